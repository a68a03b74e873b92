import { endsSentence } from '@parlance/kernel/sentence-end';
import type { DocumentBlock } from '@parlance/ports/document-reader';
import { mend, type Vocabulary } from './hyphens.ts';
import { isCaption } from './notes.ts';
import { heaviest, type Line, type Page, roundSize } from './page.ts';
import { linesOfTables } from './tables.ts';

export type Paragraph = {
  text: string;
  page: number;
  size: number;
  font: string;
  lines: number;
  mono: boolean;
  /** Its lines are rows of a table. */
  tabular: boolean;
  /** Begins with a bullet or a number. */
  item: boolean;
  /** Whether its first line starts further in than the column does. */
  indented: boolean;
  column: number;
  /** Of the column, from where its lines begin to where they end. */
  width: number;
  /** Where it ends; it may begin on an earlier page. */
  endPage: number;
};

/** Bullets of symbol fonts come out as "§" and "▶", the first without a space. */
const BULLET = /^(?:[•‣\u25a0-\u25ff❖➤➢✓✔–*-]\s+(?=\S)|[§\u25a0-\u25ff➤➢](?=\p{L}))/u;
const NUMBERED = /^\(?(?:\d{1,2}|[a-z])[.)]\s+(?=\S)/;
export const startsWithBullet = (text: string): boolean => BULLET.test(text);
const isItem = (text: string): boolean => startsWithBullet(text) || NUMBERED.test(text);

type Column = { left: number; right: number; pitch: number };

/** Where a column's lines usually begin and end, and how far apart they are. */
function measure(lines: Line[]): Column {
  const weigh = (value: (line: Line) => number) =>
    heaviest(lines.map((line) => ({ value: Math.round(value(line)), weight: line.text.length }))) ?? 0;
  const gaps = lines.slice(1).map((line, index) => line.y - (lines[index] as Line).y);
  const steps = gaps.filter((gap) => gap > 0).map((gap) => ({ value: roundSize(gap), weight: 1 }));
  const right = lines.map((line) => line.x1).sort((a, b) => a - b)[Math.floor(lines.length * 0.9)] ?? 0;
  return { left: weigh((line) => line.x0), right, pitch: heaviest(steps) ?? 0 };
}

const isIndented = (line: Line, column: Column): boolean => line.x0 > column.left + line.size * 0.7;

/** Of the letter size: two lines of one paragraph are no further apart, whatever else the page has set closer. */
const WIDEST_PITCH = 1.9;

const isShort = (line: Line, { left, right }: Column): boolean => line.x1 < right - (right - left) * 0.12;

/** A line that fills its column in the middle of a sentence goes on in the next. */
const isCutByPage = (line: Line, before: Line, column: Column): boolean =>
  !isShort(before, column) &&
  !endsSentence(before.text) &&
  !isIndented(line, column) &&
  line.y - before.y <= line.size * WIDEST_PITCH;

/** "Dry nets" over lines that stand further in: a term and what is said of it. */
const isTermOver = (before: Line, line: Line, column: Column): boolean =>
  line.x0 > before.x0 + line.size * 0.7 &&
  isShort(before, column) &&
  !isItem(before.text) &&
  /[\p{L}\p{N})]$/u.test(before.text) &&
  /^["“«]?\p{Lu}/u.test(line.text);

function startsNew(line: Line, before: Line, column: Column, bodySize: number): boolean {
  if (Math.abs(line.size - before.size) > Math.max(0.6, before.size * 0.07)) return true;
  if (line.mono !== before.mono && (line.mono || before.x1 < column.right - line.size * 4)) return true;
  const usual = column.pitch > 0 ? column.pitch : line.size * 1.3;
  const isLarge = line.size > bodySize * 1.12;
  const isFar = line.y - before.y > Math.max(usual, line.size * 1.15) * (isLarge ? 1.5 : 1.3);
  if (isFar && !isCutByPage(line, before, column)) return true;
  // A title is set in the middle, or breaks where its sense does: neither ends it.
  if (isLarge) return endsSentence(before.text);
  if (isItem(line.text) || isTermOver(before, line, column)) return true;
  const short = isShort(before, column);
  if (line.font !== before.font && short && !/^\p{Ll}/u.test(line.text)) return true;
  if (isIndented(line, column) && !isIndented(before, column)) return !isItem(before.text);
  return short && endsSentence(before.text) && !/^\p{Ll}/u.test(line.text);
}

function columnParagraphs(lines: Line[], page: number, bodySize: number, words: Vocabulary): Paragraph[] {
  const column = measure(lines.filter((line) => line.size <= bodySize * 1.12));
  const inTables = linesOfTables(lines);
  const goesOnWith = (line: Line, before: Line) => {
    if (inTables.has(line) || inTables.has(before)) return inTables.has(line) && inTables.has(before);
    return !startsNew(line, before, column, bodySize);
  };
  const found: Paragraph[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = found.at(-1);
    if (before && last && goesOnWith(line, before)) {
      last.text = mend(last.text, line.text, words);
      last.lines++;
      return;
    }
    const item = isItem(line.text);
    const indented = isIndented(line, column);
    const { text, size, font } = line;
    const width = column.right - column.left;
    found.push({
      text,
      page,
      size,
      font,
      lines: 1,
      mono: line.mono,
      tabular: inTables.has(line),
      item,
      indented,
      column: line.column,
      width,
      endPage: page,
    });
  });
  return found;
}

/** Whether a paragraph goes on in the next column or on the next page. */
function goesOn(before: Paragraph, next: Paragraph): boolean {
  if (
    next.tabular ||
    before.tabular ||
    next.item ||
    next.mono ||
    before.mono ||
    roundSize(before.size) !== roundSize(next.size)
  )
    return false;
  if (before.endPage === next.page && before.column === next.column) return false;
  const end = before.text.slice(-10);
  if (endsSentence(end) || /[:;]$/.test(end)) return false;
  if (/^\p{Ll}/u.test(next.text) || /[\p{L}\p{M}][-\u2010]$/u.test(end)) return true;
  // A line across the page and the column below it are no halves of one paragraph.
  const alike = before.font === next.font && Math.abs(before.width - next.width) < before.width * 0.25;
  return alike && !next.indented && (before.lines > 1 || before.text.length > 40);
}

export function paragraphsOf(
  pages: Page[],
  bodySize: number,
  words: Vocabulary,
): { paragraphs: Paragraph[]; captions: DocumentBlock[] } {
  const all: Paragraph[] = [];
  const captions: DocumentBlock[] = [];
  for (const page of pages) {
    const columns = Object.values(Object.groupBy(page.lines, (line) => line.column)) as Line[][];
    const found = columns.flatMap((lines) => columnParagraphs(lines, page.number, bodySize, words));
    for (const next of found) {
      // A caption must not stand between the halves of a paragraph.
      if (isCaption(next.text, next.size, bodySize)) {
        captions.push({ kind: 'caption', text: next.text, page: next.page });
        continue;
      }
      const last = all.at(-1);
      if (last && next.size <= bodySize * 1.12 && goesOn(last, next)) {
        last.text = mend(last.text, next.text, words);
        last.lines += next.lines;
        last.column = next.column;
        last.endPage = next.endPage;
      } else all.push(next);
    }
  }
  return { paragraphs: all, captions };
}

export const withoutBullet = (text: string): string => text.replace(BULLET, '').replace(NUMBERED, '');
