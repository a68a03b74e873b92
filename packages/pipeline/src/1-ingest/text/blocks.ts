import { isRule } from './drop-boilerplate.ts';
import {
  headingLevel,
  looksLikeHeading,
  markdownHeading,
  withoutCapitals,
  withoutNumbering,
} from './headings.ts';

export type Block = { kind: 'heading' | 'paragraph' | 'item' | 'quote'; level?: number; text: string };

const ITEM = /^\s*(?:[-*+•▪◦‣·–]|\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/;
const QUOTE = /^\s{0,3}>\s?/;
const UNDERLINE = /^\s{0,3}(={3,}|-{3,})\s*$/;

/** Lines between blank lines. */
function groupLines(lines: string[]): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0);
}

/** Whether single line breaks are only where the page ended, as in mail and old text files. */
function isHardWrapped(groups: string[][]): boolean {
  const long = groups.filter((group) => group.length > 2 && !group.every((line) => ITEM.test(line)));
  const lengths = long
    .flatMap((group) => group.slice(0, -1).map((line) => line.trim().length))
    .sort((a, b) => a - b);
  const median = lengths[lengths.length >> 1] ?? 0;
  const ninetieth = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return long.length > 0 && median >= 40 && median <= 110 && ninetieth <= 130;
}

/** Joins wrapped lines; a word cut by the page's hyphen becomes whole again. */
function join(lines: string[]): string {
  const pieces: string[] = [];
  for (const line of lines) {
    const next = line.trim();
    const last = pieces.at(-1);
    const isCut = last !== undefined && /\p{L}-$/u.test(last.slice(-3)) && /^\p{Ll}/u.test(next);
    if (isCut) pieces[pieces.length - 1] = last.slice(0, -1);
    else if (last !== undefined) pieces.push(' ');
    pieces.push(next);
  }
  return pieces.join('');
}

function looksLikeCode(lines: string[]): boolean {
  const text = lines.join('\n').slice(0, 4000);
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const signs = text.match(/\S/g)?.length ?? 1;
  const columns = lines.filter((line) => /\S {3,}\S/.test(line.slice(0, 200))).length / lines.length;
  return (
    letters / signs < 0.6 ||
    (lines.length > 1 && columns > 0.5) ||
    (/[{}]|=>|<\/|\);/.test(text) && letters / signs < 0.78)
  );
}

const heading = (text: string, level: number): Block => ({
  kind: 'heading',
  level,
  text: withoutCapitals(withoutNumbering(text)),
});

/** Lines of one group, outside lists and quotes. */
function plainBlocks(lines: string[], wrapped: boolean): Block[] {
  if (lines.length === 0 || looksLikeCode(lines)) return [];
  if (wrapped) return [{ kind: 'paragraph', text: join(lines) }];
  return lines.map((line) => ({ kind: 'paragraph', text: line.trim() }));
}

/** A block that further lines may come to; they are joined once, when it is whole. */
type OpenBlock = Block & { lines?: string[] };

function readGroup(group: string[], wrapped: boolean): Block[] {
  const blocks: OpenBlock[] = [];
  const add = (block: OpenBlock, line: string) => {
    block.lines ??= [block.text];
    block.lines.push(line);
  };
  let plain: string[] = [];
  const flush = () => {
    for (const block of plainBlocks(plain, wrapped)) blocks.push(block);
    plain = [];
  };
  for (const line of group) {
    const mark = markdownHeading(line);
    const underline = UNDERLINE.exec(line);
    const last = blocks.at(-1);
    if (mark) {
      flush();
      blocks.push(heading(mark.text, mark.level));
    } else if (underline && plain.length === 1) {
      blocks.push(heading(plain[0]?.trim() ?? '', underline[1]?.startsWith('=') ? 1 : 2));
      plain = [];
    } else if (isRule(line)) flush();
    else if (QUOTE.test(line)) {
      flush();
      const text = line.replace(QUOTE, '').trim();
      if (last?.kind === 'quote') add(last, text);
      else if (text) blocks.push({ kind: 'quote', text });
    } else if (ITEM.test(line)) {
      flush();
      blocks.push({ kind: 'item', text: line.replace(ITEM, '').trim() });
    } else if (last?.kind === 'item' && plain.length === 0 && (wrapped || /^\s/.test(line))) {
      add(last, line);
    } else plain.push(line);
  }
  flush();
  return blocks.map(({ lines, ...block }) => (lines ? { ...block, text: join(lines) } : block));
}

const LONG_ENOUGH_TO_HEAD = 80;
/** A line that asks needs less of an answer to be a heading. */
const LONG_ENOUGH_TO_ANSWER = 35;
const TITLE_MAX_WORDS = 16;

/** "**Bold**" on a line of its own is how many people write a heading. */
const unbold = (text: string): string => /^(\*\*|__)([^*_]{1,120})\1:?$/.exec(text)?.[2] ?? text;

/** A short line without a full stop, with a real paragraph or a list under it, is that paragraph's heading. */
function promoteHeadings(blocks: Block[]): Block[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const text = unbold(block.text);
    if (block.kind === 'heading' || block.kind === 'quote' || !next) return block;
    if (!looksLikeHeading(text, index === 0 ? TITLE_MAX_WORDS : undefined)) return block;
    if (block.kind === 'item' && (blocks[index - 1]?.kind === 'item' || next.kind === 'item')) return block;
    const headsText =
      next.kind === 'paragraph' &&
      next.text.length >= (text.endsWith('?') ? LONG_ENOUGH_TO_ANSWER : LONG_ENOUGH_TO_HEAD);
    const headsAll = index === 0 && block.kind === 'paragraph';
    const headsList = next.kind === 'item' && blocks[index + 2]?.kind === 'item';
    if (!headsText && !headsAll && !headsList) return block;
    return heading(text, index === 0 ? 1 : headingLevel(text));
  });
}

/** Lines -> headings, paragraphs, list items and quotations, in order. */
export function toBlocks(lines: string[]): Block[] {
  const groups = groupLines(lines);
  const wrapped = isHardWrapped(groups);
  return promoteHeadings(groups.flatMap((group) => readGroup(group, wrapped)));
}
