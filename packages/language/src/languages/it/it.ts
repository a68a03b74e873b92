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

export const it: LanguagePack = {
  language: 'it',
  stemmer: 'italian',
  words,
  nameWords,
  grammar,
  documents,
  conversation,
  clauses,
  commonWords,
  telling,
  quotes: ['«', '»'],
  and: 'e',
  or: 'o',
  numerals,
  numberWords,
  spokenForms,
  countries: {},
  showNotes: {
    chapters: 'Capitoli',
    disclosure: `Realizzato con l’IA da ${PRODUCT_NAME}. Le voci sono sintetiche e ciò che dicono può contenere errori.`,
    ownScript: 'Detto parola per parola da un copione originale.',
    modelKnowledge:
      'Raccontato in base alle conoscenze generali di un modello di IA. Non è stata letta alcuna fonte e nessuno ha verificato quanto detto.',
  },
  lettersPerSecond: 11.1,
  isHeardWell: true,
  warmUp: [
    'Il porto è antico. Fu costruito nel 1820, perché il fiume portava troppa sabbia. Per esempio, le navi aspettavano giorni.',
    'I piloti conoscevano ogni banco. Se il vento girava, aspettavano. Oggi il porto è calmo, ma le luci sono accese.',
  ],
};
