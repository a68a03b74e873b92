import type { Marked } from './marked.ts';

/** More is not told at once. */
const MAX_BOUND = 8;

/**
 * A paragraph of a text that asks is told from its beginning to its end, or not at all; what is told before a question,
 * with that question and its answer: "Another saves from 35 to 65." leads to "Who has more?"
 */
export function withBoundParagraphs(sentences: readonly Marked[]): Marked[] {
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()];
  return paragraphs.flatMap((told, at) => {
    const [first, ...rest] = told;
    // What a text begins with may be said alone, before the greeting.
    if (!first || (at === 0 && !first.asksInText)) return told;
    const next = paragraphs[at + 1] ?? [];
    const leadsOn = !first.asksInText && next[0]?.asksInText && next[0].section === first.section;
    const bound = rest.length + (leadsOn ? next.length : 0);
    return [
      { ...first, promises: bound <= MAX_BOUND ? bound : rest.length },
      ...rest.map((sentence) => ({ ...sentence, needsPrevious: true })),
    ];
  });
}
