import type { Brief } from '@parlance/artifacts/brief';
import { inEverydayWords } from '@parlance/language/text/everyday';
import type { Sentence } from '../analysis/document.ts';
import type { Understanding } from '../analysis/understand.ts';
import { HookCandidates, type Place } from './hook-candidates.ts';

/** Said before the greeting, so that one stays. */
export type Hook = {
  text: string;
  refs: readonly string[];
  sentence: Sentence;
  /** All of the sentence is said, or all but a few words: it need not be told again. */
  isWhole: boolean;
  /** Somebody's own words. */
  isQuote: boolean;
};

/** What one stays for: the source's own beginning, a question it answers, something great, rare or unexpected. */
export function findHook(
  understanding: Understanding,
  brief: Brief,
  placeOf: (sentence: Sentence) => Place,
): Hook | undefined {
  if (brief.question) return undefined;
  const best = new HookCandidates(understanding, brief.level, placeOf).best();
  if (!best) return undefined;
  const { text, sentence, isWhole = false, isQuote = false } = best;
  const isSpoken = isQuote || /[“„«]/.test(text);
  return {
    text: isSpoken ? text : inEverydayWords(text, understanding.pack),
    refs: sentence.refs,
    sentence,
    isWhole,
    isQuote,
  };
}
