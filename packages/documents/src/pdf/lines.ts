import { tidy } from '../text/plain-text.ts';
import { regions } from './columns.ts';
import { heaviest, type Item, type Line, roundSize } from './page.ts';
import { cellStarts } from './tables.ts';

/** Of the letter size: a wider gap is a space between words. */
const WORD_GAP = 0.17;
const RAISED_MARK = /^[\d*†‡§¶,\s]{1,7}$/u;

const ACCENTS: Record<string, string> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
};

/** Old fonts draw an accent and its letter apart, the accent first: "na¨ıve". */
const withAccents = (text: string): string =>
  text.replace(
    /([¨´`ˆ˜¸]) ?([aeiouyAEIOUYıncsNC])(?=\p{L})|(?<=\p{L})([¨´`ˆ˜¸])([aeiouyıAEIOUn])/gu,
    (whole, ...found) => {
      const accent = ACCENTS[found[0] ?? found[2]];
      const letter = (found[1] ?? found[3]) === 'ı' ? 'i' : (found[1] ?? found[3]);
      const composed = `${letter}${accent}`.normalize('NFC');
      return composed.length === 1 ? composed : whole;
    },
  );

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

const isRaised = (item: Item, size: number, y: number): boolean =>
  item.size < size * 0.82 && item.y < y - size * 0.12;

const RAISED_DIGITS: Record<string, string> = { '-': '⁻', '−': '⁻', '–': '⁻', '+': '⁺' };
/** "10", "cm", "m" and their like in front of a raised number make it a power. */
const POWER_OF = /(?:^|[\s×·x*(])(?:10|2|[kcmµn]?m|s|kg|mol|h)$/u;

const asPower = (digits: string): string =>
  digits.replace(/[\d+−–-]/g, (sign) => RAISED_DIGITS[sign] ?? '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? sign);

/** A raised number behind a word is a footnote's mark, noise when read aloud; behind a ten or a unit it is a power. */
function readRaised(item: Item, before: string): string | undefined {
  if (/^[+−–-]?\d{1,3}$/.test(item.text) && POWER_OF.test(before.slice(-12))) return asPower(item.text);
  return RAISED_MARK.test(item.text) ? undefined : item.text;
}

/** Stands for the tick around code until accents, which may look like it, are read. */
const TICK = '\ue000';

/** What a line of prose sets in letters of one width is code, and is marked as other formats mark it. */
function asWritten({ text, mono }: Item, isCode: boolean): string {
  const code = text.trim();
  return mono && !isCode && /\p{L}/u.test(code) ? text.replace(code, () => TICK + code + TICK) : text;
}

type Setting = { size: number; y: number; rightToLeft: boolean; mono: boolean };

function joined(items: Item[], { size, y, rightToLeft, mono }: Setting): string {
  let text = '';
  let last: Item | undefined;
  for (const item of items) {
    // A mark at the very beginning opens the note itself and is needed to know it by.
    const written = last && isRaised(item, size, y) ? readRaised(item, text) : asWritten(item, mono);
    if (written === undefined) continue;
    const gap = last ? (rightToLeft ? last.x0 - item.x1 : item.x0 - last.x1) : 0;
    const isPower = /^[⁻⁺]?[⁰¹²³⁴-⁹]/.test(written);
    const apart = !isPower && gap > size * WORD_GAP && !/\s$/.test(text) && !/^\s/.test(written);
    text += apart ? ` ${written}` : written;
    last = item;
  }
  // A soft hyphen at the end is where the word was cut; elsewhere it is nothing.
  const marked = withAccents(text.replace(/\ue000( ?)\ue000/g, '$1')).replaceAll(TICK, '`');
  return tidy(marked.replace(/\u00ad\s*$/, '\u2010'));
}

function asLine(row: Item[], column: number): Line | undefined {
  const weights = row.map((item) => ({ value: roundSize(item.size), weight: item.text.length }));
  const size = heaviest(weights) ?? 0;
  const font = heaviest(row.map((item) => ({ value: item.font, weight: item.text.length }))) ?? '';
  const main = row.filter((item) => roundSize(item.size) === size);
  const y = heaviest(main.map((item) => ({ value: item.y, weight: item.text.length }))) ?? 0;
  const rightToLeft = row.filter((item) => item.rightToLeft).length * 2 > row.length;
  const sorted = row.toSorted((a, b) => (rightToLeft ? b.x1 - a.x1 : a.x0 - b.x0));
  const inMono = row.reduce((sum, item) => sum + (item.mono ? item.text.length : 0), 0);
  const mono = inMono > row.reduce((sum, item) => sum + item.text.length, 0) * 0.6;
  const text = joined(sorted, { size, y, rightToLeft, mono });
  if (text === '') return undefined;
  const x0 = Math.min(...row.map((item) => item.x0));
  const x1 = Math.max(...row.map((item) => item.x1));
  const starts = rightToLeft ? [] : cellStarts(sorted, size);
  return { text, x0, x1, y, size, font, mono, starts, column };
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
