import { countWords } from '@parlance/kernel/speech-time';
import type { Sentence } from '../analysis/document.ts';
import { StandAlone } from '../analysis/stand-alone.ts';
import { cosine } from '../analysis/tf-idf.ts';
import type { Understanding } from '../analysis/understand.ts';
import { isThought } from './ends.ts';

const WORDS = { min: 7, max: 24 };
/** Nearer than this, the second would say the first again. */
const SAME = 0.3;
const WORTH = {
  cause: 0.12,
  contrast: 0.08,
  superlative: 0.1,
  definition: 0.04,
  future: 0.1,
  numbers: -0.15,
};

function worthOf({ score, traits, text }: Sentence): number {
  const strong = (['cause', 'contrast', 'superlative', 'definition', 'future'] as const).filter((trait) =>
    traits.has(trait),
  );
  const numbers = /\d\D+\d/.test(text) ? WORTH.numbers : 0;
  return score + numbers + strong.reduce((sum, trait) => sum + WORTH[trait], 0);
}

/**
 * What is kept for the end, a thought for each of the two: short, understood by itself, and not missed where it is
 * taken from. Said again at the end, it would only be heard twice.
 */
export function findTakeAways(
  understanding: Understanding,
  isTaken: (sentence: Sentence) => boolean,
  count: number,
): Sentence[] {
  const { sentences } = understanding;
  const standAlone = new StandAlone(understanding);
  const ranked = sentences
    .filter((sentence) => !isTaken(sentence) && standAlone.has(sentence))
    .filter(({ somber, traits }) => !somber && !traits.has('quote'))
    .filter((sentence) => isThought([sentence], sentences))
    .filter(({ text }) => countWords(text) >= WORDS.min && countWords(text) <= WORDS.max)
    .sort((a, b) => worthOf(b) - worthOf(a));
  const kept: Sentence[] = [];
  for (const sentence of ranked) {
    if (kept.length >= count) break;
    const isOther = kept.every(
      (each) => each.paragraph !== sentence.paragraph && cosine(each.vector, sentence.vector) < SAME,
    );
    if (isOther) kept.push(sentence);
  }
  return kept.sort((a, b) => a.index - b.index);
}
