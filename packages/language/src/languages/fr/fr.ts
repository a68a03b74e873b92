import type { LanguagePack } from '../../language.ts';
import { exchanges } from './exchanges.ts';
import { grammar } from './grammar.ts';
import { phrases } from './phrases.ts';
import { questions } from './questions.ts';
import { words } from './words.ts';

export const fr: LanguagePack = {
  language: 'fr',
  words,
  grammar,
  exchanges: [...questions, ...exchanges],
  phrases,
  quotes: ['« ', ' »'],
  and: 'et',
  or: 'ou',
};
