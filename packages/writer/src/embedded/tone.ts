import type { Tone } from '@parlance/kernel/limits';
import { wordRegex } from '@parlance/language/text/word-regex';
import { phrasesInTone } from '@parlance/language/tones';
import type { Understanding } from './analysis/understand.ts';

/** From this share of grave sentences on, or with a grave title, nothing light is said of a text. */
const GRAVE_SHARE = 0.12;
/** From this share on, nobody takes up a number: it may be one of something grave that no word shows. */
const EARNEST_SHARE = 0.04;

function isGrave({ sentences, title, pack }: Understanding, from: number): boolean {
  const somber = sentences.filter((sentence) => sentence.somber).length;
  return somber > sentences.length * from || wordRegex(pack.grammar.somber).test(title ?? '');
}

/** What was understood, to be told in a tone. Nobody is playful about grave things, or has small words for them. */
export function inTone(understanding: Understanding, wanted: Tone = 'balanced'): Understanding {
  const { pack } = understanding;
  const tone = wanted === 'playful' && isGrave(understanding, GRAVE_SHARE) ? 'balanced' : wanted;
  const phrases = phrasesInTone(pack.phrases, pack.tones, tone);
  const earnest = isGrave(understanding, EARNEST_SHARE);
  return {
    ...understanding,
    pack: { ...pack, phrases: earnest ? { ...phrases, react: [] } : phrases },
  };
}
