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

export const de: LanguagePack = {
  language: 'de',
  stemmer: 'german',
  words,
  nameWords,
  grammar,
  documents,
  conversation,
  clauses,
  commonWords,
  telling,
  quotes: ['„', '“'],
  and: 'und',
  or: 'oder',
  // What others open with closes here.
  typography: [[/“([^“”„]*)”/g, '„$1“']],
  ownQuotations: /„([^„“”]*)[“”]|»([^«»]*)«/g,
  numerals,
  numberWords,
  spokenForms,
  countries: {},
  showNotes: {
    chapters: 'Kapitel',
    disclosure: `Mit KI gemacht von ${PRODUCT_NAME}. Die Stimmen sind synthetisch, und was sie sagen, kann Fehler enthalten.`,
    ownScript: 'Wort für Wort nach einem eigenen Skript gesprochen.',
    modelKnowledge:
      'Erzählt aus dem allgemeinen Wissen eines KI-Modells. Es wurde keine Quelle gelesen, und niemand hat es geprüft.',
  },
  lettersPerSecond: 9.7,
  isHeardWell: true,
  warmUp: [
    'Der Hafen ist alt. Er wurde 1820 gebaut, weil der Fluss zu viel Sand trug. Zum Beispiel warteten Schiffe tagelang.',
    'Die Lotsen kannten jede Bank. Wenn der Wind drehte, warteten sie. Heute ist der Hafen still, aber die Lichter brennen.',
  ],
};
