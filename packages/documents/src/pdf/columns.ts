import type { Item } from './page.ts';

/** What is read from top to bottom before the next one begins. */
export type Region = Item[];

const SAME_EDGE_POINTS = 4;
const SLACK_POINTS = 2;
/** Cells of a table and numbers of a contents page are shorter; where lines are few, only running text fills them. */
const COLUMNS = [
  { minLines: 5, minCharsALine: 14 },
  { minLines: 3, minCharsALine: 28 },
];
const FEWEST_LINES = Math.min(...COLUMNS.map(({ minLines }) => minLines));
const COLUMN_MIN_SHARE = 0.2;
const MAX_DEPTH = 2;

const chars = (items: Item[]): number => items.reduce((sum, item) => sum + item.text.length, 0);

/** How many lines these items lie on, by distinct baselines. */
function lineCount(items: Item[]): number {
  const sorted = items.map((item) => item.y).sort((a, b) => a - b);
  return sorted.filter((y, index) => index === 0 || y - (sorted[index - 1] as number) > 2).length;
}

/** Of the letter size: what stands further below is no part of the column, as the number of a page. */
const APART = 8;

/** How far down its longest stretch of lines reaches. */
function extent(items: Item[]): number {
  const sorted = items.toSorted((a, b) => a.y - b.y);
  let longest = 0;
  let top = sorted[0]?.y ?? 0;
  sorted.forEach(({ y, size }, index) => {
    const before = sorted[index - 1];
    if (before && y - before.y > size * APART) top = y;
    longest = Math.max(longest, y - top);
  });
  return longest;
}

/** Left edges that many pieces share, other than the page's own: there a column may begin. */
function edges(items: Item[]): number[] {
  const left = Math.min(...items.map((item) => item.x0));
  const right = Math.max(...items.map((item) => item.x1));
  const counts = new Map<number, number>();
  for (const item of items) {
    if (item.x0 < left + (right - left) * COLUMN_MIN_SHARE) continue;
    if (item.x0 > right - (right - left) * COLUMN_MIN_SHARE) continue;
    const bin = Math.round(item.x0 / SAME_EDGE_POINTS);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST_LINES)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 12)
    .map(([bin]) => bin * SAME_EDGE_POINTS - SAME_EDGE_POINTS);
}

type Band = { left: Item[]; right: Item[] };
type Cut = { parts: (Item[] | Band)[]; weight: number };

const crosses = (item: Item, x: number): boolean => item.x0 < x - SLACK_POINTS && item.x1 > x + SLACK_POINTS;

function isColumns({ left, right }: Band): boolean {
  const overlap = Math.min(extent(left), extent(right)) / Math.max(1, Math.max(extent(left), extent(right)));
  return (
    overlap > 0.15 &&
    [left, right].every((side) => {
      const lines = lineCount(side);
      return COLUMNS.some(
        ({ minLines, minCharsALine }) => lines >= minLines && chars(side) / lines >= minCharsALine,
      );
    })
  );
}

/** The page cut at x: bands of two columns between the lines that run across. */
function cutAt(items: Item[], x: number): Cut {
  const parts: (Item[] | Band)[] = [];
  let weight = 0;
  let band: Band = { left: [], right: [] };
  let across: Item[] = [];
  const closeBand = () => {
    if (isColumns(band)) {
      if (across.length > 0) parts.push(across);
      across = [];
      parts.push(band);
      weight += chars(band.left) + chars(band.right);
    } else across.push(...band.left, ...band.right);
    band = { left: [], right: [] };
  };
  let acrossY = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const sameLine = Math.abs(item.y - acrossY) <= item.size * 0.4;
    if (crosses(item, x) || sameLine) {
      if (!sameLine) {
        // What stands left and right of a crossing piece on its own line belongs to that line.
        const own = (side: Item[]) => side.filter((other) => Math.abs(other.y - item.y) <= item.size * 0.4);
        const pulled = [...own(band.left), ...own(band.right)];
        band.left = band.left.filter((other) => !pulled.includes(other));
        band.right = band.right.filter((other) => !pulled.includes(other));
        closeBand();
        across.push(...pulled);
        acrossY = item.y;
      }
      across.push(item);
    } else if (item.x0 >= x - SLACK_POINTS) band.right.push(item);
    else band.left.push(item);
  }
  closeBand();
  if (across.length > 0) parts.push(across);
  return { parts, weight };
}

/** Columns of a page in reading order; one region where there are none. */
export function regions(items: Item[], depth = 0): Region[] {
  if (items.length < FEWEST_LINES * 2 || depth === MAX_DEPTH) return [items];
  const sorted = items.toSorted((a, b) => a.y - b.y || a.x0 - b.x0);
  let best: Cut | undefined;
  for (const x of edges(items)) {
    const cut = cutAt(sorted, x);
    if (cut.weight > (best?.weight ?? 0)) best = cut;
  }
  if (!best || best.weight < chars(items) * COLUMN_MIN_SHARE) return [items];
  // What runs across the columns may have boxes side by side of its own, as the head of a journal's first page.
  return best.parts.flatMap((part) =>
    Array.isArray(part)
      ? regions(part, depth + 1)
      : [...regions(part.left, depth + 1), ...regions(part.right, depth + 1)],
  );
}
