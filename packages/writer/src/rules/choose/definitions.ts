import type { Marked } from '../marks/marked.ts';
import { subjectOf } from '../marks/subject.ts';
import type { Understanding } from '../understand.ts';
import type { Closures } from './runs.ts';

const MAX_DEFINITIONS = 4;

/** The source's own explanations of its most used terms, which a beginner should hear. */
export function findDefinitions(
  understanding: Understanding,
  closures: Closures,
  pool: readonly Marked[],
): Marked[] {
  const { keyphrases, lexer } = understanding;
  const worth = new Map(keyphrases.map(({ key, score }) => [key, score]));
  return pool
    .filter(({ traits, index }) => traits.has('definition') && closures.of(index)?.length === 1)
    .map((sentence) => {
      const term = subjectOf(sentence.text, understanding)?.phrase ?? '';
      return { sentence, worth: worth.get(lexer.terms(term).join(' ')) ?? 0 };
    })
    .filter((each) => each.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MAX_DEFINITIONS)
    .map(({ sentence }) => sentence);
}
