import type { ReadDocument } from '@parlance/ports/document-reader';
import { MAX_PAGES, MAX_TEXT_BYTES } from '../limits.ts';
import { refused } from '../messages.ts';
import type { OpenDocument } from '../open-file.ts';
import { inOwnLetters } from './cyrillic.ts';
import { withoutFurniture } from './furniture.ts';
import { toBlocks } from './headings.ts';
import { vocabularyOf } from './hyphens.ts';
import { withRealBullets } from './letter-bullets.ts';
import { pageLines } from './lines.ts';
import { withoutNotes } from './notes.ts';
import { PdfFile } from './open-pdf.ts';
import { BODY_FONT, heaviest, type Line, type Page } from './page.ts';
import { pageItems } from './page-items.ts';
import { paragraphsOf } from './paragraphs.ts';
import { pdfTitle } from './title.ts';

/** Fonts and forms shared by pages pile up; so often they are let go. */
const CLEAN_EVERY_PAGES = 40;
/** A page with fewer letters says nothing: a picture, a stamp, an empty back. */
const PAGE_MIN_LETTERS = 25;
const SCAN_SHARE = 0.9;
const SCAN_MAX_LETTERS = 2_000;
const WARN_SHARE = 0.1;
const letters = (lines: Line[]): number =>
  lines.reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

/** Fonts that don't say which letters they draw come out as signs of no script. */
function isGarbage(lines: Line[]): boolean {
  const text = lines.map((line) => line.text).join('');
  const odd = text.match(/[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu)?.length ?? 0;
  return odd > text.length * 0.3;
}

async function readPage(file: PdfFile, number: number): Promise<Page> {
  const pdf = await file.document();
  try {
    const page = await pdf.getPage(number);
    const { width, height, items } = await pageItems(page);
    page.cleanup();
    if (number % CLEAN_EVERY_PAGES === 0) await pdf.cleanup();
    const lines = pageLines(items);
    return { number, width, height, lines: isGarbage(lines) ? [] : lines };
  } catch {
    // One broken page must not cost the book.
    return { number, width: 0, height: 0, lines: [] };
  }
}

async function readPages(file: PdfFile, count: number, onStep: () => void) {
  const pages: Page[] = [];
  let chars = 0;
  for (let number = 1; number <= Math.min(count, MAX_PAGES); number++) {
    const page = await readPage(file, number);
    chars += page.lines.reduce((sum, line) => sum + line.text.length, 0);
    pages.push(page);
    onStep();
    if (chars > MAX_TEXT_BYTES) return { pages, truncated: true };
  }
  return { pages, truncated: count > MAX_PAGES };
}

const bodySizeOf = (pages: Page[]): number =>
  heaviest(
    pages.flatMap((page) => page.lines.map(({ size, text }) => ({ value: size, weight: text.length }))),
  ) ?? 0;

/** Font names hold for a page only (letting fonts go renames them), so each page's own body font is found. */
function markBodyFont(page: Page, bodySize: number): Page {
  const body = page.lines.filter((line) => line.size === bodySize);
  const font = heaviest(body.map((line) => ({ value: line.font, weight: line.text.length })));
  return {
    ...page,
    lines: page.lines.map((line) => (line.font === font ? { ...line, font: BODY_FONT } : line)),
  };
}

/** Where a whole document is typed in letters of one width, they say nothing of code. */
function typed(pages: Page[]): Page[] {
  const charsOf = (lines: Line[]) => lines.reduce((sum, line) => sum + line.text.length, 0);
  const all = pages.flatMap((page) => page.lines);
  if (charsOf(all.filter((line) => line.mono)) * 2 < charsOf(all)) return pages;
  return pages.map((page) => ({ ...page, lines: page.lines.map((line) => ({ ...line, mono: false })) }));
}

/** Says so when pages are pictures; refuses when there is nothing else. */
async function warnOfScans(file: PdfFile, pages: Page[]): Promise<ReadDocument['warnings']> {
  const counts = pages.map((page) => letters(page.lines));
  const silent = counts.filter((count) => count < PAGE_MIN_LETTERS).length;
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (silent <= pages.length * WARN_SHARE || !(await file.hasPictures())) return [];
  if (silent >= pages.length * SCAN_SHARE && total < SCAN_MAX_LETTERS)
    throw refused('document.scanned', `${silent} of ${pages.length} pages are pictures`);
  return ['scanned_pages'];
}

export async function readPdf(source: OpenDocument, onStep: () => void): Promise<ReadDocument> {
  const file = await PdfFile.open(source.content);
  try {
    const pdf = await file.document();
    const { info } = (await pdf.getMetadata()) as { info: { Title?: unknown; Language?: unknown } };
    const count = pdf.numPages;
    const { pages: drawn, truncated } = await readPages(file, count, onStep);
    const pages = withRealBullets(inOwnLetters(drawn));
    const bodySize = bodySizeOf(pages);
    const plain = withoutFurniture(pages, bodySize);
    const warnings = await warnOfScans(file, plain);
    const { pages: bare, notes } = withoutNotes(typed(plain), bodySize);
    const text = bare.map((page) => markBodyFont(page, bodySize));
    const { paragraphs, captions } = paragraphsOf(text, bodySize, vocabularyOf(text));
    const blocks = toBlocks(paragraphs, bodySize);
    const language = typeof info.Language === 'string' ? info.Language : undefined;
    return {
      title: pdfTitle(info.Title, blocks, pages),
      language: language || undefined,
      blocks: [...blocks, ...notes, ...captions],
      pages: count,
      warnings: truncated ? [...warnings, 'truncated'] : warnings,
    };
  } finally {
    await file.close();
  }
}
