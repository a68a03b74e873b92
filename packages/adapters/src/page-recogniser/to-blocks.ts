import { endsSentence } from '@parlance/kernel/sentence-end';
import type { RecognisedBlock, RecognisedLine } from '@parlance/ports/page-recogniser';
import type { SeenParagraph } from './messages.ts';

/** Letters so much higher than those of the body are a heading's. */
const HEADING_HEIGHT = 1.3;
const HEADING_MAX_CHARS = 160;
const TITLE_HEIGHT = 1.6;
const CUT_WORD = /\p{L}[-‐]$/u;
/** Running titles and page numbers stand in the first and last part of a page. */
const MARGIN_SHARE = 0.07;
const MARGIN_MAX_CHARS = 60;
/** What it leads to stands below it. */
const LEADS_ON = /[:;]["'”»)]?$/u;
const isWhole = (text: string): boolean => endsSentence(text) || LEADS_ON.test(text);

type Page = { number: number; paragraphs: SeenParagraph[] };

/** Joins the lines of a paragraph; a word cut at the end of a line becomes whole again. */
function joined(lines: readonly RecognisedLine[]): string {
  let text = '';
  for (const { text: line } of lines) {
    if (text === '') text = line;
    else if (CUT_WORD.test(text) && /^\p{Ll}/u.test(line)) text = text.slice(0, -1) + line;
    else text += ` ${line}`;
  }
  return text;
}

const hasWords = ({ text }: RecognisedLine): boolean => /[\p{L}\p{N}]/u.test(text);

/** A short line alone at the edge of a page, without an end, or a bare number. */
function isFurniture({ lines }: SeenParagraph): boolean {
  const [line] = lines;
  if (!line || lines.length > 1) return false;
  const atEdge = line.box.bottom < MARGIN_SHARE || line.box.top > 1 - MARGIN_SHARE;
  if (/^\W{0,3}(?:\d{1,4}|[ivxlc]{1,7})\W{0,3}$/iu.test(line.text)) return atEdge;
  return atEdge && line.text.length <= MARGIN_MAX_CHARS && !isWhole(line.text);
}

/** The height that most letters have. */
function bodyHeight(pages: readonly Page[]): number {
  const heights = pages
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines, height }) => lines.map(({ text }) => ({ height, letters: text.length })))
    .sort((a, b) => a.height - b.height);
  const half = heights.reduce((sum, { letters }) => sum + letters, 0) / 2;
  let seen = 0;
  for (const { height, letters } of heights) {
    seen += letters;
    if (seen >= half) return height;
  }
  return 0;
}

/** A paragraph that the end of a column or page cut in two is one. */
function goesOn(before: RecognisedBlock | undefined, after: RecognisedBlock): before is RecognisedBlock {
  if (before?.kind !== 'paragraph' || after.kind !== 'paragraph') return false;
  return CUT_WORD.test(before.text) || (!isWhole(before.text) && /^\p{Ll}/u.test(after.text));
}

/** What the engine saw -> headings and paragraphs in reading order. */
export function toBlocks(pages: readonly Page[]): RecognisedBlock[] {
  const body = bodyHeight(pages);
  const blocks: RecognisedBlock[] = [];
  for (const { number, paragraphs } of pages)
    for (const paragraph of paragraphs) {
      const lines = paragraph.lines.filter(hasWords);
      if (lines.length === 0 || isFurniture({ ...paragraph, lines })) continue;
      const text = joined(lines);
      const isHeading =
        paragraph.height > body * HEADING_HEIGHT && text.length <= HEADING_MAX_CHARS && !/[.;,]$/u.test(text);
      const block: RecognisedBlock = isHeading
        ? {
            kind: 'heading',
            level: paragraph.height > body * TITLE_HEIGHT ? 1 : 2,
            text,
            page: number,
            lines,
          }
        : { kind: 'paragraph', text, page: number, lines };
      const last = blocks.at(-1);
      if (goesOn(last, block)) {
        last.lines = [...last.lines, ...block.lines];
        last.text = joined([
          { ...lines[0]!, text: last.text },
          { ...lines[0]!, text: block.text },
        ]);
      } else blocks.push(block);
    }
  return blocks;
}
