import type { Pdf } from './open-pdf.ts';
import { heaviest, type Item } from './page.ts';

type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;
type Matrix = [number, number, number, number, number, number];
type Turned = Item & { quarter: number };

/** Text at a slant is a watermark or a stamp. */
const STRAIGHT_RADIANS = 0.09;
/** No honest page has more; a bomb has. */
const MAX_ITEMS = 60_000;

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

/** Along and across the direction the text runs in, counted in quarter turns. */
function turn(x: number, y: number, quarter: number): [x: number, y: number] {
  if (quarter === 1) return [y, -x];
  if (quarter === 2) return [-x, -y];
  return quarter === 3 ? [-y, x] : [x, y];
}

function place(
  item: { str: string; dir: string; transform: number[]; width: number; fontName: string },
  view: Matrix,
) {
  const at = multiply(view, item.transform as Matrix);
  const angle = Math.atan2(at[1], at[0]);
  const quarter = Math.round(angle / (Math.PI / 2));
  if (Math.abs(angle - (quarter * Math.PI) / 2) > STRAIGHT_RADIANS) return undefined;
  const turned = (quarter + 4) % 4;
  const [x, y] = turn(at[4], at[5], turned);
  const size = Math.hypot(at[2], at[3]);
  return {
    text: item.str,
    x0: x,
    x1: x + item.width,
    y,
    size,
    font: item.fontName,
    rightToLeft: item.dir === 'rtl',
    mono: false,
    quarter: turned,
  } satisfies Turned;
}

/** Of the letter size: drawn again so near, it is a shadow or a bold that the font did not have. */
const SHADOW_SHARE = 0.3;

/** Each piece once, however often it was drawn on the same spot. */
function withoutShadows<T extends Item>(items: T[]): T[] {
  const drawn = new Map<string, T[]>();
  return items.filter((item) => {
    const alike = drawn.get(item.text) ?? [];
    const near = item.size * SHADOW_SHARE;
    // Only the last few: a shadow is drawn right before or after its letters.
    const isShadow = alike
      .slice(-4)
      .some(({ x0, y }) => Math.abs(x0 - item.x0) < near && Math.abs(y - item.y) < near);
    if (!isShadow) drawn.set(item.text, [...alike.slice(-4), item]);
    return !isShadow;
  });
}

export type PageItems = { width: number; height: number; items: Item[] };

/** Text pieces of one page, upright: most of the page's text decides which way is up. */
export async function pageItems(page: PdfPage): Promise<PageItems> {
  const viewport = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent();
  const placed: Turned[] = [];
  for (const item of items.slice(0, MAX_ITEMS)) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const piece = place(item, viewport.transform as Matrix);
    if (piece && piece.size > 1)
      placed.push({ ...piece, mono: styles[item.fontName]?.fontFamily === 'monospace' });
  }
  const up = heaviest(placed.map((item) => ({ value: item.quarter, weight: item.text.length }))) ?? 0;
  const upright = withoutShadows(placed.filter((item) => item.quarter === up));
  const [width, height] = turn(viewport.width, viewport.height, up).map(Math.abs) as [number, number];
  const [shiftX, shiftY] = origin(viewport.width, viewport.height, up);
  return {
    width,
    height,
    items: upright.map(({ quarter: _, ...item }) => ({
      ...item,
      x0: item.x0 + shiftX,
      x1: item.x1 + shiftX,
      y: item.y + shiftY,
    })),
  };
}

/** What brings a turned page back to where both coordinates begin at zero. */
function origin(width: number, height: number, quarter: number): [x: number, y: number] {
  if (quarter === 1) return [0, width];
  if (quarter === 2) return [width, height];
  return quarter === 3 ? [height, 0] : [0, 0];
}
