import type { Item, Line } from './page.ts';

/** Of the letter size: between words no line is set so wide. */
const CELL_GAP = 1.4;
const SAME_EDGE_POINTS = 3;
const MIN_ROWS = 3;
/** Of the lines of a table so many have a cell where the others have one. */
const ROWS_SHARE = 0.4;
/** Marks of a list stand apart from their text, too. */
const LIST_MARK = /^(?:[^\p{L}\d]{1,2}|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]?)$/iu;

/** Where cells begin that stand well apart from what is left of them. */
export function cellStarts(row: readonly Item[], size: number): number[] {
  const starts: number[] = [];
  let before = '';
  row.forEach((item, at) => {
    const last = row[at - 1];
    if (last && item.x0 - last.x1 > size * CELL_GAP && !LIST_MARK.test(before.trim())) starts.push(item.x0);
    before += ` ${item.text}`;
  });
  return starts;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_EDGE_POINTS;

/** Lines beside each other in one column that share a cell which begins at x: from the first row to the last. */
function tablesAt(lines: readonly Line[], x: number): Line[][] {
  const found: Line[][] = [];
  let run: Line[] = [];
  const isRow = (line: Line) => line.starts.some((start) => isNear(start, x));
  const isPart = (line: Line) => isNear(line.x0, x) || line.x1 <= x;
  const close = () => {
    while (run.length > 0 && !isRow(run.at(-1) as Line) && !isNear((run.at(-1) as Line).x0, x)) run.pop();
    const rows = run.filter(isRow).length;
    if (rows >= MIN_ROWS && rows >= run.length * ROWS_SHARE) found.push(run);
    run = [];
  };
  for (const line of lines) {
    const [first] = run;
    const fits = first === undefined ? isRow(line) : isRow(line) || isPart(line);
    if (!fits || (first && (line.column !== first.column || line.size > first.size * 1.1))) close();
    if (run.length > 0 || isRow(line)) run.push(line);
  }
  close();
  return found;
}

/** The lines of tables: read one after the other their cells make no sentences. */
export function linesOfTables(lines: readonly Line[]): ReadonlySet<Line> {
  const edges: number[] = [];
  for (const start of lines.flatMap(({ starts }) => starts).sort((a, b) => a - b))
    if (!isNear(edges.at(-1) ?? Number.NEGATIVE_INFINITY, start)) edges.push(start);
  return new Set(edges.flatMap((x) => tablesAt(lines, x).flat()));
}
