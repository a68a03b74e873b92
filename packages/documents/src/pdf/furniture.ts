import { heaviest, type Line, type Page } from './page.ts';

/** Running lines live in the outer parts of a page. */
const EDGE_SHARE = 0.14;
const SAME_PLACE_POINTS = 6;
/** A chapter's running title comes again within so many pages. */
const NEAR_PAGES = 8;
const PAGE_NUMBER =
  /^(?:[-–—|•]\s*)?(?:(?:page|página|pagina|seite|pág\.|p\.)\s*)?(?:\d{1,4}|[ivxlcdm]{1,7})(?:\s*(?:\/|of|de|von|sur|di)\s*\d{1,4})?(?:\s*[-–—|•])?$/i;
const OUTER_NUMBER = /^(\d{1,4})\s+\D|\D\s(\d{1,4})$/;
const LEADERS = /[.·…_]\s?[.·…_]\s?[.·…_]\s?[.·…_]\s*(?:\d{1,4}|[ivxlc]{1,6})?$/i;
const ENTRY_MAX_LINES = 3;
const CONTENTS =
  /^(?:table of )?contents$|^(?:sumário|índice|indice|inhalt(?:sverzeichnis)?|table des matières)$/i;

const isEdge = (line: Line, page: Page): boolean =>
  line.y < page.height * EDGE_SHARE || line.y > page.height * (1 - EDGE_SHARE);

/** "Chapter 4" in large letters at the top of a page is what the page is about, however often it comes. */
const HEADING_SIZE = 1.15;

/** No other line of the page lies further out. */
function isOutermost(line: Line, page: Page): boolean {
  const others = page.lines.filter((other) => Math.abs(other.y - line.y) > SAME_PLACE_POINTS);
  return others.every((other) => other.y < line.y) || others.every((other) => other.y > line.y);
}

/** The same words with another page number are the same line. */
const key = (line: Line): string =>
  line.text
    .toLowerCase()
    .replace(/\d+|(?<=\s)[ivxlc]{1,6}$|^[ivxlc]{1,6}(?=\s)/g, '#')
    .replace(/[^\p{L}#]+/gu, ' ')
    .trim();

type Sighting = { page: number; y: number };

/** Where each edge line was seen. */
function sightings(pages: Page[]): Map<string, Sighting[]> {
  const seen = new Map<string, Sighting[]>();
  for (const page of pages)
    for (const line of page.lines) {
      if (!isEdge(line, page)) continue;
      const places = seen.get(key(line)) ?? [];
      places.push({ page: page.number, y: line.y });
      seen.set(key(line), places);
    }
  return seen;
}

function comesAgain(line: Line, page: Page, seen: Map<string, Sighting[]>, enough: number): boolean {
  const near = new Set<number>();
  for (const sighting of seen.get(key(line)) ?? [])
    if (
      Math.abs(sighting.page - page.number) <= NEAR_PAGES &&
      Math.abs(sighting.y - line.y) <= SAME_PLACE_POINTS
    )
      near.add(sighting.page);
  return near.size >= enough;
}

/** How far the printed number of a line at the page's edge is from the page's place in the file. */
function numberShift(line: Line, page: Page): number | undefined {
  if (!isEdge(line, page) || !isOutermost(line, page)) return undefined;
  const found = OUTER_NUMBER.exec(line.text);
  return found ? Number(found[1] ?? found[2]) - page.number : undefined;
}

/** The shift the whole document keeps, if it keeps one: then a line that carries it is a running line. */
function usualShift(pages: Page[]): number | undefined {
  const shifts = pages.flatMap((page) =>
    page.lines.map((line) => numberShift(line, page)).filter((shift) => shift !== undefined),
  );
  const usual = heaviest(shifts.map((value) => ({ value, weight: 1 })));
  return shifts.filter((shift) => shift === usual).length >= 3 ? usual : undefined;
}

const isPageNumber = (line: Line, page: Page): boolean =>
  isEdge(line, page) && PAGE_NUMBER.test(line.text) && isOutermost(line, page);

/** Entries of a table of contents, with the dots that lead to the number, and the words above them. */
function withoutContents(page: Page): Page {
  const rows = page.lines.flatMap((line, at) => (LEADERS.test(line.text) ? [at] : []));
  if (rows.length < 3) return page;
  const isList = rows.length * 2 >= page.lines.length;
  const isRow = (at: number) => {
    const next = rows.find((row) => row >= at);
    const before = rows.findLast((row) => row <= at);
    // An entry of two lines has its dots on the second; between two entries there is nothing else.
    if (isList && next !== undefined) return true;
    return next === at || (next !== undefined && before !== undefined && next - before <= ENTRY_MAX_LINES);
  };
  return { ...page, lines: page.lines.filter((line, at) => !isRow(at) && !CONTENTS.test(line.text)) };
}

/** Pages without running headers and footers, page numbers and tables of contents. */
export function withoutFurniture(pages: Page[], bodySize: number): Page[] {
  const seen = sightings(pages);
  const enough = Math.min(3, pages.length);
  const shift = usualShift(pages);
  const isRunning = (line: Line, page: Page) =>
    pages.length > 1 &&
    isEdge(line, page) &&
    line.size < bodySize * HEADING_SIZE &&
    (comesAgain(line, page, seen, enough) || (shift !== undefined && numberShift(line, page) === shift));
  return pages.map((page) => {
    // The running lines go first: a page number is outermost only when they are gone.
    const inner = { ...page, lines: page.lines.filter((line) => !isRunning(line, page)) };
    return withoutContents({ ...inner, lines: inner.lines.filter((line) => !isPageNumber(line, inner)) });
  });
}
