import type { Brief } from '@parlance/artifacts/brief';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Sentence } from '../analysis/document.ts';
import { StandAlone } from '../analysis/stand-alone.ts';
import type { Understanding } from '../analysis/understand.ts';

const WORDS = { min: 7, max: 18 };
/** A sentence that nothing else will say and that makes one stay: something great, rare or unexpected. */
export function findHook(
  understanding: Understanding,
  brief: Brief,
  isTold: (sentence: Sentence) => boolean,
): Sentence | undefined {
  if (brief.question || understanding.firstPerson) return undefined;
  const { countsOn, adverbEnding } = understanding.pack.grammar;
  const counts = wordRegex(`(?<!\\p{L})(?:${countsOn})(?!\\p{L})`);
  const turnsFrom = wordRegex(`^\\p{Lu}\\p{Ll}+(?:${adverbEnding}),? `, 'u');
  const standAlone = new StandAlone(understanding);
  const titleTerms = new Set(understanding.lexer.terms(understanding.title ?? ''));
  const worth = ({ traits, score }: Sentence): number =>
    score +
    (traits.has('superlative') ? 0.12 : 0) +
    (traits.has('contrast') ? 0.08 : 0) +
    (traits.has('number') ? 0.08 : 0);
  const [best] = understanding.sentences
    .filter(
      ({ words, somber, traits }) =>
        words >= WORDS.min && words <= WORDS.max && !somber && !traits.has('quote'),
    )
    .filter(({ traits }) => traits.has('superlative') || traits.has('contrast') || traits.has('number'))
    .filter(({ terms }) => terms.some((term) => titleTerms.has(term)))
    .filter(({ text }) => !counts.test(text) && !turnsFrom.test(text))
    .filter((sentence) => !isTold(sentence) && standAlone.has(sentence))
    .sort((a, b) => worth(b) - worth(a));
  return best;
}
