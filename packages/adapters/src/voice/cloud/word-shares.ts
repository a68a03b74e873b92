import type { Mark } from '@parlance/speech/said-line';
import { loudnessSteps } from './loudness-steps.ts';

/** A digit is read as a word of its own. */
const DIGIT_WEIGHT = 4;
/** Short words take more time for each letter than long ones. */
const WORD_WEIGHT = 2;

function weightOf(word: string): number {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const digits = word.match(/\p{N}/gu)?.length ?? 0;
  return letters + digits === 0 ? 0 : WORD_WEIGHT + letters + digits * DIGIT_WEIGHT;
}

/**
 * When each word is probably heard, where a service doesn't say: the time in which somebody speaks, pauses left
 * out, is shared among the words by their length, as the classic voice does with words it runs together.
 */
export function sharedMarks(words: string[], samples: Float32Array, sampleRate: number): Mark[] {
  const steps = loudnessSteps(samples, sampleRate);
  const voiced = [...steps.levels.keys()].filter(steps.isVoiced);
  const weights = words.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (voiced.length === 0 || total === 0) return [];
  let before = 0;
  return weights.flatMap((weight, word) => {
    if (weight === 0) return [];
    const first = Math.min(voiced.length - 1, Math.floor((before / total) * voiced.length));
    before += weight;
    const last = Math.max(first, Math.min(voiced.length, Math.floor((before / total) * voiced.length)) - 1);
    return [{ word, startMs: voiced[first]! * steps.ms, endMs: (voiced[last]! + 1) * steps.ms }];
  });
}
