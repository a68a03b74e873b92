import type { Brief } from '@parlance/artifacts/brief';
import type { Sentence } from '../analysis/document.ts';
import { StandAlone } from '../analysis/stand-alone.ts';
import type { Understanding } from '../analysis/understand.ts';

const WORDS = { min: 7, max: 18 };
/** "The second key": whoever hears it asks for the first. */
const COUNTS_ON =
  /(?<!\p{L})(?:second|third|next|segund[oa]|terceir[oa]|tercer[oa]?|deuxième|seconde|troisième|zweite[nrs]?|dritte[nrs]?|nächste[nrs]?|second[oa]|terz[oa])(?!\p{L})/iu;
/** "Strangely, …": strange after what? */
const TURNS_FROM = /^\p{Lu}\p{Ll}+(?:ly|mente|ment|erweise),? /u;

/** A sentence that nothing else will say and that makes one stay: something great, rare or unexpected. */
export function findHook(
  understanding: Understanding,
  brief: Brief,
  isTold: (sentence: Sentence) => boolean,
): Sentence | undefined {
  if (brief.question || understanding.firstPerson) return undefined;
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
    .filter(({ text }) => !COUNTS_ON.test(text) && !TURNS_FROM.test(text))
    .filter((sentence) => !isTold(sentence) && standAlone.has(sentence))
    .sort((a, b) => worth(b) - worth(a));
  return best;
}
