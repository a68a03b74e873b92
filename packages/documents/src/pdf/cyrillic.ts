import type { Page } from './page.ts';

/** Of all letters: no language that is written in Latin ones has so many with accents. */
const MIN_SHARE = 0.6;
const MIN_LETTERS = 200;

const cyrillic = new TextDecoder('windows-1251');
const decoded = (text: string): string =>
  text.replace(/[\u00a8\u00b8\u00c0-\u00ff]+/g, (run) => cyrillic.decode(Buffer.from(run, 'latin1')));

/**
 * Old fonts for Cyrillic give no names to their letters, only places in a table, which then come out as the letters that
 * stand there in Latin ones: "Ðóêîâîäñòâî".
 */
export function inOwnLetters(pages: Page[]): Page[] {
  let letters = 0;
  let accented = 0;
  for (const { lines } of pages)
    for (const { text } of lines) {
      letters += text.match(/\p{L}/gu)?.length ?? 0;
      accented += text.match(/[\u00c0-\u00ff]/g)?.length ?? 0;
    }
  if (letters < MIN_LETTERS || accented < letters * MIN_SHARE) return pages;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({ ...line, text: decoded(line.text) })),
  }));
}
