import { type CoverArt, coverArt } from './cover-art.ts';
import { COVER_SIZE, coverShapes, type Shape } from './cover-shapes.ts';

const attribute = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const markupOf = ({ tag, attributes }: Shape): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${attribute(name)}="${value}"`)
    .join(' ')}/>`;

/** Only numbers and colours of our own go into it, so nothing has to be escaped. */
function groundOf({ from, to, angle, light }: CoverArt, width: number, height: number): string {
  const half = COVER_SIZE / 2;
  const everywhere = `x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}"`;
  const place = `cx="${light.x * COVER_SIZE}" cy="${light.y * COVER_SIZE}" r="${COVER_SIZE}"`;
  return (
    `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="${COVER_SIZE}" gradientTransform="rotate(${angle} ${half} ${half})">` +
    `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<radialGradient id="l" gradientUnits="userSpaceOnUse" ${place}>` +
    `<stop offset="0" stop-color="${to}" stop-opacity="0.75"/><stop offset="1" stop-color="${to}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect ${everywhere} fill="url(#g)"/><rect ${everywhere} fill="url(#l)"/>`
  );
}

const svg = (size: { width: number; height: number }, viewBox: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">${inside}</svg>`;

/** The cover of a recording as a file of its own; a page draws the same shapes. */
export function coverSvg(id: string, px: number): string {
  const art = coverArt(id);
  const ground = groundOf(art, COVER_SIZE, COVER_SIZE);
  const inside = `${ground}${coverShapes(art).map(markupOf).join('')}`;
  return svg({ width: px, height: px }, `0 0 ${COVER_SIZE} ${COVER_SIZE}`, inside);
}

/** The size that previews of links are made for. */
export const CARD = { width: 1200, height: 630 };

const BARS = 40;
const BAR = { left: 560, step: 14.5, width: 8, tallest: 250, shortest: 10 };
/** Of the bars: as if so much had been listened to. */
const PLAYED = 0.38;

function waveOf(peaks: readonly number[]): Shape[] {
  const heights = Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS);
    const slice = peaks.slice(from, Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS)));
    return slice.reduce((sum, peak) => sum + peak, 0) / Math.max(1, slice.length);
  });
  const loudest = Math.max(0.001, ...heights);
  return heights.map((loud, bar) => {
    const height = Math.round(Math.max(BAR.shortest, (loud / loudest) ** 1.6 * BAR.tallest));
    const place = { x: BAR.left + bar * BAR.step, y: (CARD.height - height) / 2, width: BAR.width, height };
    const fill = bar < BARS * PLAYED ? '#fdb95a' : '#ffffff';
    return { tag: 'rect', attributes: { ...place, rx: BAR.width / 2, fill, opacity: 0.92 } };
  });
}

/** What a pasted link shows: the cover, and the shape of the sound on its colours. */
export function cardSvg(id: string, peaks: readonly number[]): string {
  const art = coverArt(id);
  const scale = CARD.width / COVER_SIZE;
  const ground = `<g transform="scale(${scale})">${groundOf(art, COVER_SIZE, COVER_SIZE)}</g>`;
  const side = 390;
  const top = (CARD.height - side) / 2;
  const shapes = coverShapes(art).map(markupOf).join('');
  const corner = `<rect width="${COVER_SIZE}" height="${COVER_SIZE}" rx="11"`;
  const cover =
    `<svg x="96" y="${top}" width="${side}" height="${side}" viewBox="0 0 ${COVER_SIZE} ${COVER_SIZE}">` +
    `<clipPath id="c">${corner}/></clipPath>${corner} fill="#000" fill-opacity="0.22"/>` +
    `<g clip-path="url(#c)">${shapes}</g></svg>`;
  const inside = `${ground}${cover}${waveOf(peaks).map(markupOf).join('')}`;
  return svg(CARD, `0 0 ${CARD.width} ${CARD.height}`, inside);
}
