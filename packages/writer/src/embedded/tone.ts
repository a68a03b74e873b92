import type { Tone } from '@parlance/kernel/limits';
import { wordRegex } from '@parlance/language/text/word-regex';
import { phrasesInTone } from '@parlance/language/tones';
import type { Understanding } from './analysis/understand.ts';

/** From this share of grave sentences on, or with a grave title, nothing light is said of a text. */
const GRAVE_SHARE = 0.12;

function isGrave({ sentences, title, pack }: Understanding): boolean {
  const somber = sentences.filter((sentence) => sentence.somber).length;
  return somber > sentences.length * GRAVE_SHARE || wordRegex(pack.grammar.somber).test(title ?? '');
}

/** What was understood, to be told in a tone. Nobody is playful about grave things, or has small words for them. */
export function inTone(understanding: Understanding, wanted: Tone = 'balanced'): Understanding {
  const grave = isGrave(understanding);
  const { pack } = understanding;
  const phrases = phrasesInTone(
    pack.phrases,
    pack.tones,
    wanted === 'playful' && grave ? 'balanced' : wanted,
  );
  return {
    ...understanding,
    pack: { ...pack, phrases: grave ? { ...phrases, listen: [], react: [] } : phrases },
  };
}
