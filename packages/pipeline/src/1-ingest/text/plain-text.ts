import type { DocumentBlock } from '@parlance/ports/document-reader';
import { isCode } from '../structure/code.ts';
import { isFormula } from '../structure/formula.ts';
import { cleanCharacters } from './clean-characters.ts';
import { headingLevel, looksLikeHeading, markdownHeading } from './headings.ts';
import {
  groupLines,
  indentOf,
  isHardWrapped,
  joinLines,
  type LineGroup,
  usualIndent,
} from './line-groups.ts';
import { mailHead } from './mail-head.ts';
import { markedUpBlocks } from './marked-up.ts';
import { withoutFrames } from './page-frames.ts';
import { withReplies } from './replies.ts';
import { columnRows, isRuledHead, namesColumns, pipeRows } from './table-rows.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

const ITEM = /^\s*(?:[-*+•▪◦‣·–▶►▸➤➢✓✔]|\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/;
const NUMBERED = /^\s{0,3}\d{1,2}(?:\.\d{1,2}){0,4}[.)]?\s+\p{Lu}/u;
const QUOTE = /^\s{0,3}>\s?/;
const UNDERLINE = /^\s{0,3}(={3,}|-{3,})\s*$/;
const RULE = /^\s*(?:[-*_=•·~#] ?){3,}$/;
/** ".. note::", ".. _a link: index.html": what reStructuredText tells its programs. */
const DIRECTIVE = /^\.\. (?:_[^:]{1,100}:|\[|\||[\w-]{2,40}::)/;
const PROMPT = /^\s{0,3}# \S/;
const NUMBERED_HEADING_MAX_CHARS = 70;

/** How the whole text is set. */
type Page = {
  wrapped: boolean;
  indent: number;
  words: Vocabulary;
  /** A single "#" is what a shell or a configuration file has before a line, not a heading. */
  prompts: boolean;
};

const heading = (text: string, level: number): DocumentBlock => ({ kind: 'heading', level, text });
/** Prompts by their commands, comments by standing one under the other. */
const hasPrompts = (groups: readonly LineGroup[]): boolean =>
  groups.some(
    ({ lines, fenced }) =>
      !fenced &&
      lines.some(
        (line, at) => PROMPT.test(line) && (isCode(line.trim()) || PROMPT.test(lines[at + 1] ?? '')),
      ),
  );
const isRule = (line: string): boolean => line.length < 200 && RULE.test(line);

const columns = (lines: string[]): number =>
  lines.filter((line) => /\S {3,}\S/.test(line.trim().slice(0, 200))).length / lines.length;

const TERM_INDENT = 4;
/** A line so much shorter than the next was not broken for being full. */
const UNFILLED_CHARS = 10;

/** "Where are the nets" over its explanation, which stands further in: the two are not one paragraph. */
function explainsFirst(lines: readonly string[]): boolean {
  const [term = '', second = ''] = lines;
  const inset = indentOf(term) + TERM_INDENT;
  if (indentOf(second) < inset || !/^\s*["“«¿]?\p{Lu}/u.test(second)) return false;
  if (lines.some((line, at) => at > 0 && indentOf(line) < inset)) return false;
  return /[?!.:]$/.test(term) || lines.some(({ length }) => term.length + UNFILLED_CHARS < length);
}

const GOES_ON = /[\p{L}\p{N},)]$/u;
/** A line so long that a sentence may have been broken in it. */
const FULL_CHARS = 40;

/** Lines that each say something; one that ends within its sentence goes on in the next. */
function wholeLines(lines: readonly string[], words: Vocabulary): string[] {
  const whole: string[][] = [];
  for (const line of lines) {
    const before = whole.at(-1)?.at(-1)?.trim() ?? '';
    const goesOn = before.length >= FULL_CHARS && GOES_ON.test(before) && /^\s*\p{Ll}/u.test(line);
    if (goesOn) whole.at(-1)?.push(line);
    else whole.push([line]);
  }
  return whole.map((joined) => joinLines(joined, words));
}

/** Lines of one group, outside lists and quotes. */
function plainBlocks(lines: string[], page: Page): DocumentBlock[] {
  if (lines.length === 0) return [];
  if (explainsFirst(lines))
    return [
      { kind: 'paragraph', text: (lines[0] as string).trim() },
      ...plainBlocks(lines.slice(1), { ...page, indent: indentOf(lines[1] as string) }),
    ];
  const text = lines.join('\n');
  if (lines.length > 1 && columns(lines) > 0.5) {
    const rows = columnRows(lines);
    return [rows ? { kind: 'table', text, rows, headed: namesColumns(rows) } : { kind: 'code', text }];
  }
  if (isFormula(text.trim())) return [{ kind: 'formula', text }];
  const isInset = lines.every((line) => indentOf(line) >= page.indent + 4);
  if (isCode(text) || (isInset && isCode(text.replace(/[.:]$/, '')))) return [{ kind: 'code', text }];
  if (page.wrapped || isInset) return [{ kind: 'paragraph', text: joinLines(lines, page.words) }];
  return wholeLines(lines, page.words).map((text) => ({ kind: 'paragraph', text }));
}

/** "2. Method" straight over its text, without a blank line between: a list goes on, a heading does not. */
function headsText(line: string, next: string | undefined): boolean {
  if (!NUMBERED.test(line) || line.length > NUMBERED_HEADING_MAX_CHARS || /[.!?;,:]$/.test(line))
    return false;
  return next !== undefined && !ITEM.test(next) && next.length > 30 && /^["“«]?\p{Lu}/u.test(next);
}

const wordsOf = (line: string): string[] => line.trim().split(/\s+/);

/** "1. Dry nets" over lines that stand under it: the first word of the next line would have had room in its own. */
function titlesItem(line: string, [next, ...rest]: readonly string[], widest: number): boolean {
  const title = line.replace(ITEM, '').trim();
  if (next === undefined || ITEM.test(next) || title.length > NUMBERED_HEADING_MAX_CHARS) return false;
  if (!looksLikeHeading(title) || /[?!]$/.test(title) || !/^\s*["“«]?\p{Lu}/u.test(next)) return false;
  if (rest.length === 0 && !/[.!?…]["”’»)]?$/.test(next.trim())) return false;
  return line.length + 1 + (wordsOf(next)[0] ?? '').length + UNFILLED_CHARS <= widest;
}

/** A block that further lines may come to; they are joined once, when it is whole. */
type OpenBlock = DocumentBlock & { lines?: string[] };

function readGroup({ lines: group, fenced }: LineGroup, page: Page): DocumentBlock[] {
  if (fenced) return [{ kind: 'code', text: group.join('\n') }];
  if (DIRECTIVE.test(group[0] ?? '')) return [{ kind: 'boilerplate', text: group.join('\n') }];
  const mail = mailHead(group);
  if (mail) {
    const rest = mail.rest.map((text): DocumentBlock => ({ kind: 'paragraph', text }));
    return [{ kind: 'boilerplate', text: mail.head }, ...rest];
  }
  const rows = pipeRows(group);
  if (rows) return [{ kind: 'table', text: group.join('\n'), rows, headed: isRuledHead(group) }];
  const blocks: OpenBlock[] = [];
  const add = (block: OpenBlock, line: string) => {
    block.lines ??= [block.text];
    block.lines.push(line);
  };
  const widest = group.reduce((most, { length }) => Math.max(most, length), 0);
  let plain: string[] = [];
  const flush = () => {
    for (const block of plainBlocks(plain, page)) blocks.push(block);
    plain = [];
  };
  group.forEach((line, at) => {
    if (page.prompts && PROMPT.test(line)) {
      flush();
      blocks.push({ kind: 'code', text: line });
      return;
    }
    const mark = isCode(line) ? undefined : markdownHeading(line);
    const underline = UNDERLINE.exec(line);
    const last = blocks.at(-1);
    if (mark) {
      flush();
      blocks.push(heading(mark.text, mark.level));
    } else if (underline && plain.length === 1) {
      blocks.push(heading(plain[0]?.trim() ?? '', underline[1]?.startsWith('=') ? 1 : 2));
      plain = [];
    } else if (isRule(line)) flush();
    else if (at === 0 && headsText(line, group[1]))
      blocks.push(heading(line.trim(), headingLevel(line.trim())));
    else if (QUOTE.test(line)) {
      flush();
      const text = line.replace(QUOTE, '').trim();
      if (last?.kind === 'quote') add(last, text);
      else if (text) blocks.push({ kind: 'quote', text });
    } else if (ITEM.test(line)) {
      flush();
      const text = line.replace(ITEM, '').trim();
      blocks.push({
        kind: 'item',
        text: titlesItem(line, group.slice(at + 1, at + 3), widest) ? `${text}:` : text,
      });
    } else if (last?.kind === 'item' && plain.length === 0 && (page.wrapped || /^\s/.test(line))) {
      add(last, line);
    } else plain.push(line);
  });
  flush();
  return blocks.map(({ lines, ...block }) =>
    lines ? { ...block, text: joinLines(lines, page.words) } : block,
  );
}

const LONG_ENOUGH_TO_HEAD = 80;
/** A line that asks, or has a number to itself, needs less under it to be a heading. */
const LONG_ENOUGH_TO_ANSWER = 35;
const TITLE_MAX_WORDS = 16;

/** "**Bold**" on a line of its own is how many people write a heading. */
const unbold = (text: string): string => /^(\*\*|__)([^*_]{1,120})\1:?$/.exec(text)?.[2] ?? text;

/** A short line without a full stop, with a real paragraph or a list under it, is that paragraph's heading. */
function promoteHeadings(blocks: DocumentBlock[]): DocumentBlock[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const text = unbold(block.text);
    if ((block.kind !== 'paragraph' && block.kind !== 'item') || !next) return block;
    if (!looksLikeHeading(text, index === 0 ? TITLE_MAX_WORDS : undefined)) return block;
    if (block.kind === 'item' && (blocks[index - 1]?.kind === 'item' || next.kind === 'item')) return block;
    const overText =
      next.kind === 'paragraph' &&
      next.text.length >=
        (text.endsWith('?') || block.kind === 'item' ? LONG_ENOUGH_TO_ANSWER : LONG_ENOUGH_TO_HEAD);
    const overAll = index === 0 && block.kind === 'paragraph';
    const overTable = next.kind === 'table';
    const overList = next.kind === 'item' && blocks[index + 2]?.kind === 'item';
    if (!overText && !overAll && !overList && !overTable) return block;
    return heading(text, index === 0 ? 1 : headingLevel(text));
  });
}

/** The first lines of a text set in its middle: its title, on as many lines as it needs. */
function centredTitle(groups: LineGroup[], indent: number): string | undefined {
  const early = groups.slice(0, 4).filter(({ lines }) => columns(lines) <= 0.5);
  const found = early.find(
    ({ lines, fenced }) =>
      !fenced &&
      lines.length <= 3 &&
      lines.every((line) => indentOf(line) >= indent + 6 && line.trim().length < 75 && !isCode(line)) &&
      looksLikeHeading(lines.map((line) => line.trim()).join(' '), TITLE_MAX_WORDS),
  );
  if (!found) return undefined;
  const title = found.lines.map((line) => line.trim()).join(' ');
  groups.splice(groups.indexOf(found), 1);
  return title;
}

/** A text whose parts nobody marked: headings, paragraphs, lists, quotations, code and tables by how they stand. */
export function plainTextBlocks(written: string): DocumentBlock[] {
  const markedUp = markedUpBlocks(written);
  if (markedUp) return markedUp;
  const { title: named, lines: framed } = withoutFrames(cleanCharacters(written));
  const lines = withReplies(framed);
  const groups = groupLines(lines);
  const indent = usualIndent(groups);
  const subject = mailHead(groups[0]?.lines ?? [])?.subject;
  const centred = named ?? centredTitle(groups, indent);
  const page = {
    wrapped: isHardWrapped(groups),
    indent,
    words: vocabularyOf(lines),
    prompts: hasPrompts(groups),
  };
  const blocks = promoteHeadings(groups.flatMap((group) => readGroup(group, page)));
  const isHeaded = blocks.some(({ kind, level }) => kind === 'heading' && level === 1);
  const title = centred ?? (isHeaded ? undefined : subject);
  return title === undefined ? blocks : [heading(title, 1), ...blocks.filter(({ text }) => text !== title)];
}
