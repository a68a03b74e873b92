import type { Page } from './page.ts';

/** Fewer may be sentences that begin with the word. */
const MIN_LINES = 4;
const MARKED = /^I (?=\p{Lu}\p{Ll})/u;

/** Slides whose bullets come from a font without names: "I Merge the labels", "I Replace them". */
export function withRealBullets(pages: Page[]): Page[] {
  const marked = pages.reduce(
    (sum, page) => sum + page.lines.filter(({ text }) => MARKED.test(text)).length,
    0,
  );
  if (marked < MIN_LINES) return pages;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({ ...line, text: line.text.replace(MARKED, '• ') })),
  }));
}
