import type { PlacedBlock } from './placed-block.ts';

const OPENS = /(?:^|[.!?] )(\p{Ll}[\p{L}\d-]*)/gu;
/** So often a sentence begins with it: that is how it is written. */
const MIN_OPENINGS = 3;
/** "dries the nets. calls of it are": half a sentence, or a word of a program; in "nettle is a net" it is who is spoken of. */
const TAIL =
  /(?<=\p{Ll}{4}\. )(?<!(?:approx|resp|incl|avail|spec|info|prof|corp|dept|univ|max|min)\. )(\p{Ll}[\p{L}\d-]*)(?![\w.(-])(?! (?:is|are|was|were|has|have|can|will|ist|sind|hat|kann|wird|est|sont|peut|es|son|puede|è|sono|può|é|são|pode)(?!\p{L}))[^.!?]{0,400}[.!?](?: |$)/gu;

/** What is written with a small letter where a sentence begins. */
export function lowerNames(blocks: readonly PlacedBlock[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  const names = new Set<string>();
  for (const { kind, level, text } of blocks) {
    const bare = text.replaceAll('`', '');
    if (kind === 'heading' && level === 1) for (const word of bare.split(/\s+/)) names.add(word);
    if (kind !== 'paragraph' && kind !== 'item') continue;
    for (const [, word = ''] of bare.matchAll(OPENS)) times.set(word, (times.get(word) ?? 0) + 1);
  }
  for (const [word, count] of times) if (count >= MIN_OPENINGS) names.add(word);
  return names;
}

/** A paragraph of a manual without what stands behind a full stop and does not begin like a sentence. */
export const withoutLowerTails = (text: string, names: ReadonlySet<string>): string =>
  text.replace(TAIL, (whole, word: string) => (names.has(word) || word.includes('-') ? whole : '')).trimEnd();
