import type { DocumentBlock } from '@parlance/ports/document-reader';
import { BODY_FONT, roundSize } from './page.ts';
import { type Paragraph, startsWithBullet, withoutBullet } from './paragraphs.ts';

const LARGER = 1.12;
const HEADING_MAX_CHARS = 220;
const SAME_SIZE_MAX_CHARS = 90;
const MAX_LEVEL = 4;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{L}/u;
const ENDS_OPEN = /[^.,;:!…]$/u;

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) || /\p{Lo}/u.test(text);

/** Larger letters, or the body's size in another font on a line of its own. */
function isHeading(paragraph: Paragraph, next: Paragraph | undefined, bodySize: number): boolean {
  const { text, size, lines, item } = paragraph;
  if (!hasWords(text) || text.length > HEADING_MAX_CHARS || paragraph.mono || paragraph.tabular) return false;
  // On slides a list is set in large letters, too.
  if (item && startsWithBullet(text)) return false;
  if (size >= bodySize * LARGER) return lines <= 4 && (lines === 1 || ENDS_OPEN.test(text));
  if (paragraph.font === BODY_FONT || size < bodySize * 0.97 || lines > 2) return false;
  if (item && !NUMBERED.test(text)) return false;
  return text.length <= SAME_SIZE_MAX_CHARS && ENDS_OPEN.test(text) && next?.font === BODY_FONT;
}

/** Sizes of the document's headings, largest first: their rank is the level. */
function sizeLevels(headings: Paragraph[], bodySize: number): Map<number, number> {
  const sizes = [...new Set(headings.map((heading) => roundSize(heading.size)))]
    .filter((size) => size >= bodySize * LARGER)
    .sort((a, b) => b - a);
  return new Map(sizes.map((size, rank) => [size, Math.min(rank + 1, MAX_LEVEL)]));
}

export function toBlocks(paragraphs: Paragraph[], bodySize: number): DocumentBlock[] {
  const headings = new Set(
    paragraphs.filter((each, index) => isHeading(each, paragraphs[index + 1], bodySize)),
  );
  const levels = sizeLevels([...headings], bodySize);
  const lowest = Math.min(Math.max(0, ...levels.values()) + 1, MAX_LEVEL);
  return paragraphs.map((paragraph) => {
    const { text, page, item, size } = paragraph;
    if (headings.has(paragraph)) {
      const depth = NUMBERED.exec(text)?.[1]?.split('.').length;
      const level = levels.get(roundSize(size)) ?? Math.min(lowest + (depth ?? 1) - 1, MAX_LEVEL + 1);
      return { kind: 'heading', level, text: text.replaceAll('`', ''), page };
    }
    if (paragraph.tabular) return { kind: 'table', text, page };
    if (paragraph.mono) return { kind: 'code', text, page };
    return item ? { kind: 'item', text: withoutBullet(text), page } : { kind: 'paragraph', text, page };
  });
}
