import type { CoverArt } from './cover-art.ts';

/** One element of a drawing; attributes are named as a component names them ("strokeWidth"). */
export type Shape = {
  tag: 'rect' | 'circle' | 'ellipse' | 'path';
  attributes: Record<string, string | number>;
};

/** The side of the square that covers are drawn in. */
export const COVER_SIZE = 120;
const MIDDLE = COVER_SIZE / 2;

/** The same numbers in a page and in a file. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** A voice: loud in the middle, quiet at the edges. */
const bars = (values: number[]): Shape[] =>
  values.slice(0, 9).map((value, index) => {
    const swell = Math.sin(((index + 1) / 10) * Math.PI);
    const height = round(8 + 56 * swell * (0.35 + 0.65 * value));
    const place = { x: 24.5 + index * 8, y: round(MIDDLE - height / 2), width: 5, height, rx: 2.5 };
    return { tag: 'rect', attributes: { ...place, fill: '#fff', opacity: 0.92 } };
  });

/** Sound spreading from one point. */
function ripples([across = 0, down = 0, ...rings]: number[]): Shape[] {
  const centre = { cx: round(34 + across * 52), cy: round(38 + down * 44) };
  let radius = 7;
  return [
    { tag: 'circle', attributes: { ...centre, r: radius, fill: '#fff', opacity: 0.95 } },
    ...rings.slice(0, 7).map((value, index): Shape => {
      radius += 9 + value * 5;
      const line = { fill: 'none', stroke: '#fff', strokeWidth: round(1.6 + value * 2.4) };
      const opacity = round(0.75 - index * 0.09);
      return { tag: 'circle', attributes: { ...centre, r: round(radius), ...line, opacity } };
    }),
  ];
}

/** Swells, one behind the other; they go on to both sides of a wide frame. */
const waves = (values: number[]): Shape[] =>
  values.slice(0, 5).map((value, index) => {
    const y = 38 + index * 11;
    const lift = 5 + value * 16;
    const shift = (values[index + 5] ?? 0) * 40;
    const path = [-100, -40, 20, 80, 140, 200, 260]
      .map(
        (x, place) =>
          `S ${round(x - 30 + shift)} ${round(y + (place % 2 === 0 ? lift : -lift))}, ${round(x + shift)} ${y}`,
      )
      .join(' ');
    const line = { fill: 'none', stroke: '#fff', strokeWidth: 2.4, opacity: round(0.92 - index * 0.16) };
    return { tag: 'path', attributes: { d: `M -170 ${y} ${path}`, ...line } };
  });

/** Grains, each as loud as it is large. */
const dots = (values: number[]): Shape[] =>
  Array.from({ length: 16 }, (_, index) => {
    const value = values[(index * 5) % values.length] ?? 0;
    const place = { cx: 30 + (index % 4) * 20, cy: 30 + Math.floor(index / 4) * 20 };
    return {
      tag: 'circle',
      attributes: { ...place, r: round(2 + value * 6.5), fill: '#fff', opacity: round(0.5 + value * 0.45) },
    };
  });

/** Two voices around one middle. */
const petals = ([turn = 0, ...values]: number[]): Shape[] =>
  values.slice(0, 8).map((value, index) => {
    const reach = round(20 + value * 16);
    const angle = round(turn * 45 + index * 45);
    return {
      tag: 'ellipse',
      attributes: {
        cx: MIDDLE,
        cy: round(MIDDLE - reach / 2 - 4),
        rx: round(4 + value * 4),
        ry: round(reach / 2),
        transform: `rotate(${angle} ${MIDDLE} ${MIDDLE})`,
        fill: '#fff',
        opacity: index % 2 ? 0.55 : 0.92,
      },
    };
  });

/** A talk that climbs, one turn after the other. */
const steps = (values: number[]): Shape[] =>
  values.slice(0, 6).map((value, index) => {
    const width = round(18 + value * 38);
    const x = round(index % 2 === 0 ? 24 : 96 - width);
    const place = { x, y: 27 + index * 11.5, width, height: 8, rx: 4 };
    return { tag: 'rect', attributes: { ...place, fill: '#fff', opacity: index % 2 ? 0.6 : 0.92 } };
  });

const MOTIFS: Record<CoverArt['motif'], (values: number[]) => Shape[]> = {
  bars,
  ripples,
  waves,
  dots,
  petals,
  steps,
};

/** What stands before the ground of a cover. */
export const coverShapes = ({ motif, values }: CoverArt): Shape[] => MOTIFS[motif](values);
