import type { LanguagePack } from '@parlance/language/language';
import type { PlacedBlock } from '../placed-block.ts';
import type { PageText } from './page-text.ts';

/** A quotation of several paragraphs has no more than so many. */
const MAX_PARAGRAPHS = 8;

const OPENS = /^[“"«„]/;
const CLOSES = /[”"»]$/;

/** How many quotations are left open at its end. */
function leftOpen(text: string): number {
  const curly = (text.match(/[“«]/g)?.length ?? 0) - (text.match(/[”»]/g)?.length ?? 0);
  return curly + ((text.match(/"/g)?.length ?? 0) % 2);
}

/** German closes with the mark that others open with: what stands in pairs first, then what is left of either. */
function inOneKindOfQuotes(text: string, { ownQuotations }: LanguagePack): string {
  if (!ownQuotations) return text;
  return text
    .replace(ownQuotations, (_, low, angled) => `‹${low ?? angled}›`)
    .replace(/[„»‹“«›]/gu, (mark) => ('„»‹'.includes(mark) ? '“' : '”'));
}

/** Between two headings. */
function stretchesOf(page: PageText): PlacedBlock[][] {
  const stretches: PlacedBlock[][] = [[]];
  for (const block of page)
    if (block.kind === 'heading') stretches.push([]);
    else stretches.at(-1)?.push(block);
  return stretches;
}

/**
 * Which paragraphs are somebody's words from end to end: each but the last opens with a mark that only the last closes,
 * or has none at all.
 */
export function quotedAcross(page: PageText, pack: LanguagePack): ReadonlySet<PlacedBlock> {
  const quoted = new Set<PlacedBlock>();
  for (const stretch of stretchesOf(page)) {
    const texts = stretch.map(({ text }) => inOneKindOfQuotes(text, pack));
    stretch.forEach((block, at) => {
      const text = texts[at] ?? '';
      if (quoted.has(block) || !OPENS.test(text) || leftOpen(text) <= 0) return;
      const rest = texts.slice(at + 1, at + MAX_PARAGRAPHS);
      const last = rest.findIndex((each) => CLOSES.test(each) && leftOpen(each.replace(OPENS, '')) !== 0);
      if (last < 0) return;
      for (const inside of stretch.slice(at, at + 2 + last)) quoted.add(inside);
    });
  }
  return quoted;
}
