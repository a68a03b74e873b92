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

export const en: LanguagePack = {
  language: 'en',
  stemmer: 'english',
  words,
  nameWords,
  grammar,
  documents,
  conversation,
  clauses,
  commonWords,
  telling,
  quotes: ['“', '”'],
  and: 'and',
  or: 'or',
  numerals,
  numberWords,
  spokenForms,
  countries: { 'en-US': { dayFirst: false } },
  showNotes: {
    chapters: 'Chapters',
    disclosure: `Made with AI by ${PRODUCT_NAME}. The voices are synthetic, and what they say may contain mistakes.`,
    ownScript: 'Spoken word for word from a script of the maker’s own.',
    modelKnowledge:
      'Told from the general knowledge of an AI model. No source was read, and nobody has checked it.',
  },
  lettersPerSecond: 11.2,
  isHeardWell: true,
  warmUp: [
    'The harbour is old. It was built in 1820, because the river carried too much sand. For example, ships waited for days.',
    'The pilots knew every bank. If the wind turned, they anchored. Today the harbour is quiet, but the lamps still burn.',
  ],
};
