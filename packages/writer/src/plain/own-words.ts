import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';
import { OWN_VERBS } from './own-verbs.ts';

/** From this share of sentences on, the author tells as "I". */
const FIRST_PERSON_SHARE = 0.25;
/** So many sentences say "I" outright before a verb alone is taken to say it. */
const OUTRIGHT = 2;

/** Whether the author speaks as "I", or as one of a "we" where the text is told as "I". */
export type OwnWords = { readonly isFirstPerson: boolean; readonly isOwn: (sentence: Sentence) => boolean };

/** Decided once for a text: a bare ending is the author's only where the author says "I" elsewhere. */
export function ownWordsIn({ sentences, pack, language }: Reading): OwnWords {
  const outright = wordRegex(pack.grammar.authorVoice, 'u');
  const plural = wordRegex(pack.grammar.ownPlural, 'u');
  const verbs = OWN_VERBS[language];
  const bare = verbs === undefined ? undefined : wordRegex(verbs, 'u');
  const outside = sentences.filter(({ inQuotation }) => !inQuotation);
  const says = outside.filter(({ text }) => outright.test(text)).length;
  const endings = says >= OUTRIGHT ? bare : undefined;
  const isSingular = ({ text, inQuotation }: Sentence): boolean =>
    !inQuotation && (outright.test(text) || endings?.test(text) === true);
  const isFirstPerson = outside.filter(isSingular).length > sentences.length * FIRST_PERSON_SHARE;
  return {
    isFirstPerson,
    isOwn: (sentence) =>
      isSingular(sentence) || (isFirstPerson && !sentence.inQuotation && plural.test(sentence.text)),
  };
}
