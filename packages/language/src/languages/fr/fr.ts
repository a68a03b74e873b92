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

export const fr: LanguagePack = {
  language: 'fr',
  stemmer: 'french',
  words,
  nameWords,
  grammar,
  documents,
  conversation,
  clauses,
  commonWords,
  telling,
  quotes: ['« ', ' »'],
  and: 'et',
  or: 'ou',
  // A space stands before the double signs, and a line must not break there.
  typography: [
    [/ ?([?!;»])(?!\d)/g, '\u00A0$1'],
    [/ ?:(?=\s|$)/g, '\u00A0:'],
    [/« ?/g, '«\u00A0'],
    [/'/g, '’'],
  ],
  numerals,
  numberWords,
  spokenForms,
  countries: {},
  showNotes: {
    chapters: 'Chapitres',
    disclosure: `Réalisé avec l’IA par ${PRODUCT_NAME}. Les voix sont synthétiques, et leurs propos peuvent contenir des erreurs.`,
    ownScript: 'Dit mot pour mot à partir d’un script original.',
    modelKnowledge:
      'Raconté d’après les connaissances générales d’un modèle d’IA. Aucune source n’a été lue et personne n’a vérifié ces propos.',
  },
  lettersPerSecond: 12.9,
  isHeardWell: true,
  warmUp: [
    'Le port est ancien. Il a été construit en 1820, parce que le fleuve portait trop de sable. Par exemple, on attendait.',
    'Les pilotes connaissaient chaque banc. Si le vent tournait, ils attendaient. Aujourd’hui le port est calme.',
  ],
};
