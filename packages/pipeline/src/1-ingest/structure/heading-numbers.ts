import { trimEndOf } from '@parlance/kernel/scan-text';
import {
  bareNumber,
  headingLevel,
  letterNumber,
  NAMED_PREFIX,
  sectionNumber,
  splitNumber,
  withoutBareNumber,
  withoutCapitals,
  withoutLetter,
} from '../text/headings.ts';
import type { PlacedBlock } from './placed-block.ts';

const HEADING_MAX_CHARS = 180;
const OPEN_END = /[^.!…:;,]$/;

/** The numbers that would stand before and after, over and under "8.2": 8.1, 8.3, 8, 8.2.1. */
function neighbours(number: string): string[] {
  const parts = number.split('.');
  const last = Number(parts.at(-1));
  const over = parts.slice(0, -1).join('.');
  return [`${over}.${last - 1}`, `${over}.${last + 1}`, over, `${number}.1`];
}

/** What a document counts its parts with, whether its readers saw headings in them or not. */
function numbersIn(blocks: readonly PlacedBlock[]): ReadonlySet<string> {
  return new Set(
    blocks.flatMap(({ kind, text }) => {
      const section = sectionNumber(text)?.number;
      if (section !== undefined) return [section];
      if (kind !== 'heading') return [];
      const { number, text: words } = splitNumber(text);
      const bare = bareNumber(words) ?? letterNumber(words);
      return [...(number === undefined ? [] : [number]), ...(bare === undefined ? [] : [String(bare)])];
    }),
  );
}

const ended = (text: string): string => (/[^.]\.$/.test(text) ? text.slice(0, -1) : text);

function headingApart(block: PlacedBlock, counted: ReadonlySet<string>): PlacedBlock {
  const { number, text } = splitNumber(block.text);
  const bare = number === undefined ? (bareNumber(text) ?? letterNumber(text)) : undefined;
  const counts = bare !== undefined && (counted.has(String(bare - 1)) || counted.has(String(bare + 1)));
  const words = ended(withoutCapitals(counts ? withoutLetter(withoutBareNumber(text)) : text));
  const printed = counts ? trimEndOf(text.slice(0, text.search(/\s/)), /[.)]/) : number;
  return { ...block, text: words, ...(printed === undefined ? {} : { number: printed }) };
}

/** "8.2 Where can I find it?" in a document that also has an 8.1 is its heading; over a whole paragraph, its number. */
function paragraphApart(block: PlacedBlock, counted: ReadonlySet<string>): PlacedBlock {
  const found = sectionNumber(block.text);
  if (!found || !neighbours(found.number).some((number) => counted.has(number))) return block;
  const isHeading = found.text.length <= HEADING_MAX_CHARS && OPEN_END.test(found.text);
  const heading = { kind: 'heading' as const, level: headingLevel(block.text), number: found.number };
  return { ...block, text: found.text, ...(isHeading ? heading : {}) };
}

/** "CHAPTER 2. The wind" over a page of the chapter "The wind": what was printed there to find the place again. */
export function markRunningHeads(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const headings = new Set<string>();
  return blocks.map((block) => {
    if (block.kind === 'contents') return block;
    const named = NAMED_PREFIX.exec(block.text)?.[0] ?? '';
    const words = block.text.slice(named.length).toLowerCase();
    if (named !== '' && words !== '' && headings.has(words) && block.text.length <= HEADING_MAX_CHARS)
      return { ...block, kind: 'boilerplate' };
    if (block.kind === 'heading') headings.add(words).add(block.text.toLowerCase());
    return block;
  });
}

/** Numbers of headings apart from their words. "10 things to know" keeps its ten: no heading counts nine or eleven. */
export function numbersApart(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const counted = numbersIn(blocks);
  return blocks.map((block) => {
    if (block.kind === 'heading') return headingApart(block, counted);
    return block.kind === 'paragraph' || block.kind === 'item' ? paragraphApart(block, counted) : block;
  });
}
