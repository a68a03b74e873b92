import { countWords } from '@parlance/kernel/speech-time';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import { SelfContained } from '../analysis/self-contained.ts';
import { StandAlone } from '../analysis/stand-alone.ts';
import type { Understanding } from '../analysis/understand.ts';
import { quantile, SEVERAL_NUMBERS } from './ends.ts';

const WORDS = { min: 7, max: 26 };
/** What was told with fewer sentences after it is still in everybody's ear. */
const RECENT_SENTENCES = 8;
/** Only what is worth more than this share of all sentences sums a text up. */
const CENTRAL = 0.55;
const WORTH = {
  cause: 0.1,
  contrast: 0.08,
  superlative: 0.1,
  definition: 0.02,
  future: 0.1,
  concludes: 0.15,
  late: 0.12,
};

/**
 * The central claims of a text, the best first: short, understood by themselves, and naming what they are about. A
 * story is not summed up: it ends.
 */
function centralClaims(understanding: Understanding): Sentence[] {
  const { sentences, genre, pack } = understanding;
  if (genre === 'story') return [];
  const standAlone = new StandAlone(understanding);
  const contained = new SelfContained(understanding);
  const concludes = wordRegex(pack.telling.concludes);
  const scores = sentences.filter(({ sayable }) => sayable).map(({ score }) => score);
  const central = quantile(scores, CENTRAL);
  const worthOf = ({ score, traits, text, index }: Sentence): number => {
    const strong = (['cause', 'contrast', 'superlative', 'definition', 'future'] as const).filter((trait) =>
      traits.has(trait),
    );
    const sums = concludes.test(text) ? WORTH.concludes : 0;
    const late = WORTH.late * (index / sentences.length);
    return score + sums + late + strong.reduce((sum, trait) => sum + WORTH[trait], 0);
  };
  return sentences
    .filter(({ somber, traits, score }) => {
      return !somber && !traits.has('quote') && score >= central;
    })
    .filter(({ text }) => countWords(text) >= WORDS.min && countWords(text) <= WORDS.max)
    .filter((sentence) => standAlone.has(sentence))
    .filter(({ text }) => contained.isOfSubject(text) && !SEVERAL_NUMBERS.test(text))
    .sort((a, b) => worthOf(b) - worthOf(a));
}

/**
 * What to keep of all that was told: a claim told a while ago, or none. Nothing is said for the first time at the end, for
 * nobody is prepared for it.
 */
export function findTakeAway(
  understanding: Understanding,
  told: readonly Sentence[],
  hook: Sentence | undefined,
): Sentence | undefined {
  const longAgo = new Set(told.slice(0, Math.max(0, told.length - RECENT_SENTENCES)));
  const contained = new SelfContained(understanding);
  return centralClaims(understanding).find(
    (sentence) => longAgo.has(sentence) && sentence !== hook && contained.fits(sentence.text, sentence),
  );
}
