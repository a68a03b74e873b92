import type { LineCheck } from '@parlance/artifacts/script-check';
import { stemOf } from '@parlance/language/text/fold';
import { carriesMeaning, knowsSmallWords } from '@parlance/language/text/small-words';
import type { Sentence } from '@parlance/language/text/tokens';
import type { Ground } from './ground.ts';

/** A statement of fewer words that mean something is an agreement, an echo or a bridge. */
const MIN_CLAIM_WORDS = 5;
/** A sentence retold in other words keeps about half of its source's; one about something else keeps a seventh. */
const MIN_SHARE_CITED = 0.4;
/** Bridges say things in words of their own; only what has next to nothing to do with the source is strange. */
const MIN_SHARE_UNCITED = 0.4;

const meaning = ({ tokens }: Sentence, language: string): string[] =>
  tokens.flatMap(({ folded }) => (carriesMeaning(folded, language) ? [stemOf(folded)] : []));

const shareWithin = (stems: readonly string[], grounds: readonly Ground[]): number =>
  stems.filter((stem) => grounds.some((ground) => ground.stems.has(stem))).length / stems.length;

type Ask = { sentences: readonly Sentence[]; language: string };

const claimsOf = ({ sentences, language }: Ask): string[][] =>
  sentences
    .filter((sentence) => !sentence.question)
    .map((sentence) => meaning(sentence, language))
    .filter((stems) => stems.length >= MIN_CLAIM_WORDS);

/** Half of what a sentence says is in these: it is about the same thing. */
export const isAbout = (sentence: Sentence, language: string, grounds: readonly Ground[]): boolean =>
  shareWithin(meaning(sentence, language), grounds) >= 0.5;

/** A line that points at passages: every claim in it must share words with them. */
export function supportByCited(ask: Ask, cited: readonly Ground[]): LineCheck['support'] {
  if (claimsOf(ask).some((stems) => shareWithin(stems, cited) < MIN_SHARE_CITED)) return 'unsupported';
  return ask.sentences.some((sentence) => meaning(sentence, ask.language).length > 0)
    ? 'supported'
    : 'framing';
}

/** A line that points at nothing may greet, ask and lead over; it may not claim what the source knows nothing of. */
export function supportByAnything(ask: Ask, everything: readonly Ground[]): LineCheck['support'] {
  if (!knowsSmallWords(ask.language)) return 'framing';
  return claimsOf(ask).some((stems) => shareWithin(stems, everything) < MIN_SHARE_UNCITED)
    ? 'unsupported'
    : 'framing';
}
