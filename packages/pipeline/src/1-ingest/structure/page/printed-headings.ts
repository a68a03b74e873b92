import { trimEndOf } from '@parlance/kernel/scan-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { onlyNames } from '@parlance/language/text/only-names';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { PlacedBlock } from '../placed-block.ts';
import type { PageText } from './page-text.ts';

const LINE = { words: 8, belowWords: 6 };
/** Fewer lines are no habit of the text. */
const MIN_LINES = 2;
/** Fewer numbered lines are no list that a whole text is made of. */
const MIN_NUMBERED = 3;
/** "3. Don't use a wooden rack": a number and a few words without a full stop. */
const NUMBERED = /^(?<number>\d{1,2})[.)] (?<name>\p{Lu}[^.!?;]{3,90})$/u;
const DEEPEST = 6;

const nameOf = (line: string): string => trimEndOf(line.replace(/ ?\([^()]*\)/g, '').trim(), /[:\s]/);

/** Lines by themselves between paragraphs that name what follows, where the text has several such lines. */
function namingLines(page: PageText, pack: LanguagePack): PlacedBlock[] {
  const caption = wordRegex(`^(?:${pack.documents.caption})\\.? ?\\d`);
  const lines = page.filter(({ kind, text }, at) => {
    const below = page[at + 1];
    if (kind !== 'paragraph' || below?.kind !== 'paragraph') return false;
    if (!/^[\p{Lu}\d]/u.test(text) || /[.!?…,;”"»]$/u.test(text) || caption.test(text)) return false;
    const isBelow =
      countWords(below.text) >= LINE.belowWords && /[.!?…:]$/.test(below.text) && !/^[“"«„]/.test(below.text);
    return isBelow && countWords(text) <= LINE.words && nameOf(text) !== '' && onlyNames(text, pack);
  });
  return lines.length < MIN_LINES ? [] : lines;
}

const numberOf = ({ kind, text }: PlacedBlock): number =>
  kind === 'item' ? 0 : Number(NUMBERED.exec(text)?.groups?.number ?? 0);

/** The numbered lines of a text that is made of them: each has prose below it, and they count up from one. */
function countedLines(page: PageText): PlacedBlock[] {
  const lines = page.flatMap((block, at) => {
    const number = numberOf(block);
    return number > 0 ? [{ block, number, below: page[at + 1] }] : [];
  });
  const countsUp = lines.every(({ number }, at) => number > (lines[at - 1]?.number ?? 0));
  const heads = lines.every(({ below }) => below?.kind === 'paragraph' && /[.!?…]["”»]?$/.test(below.text));
  const isList = lines.length >= MIN_NUMBERED && lines[0]?.number === 1 && countsUp && heads;
  return isList ? lines.map(({ block }) => block) : [];
}

/** Under the headings that the page has elements for. */
function levelBelow(page: PageText): number {
  const levels = page.filter(({ kind }) => kind === 'heading').map(({ level = 2 }) => level);
  // An item that a page forgot to number is a heading all the same.
  return levels.length > 0 ? Math.min(...levels.filter((level) => level > 1), DEEPEST) : 2;
}

/** The lines that head what stands below them, and that no format called headings. */
export function withPrintedHeadings(page: PageText, pack: LanguagePack): PlacedBlock[] {
  const [counted, named] = [new Set(countedLines(page)), new Set(namingLines(page, pack))];
  const level = levelBelow(page);
  return page.map((block): PlacedBlock => {
    const { number, name } = (counted.has(block) && NUMBERED.exec(block.text)?.groups) || {};
    if (number !== undefined && name !== undefined)
      return { ...block, kind: 'heading', headedBy: 'number', level, number, text: name };
    if (!named.has(block)) return block;
    return { ...block, kind: 'heading', headedBy: 'line', level: DEEPEST, text: nameOf(block.text) };
  });
}

const PRINTED_NUMBERS = 6;

/** "2005-12-30 18:10:35 status installed 2.1": what a program has printed heads nothing. */
export const isOutput = ({ kind, text }: PlacedBlock): boolean =>
  kind === 'heading' && (text.match(/\d+/g)?.length ?? 0) >= PRINTED_NUMBERS;
