import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';

/** From this share of sentences on, the author tells as "I". */
const FIRST_PERSON_SHARE = 0.25;

/** Whether the author speaks as "I" in a sentence. */
export function speaksAsAuthor({ pack }: Pick<Reading, 'pack'>): (sentence: Sentence) => boolean {
  const authorVoice = wordRegex(pack.grammar.authorVoice, 'u');
  return ({ text, inQuotation }) => !inQuotation && authorVoice.test(text);
}

export function isFirstPerson(reading: Reading): boolean {
  const own = reading.sentences.filter(speaksAsAuthor(reading));
  return own.length > reading.sentences.length * FIRST_PERSON_SHARE;
}
