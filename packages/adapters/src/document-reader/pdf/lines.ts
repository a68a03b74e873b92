import { tidy } from '../text/plain-text.ts';
import { regions } from './columns.ts';
import { heaviest, type Item, type Line, roundSize } from './page.ts';

/** Of the letter size: a wider gap is a space between words. */
const WORD_GAP = 0.17;
const RAISED_MARK = /^[\d*†‡§¶,\s]{1,7}$/u;

/** Pieces on one baseline, small raised and lowered ones included, from the top down. */
function rows(items: Item[]): Item[][] {
  const found: { y: number; size: number; items: Item[] }[] = [];
  for (const item of items.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const row = found
      .slice(-3)
      .find((candidate) => Math.abs(candidate.y - item.y) <= Math.max(candidate.size, item.size) * 0.45);
    if (!row) found.push({ y: item.y, size: item.size, items: [item] });
    else {
      row.items.push(item);
      // The larger letters say where the line lies, not what is raised above it.
      if (item.size > row.size) Object.assign(row, { y: item.y, size: item.size });
    }
  }
  return found.sort((a, b) => a.y - b.y).map((row) => row.items);
}

/** A raised number behind a word is a footnote's mark; read aloud it is noise. */
const isMark = (item: Item, size: number, y: number): boolean =>
  item.size < size * 0.82 && item.y < y - size * 0.12 && RAISED_MARK.test(item.text);

function joined(items: Item[], size: number, rightToLeft: boolean): string {
  let text = '';
  let last: Item | undefined;
  for (const item of items) {
    const gap = last ? (rightToLeft ? last.x0 - item.x1 : item.x0 - last.x1) : 0;
    const apart = gap > size * WORD_GAP && !/\s$/.test(text) && !/^\s/.test(item.text);
    text += apart ? ` ${item.text}` : item.text;
    last = item;
  }
  // A soft hyphen at the end is where the word was cut; elsewhere it is nothing.
  return tidy(text.replace(/\u00ad\s*$/, '\u2010'));
}

function asLine(row: Item[], column: number): Line | undefined {
  const weights = row.map((item) => ({ value: roundSize(item.size), weight: item.text.length }));
  const size = heaviest(weights) ?? 0;
  const font = heaviest(row.map((item) => ({ value: item.font, weight: item.text.length }))) ?? '';
  const main = row.filter((item) => roundSize(item.size) === size);
  const y = heaviest(main.map((item) => ({ value: item.y, weight: item.text.length }))) ?? 0;
  const rightToLeft = row.filter((item) => item.rightToLeft).length * 2 > row.length;
  const sorted = row.toSorted((a, b) => (rightToLeft ? b.x1 - a.x1 : a.x0 - b.x0));
  // A mark at the very beginning opens the note itself and is needed to know it by.
  const kept = sorted.filter((item, index) => index === 0 || !isMark(item, size, y));
  const text = joined(kept, size, rightToLeft);
  if (text === '') return undefined;
  const x0 = Math.min(...row.map((item) => item.x0));
  const x1 = Math.max(...row.map((item) => item.x1));
  return { text, x0, x1, y, size, font, column };
}

/** A large first letter stands alone; its word goes on in the line beside it. */
function withDropCaps(lines: Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const before = lines[index - 1];
    const isCap = (candidate: Line | undefined, body: Line) =>
      candidate?.column === body.column &&
      /^\p{Lu}$/u.test(candidate.text) &&
      candidate.size > body.size * 1.6;
    const body = /^\p{Lu}$/u.test(line.text) ? next : undefined;
    if (body && isCap(line, body)) return [];
    if (before && isCap(before, line)) return [{ ...line, text: before.text + line.text, x0: before.x0 }];
    return [line];
  });
}

/** All lines of a page in reading order. */
export function pageLines(items: Item[]): Line[] {
  const lines = regions(items).flatMap((region, column) =>
    rows(region)
      .map((row) => asLine(row, column))
      .filter((line) => line !== undefined),
  );
  return withDropCaps(lines);
}
