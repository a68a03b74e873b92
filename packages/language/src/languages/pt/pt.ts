import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { LanguagePack } from '../../language.ts';
import { clauses } from './clauses.ts';
import { commonWords } from './common-words.ts';
import { conversation } from './conversation.ts';
import { documents } from './documents.ts';
import { grammar } from './grammar.ts';
import { nameWords } from './name-words.ts';
import { numberWords, numerals } from './numerals.ts';
import { spokenForms } from './spoken-forms.ts';
import { telling } from './telling.ts';
import { words } from './words.ts';

export const pt: LanguagePack = {
  language: 'pt',
  stemmer: 'portuguese',
  words,
  nameWords,
  grammar,
  documents,
  conversation,
  clauses,
  commonWords,
  telling,
  quotes: ['“', '”'],
  and: 'e',
  or: 'ou',
  numerals,
  numberWords,
  spokenForms,
  countries: {},
  showNotes: {
    chapters: 'Capítulos',
    disclosure: `Feito com IA pelo ${PRODUCT_NAME}. As vozes são sintéticas, e o que dizem pode conter erros.`,
    ownScript: 'Dito palavra por palavra a partir de um roteiro próprio.',
    modelKnowledge:
      'Contado com base no conhecimento geral de um modelo de IA. Nenhuma fonte foi lida, e ninguém verificou as informações.',
  },
  lettersPerSecond: 11.4,
  isHeardWell: true,
  warmUp: [
    'O porto é antigo. Ele foi construído em 1820, porque o rio trazia areia demais. Por exemplo, os navios esperavam dias.',
    'Os pilotos conheciam cada banco. Se o vento virava, eles paravam. Hoje o porto está calmo, mas as luzes continuam.',
  ],
};
