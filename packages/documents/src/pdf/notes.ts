import type { DocumentBlock } from '@parlance/ports/document-reader';
import type { Line, Page } from './page.ts';

const SMALL = 0.91;
const NOTE_MARK = /^(?:\d{1,3}|[*†‡§¶]{1,3})(?:[\s.)\]]|(?=\p{L}))/u;
/** A page that is mostly small print is an appendix, not a page with notes. */
const NOTES_MAX_SHARE = 0.6;
const CAPTION_WORD =
  'figures?|fig|tables?|tab|figuras?|tabelas?|quadro|gráfico|imagem|foto|abbildung|abb|tabelle|tableau|illustration|figura|tavola|cuadro|chart|exhibit|listing|plate|图|表|図';
const NUMBER = '\\s*(?:\\.\\s*)?(?:[A-Z]?\\d{1,3}(?:[.-]\\d{1,3})*|[IVX]{1,5})';
export const CAPTION = new RegExp(`^(?:${CAPTION_WORD})${NUMBER}\\s*(?:[.:|–—-]|$)`, 'iu');
export const CAPTION_OF_SMALL_PRINT = new RegExp(`^(?:${CAPTION_WORD})${NUMBER}\\b`, 'iu');
const CREDIT = /^(?:source|fonte|fuente|quelle|photo|foto|credit)s?\s*:/i;

/** The small lines that end a column, from the first one that carries a note's mark. */
function noteLines(column: Line[], page: Page, bodySize: number): Line[] {
  let from = column.length;
  while (from > 0 && (column[from - 1] as Line).size <= bodySize * SMALL) from--;
  const small = column.slice(from);
  const first = small.findIndex((line) => NOTE_MARK.test(line.text));
  const before = column[from - 1];
  const isLow = (line: Line) => line.y > page.height * 0.5;
  if (first >= 0) return small.slice(first).every(isLow) || before ? small.slice(first) : [];
  // A note that began on the page before has no mark of its own.
  const goesOn = before && small[0] && isLow(small[0]) && small[0].size <= bodySize * 0.85;
  return goesOn ? small : [];
}

/** Pages without the notes at the foot of their columns, and the notes. */
export function withoutNotes(pages: Page[], bodySize: number): { pages: Page[]; notes: DocumentBlock[] } {
  const found: DocumentBlock[] = [];
  const plain = pages.map((page) => {
    const columns = Object.values(Object.groupBy(page.lines, (line) => line.column)) as Line[][];
    const notes = new Set(columns.flatMap((column) => noteLines(column, page, bodySize)));
    if (notes.size > page.lines.length * NOTES_MAX_SHARE) return page;
    const text = [...notes].map((line) => line.text).join(' ');
    if (text !== '') found.push({ kind: 'footnote', text, page: page.number });
    return { ...page, lines: page.lines.filter((line) => !notes.has(line)) };
  });
  return { pages: plain, notes: found };
}

/** "Figure 3: ..." under a picture nobody will see; a sentence about Figure 3 stays. */
export const isCaption = (text: string, size: number, bodySize: number): boolean =>
  CAPTION.test(text) || (size <= bodySize * 0.96 && (CAPTION_OF_SMALL_PRINT.test(text) || CREDIT.test(text)));
