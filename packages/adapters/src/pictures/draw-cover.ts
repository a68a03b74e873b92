import { createHash } from 'node:crypto';

type Rgb = [red: number, green: number, blue: number];

const BARS = 9;

/** Hue in degrees, the rest 0..1. */
function rgb(hue: number, saturation: number, lightness: number): Rgb {
  const part = (shift: number): number => {
    const k = (shift + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [part(0), part(8), part(4)];
}

const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** How far a point lies from an upright bar with round ends; negative inside. */
function distanceToBar(x: number, y: number, centre: number, halfHeight: number, radius: number): number {
  const beyond = Math.max(0, Math.abs(y - 0.5) - (halfHeight - radius));
  return Math.hypot(x - centre, beyond) - radius;
}

/** Two voices taking turns, as bars of sound in two colours over a dusk of their own: all of it from the seed. */
export function drawCover(seed: string, px: number): Uint8Array {
  const random = createHash('sha256').update(seed).digest();
  const hue = ((random[0] ?? 0) / 255) * 360;
  const top = rgb(hue, 0.55, 0.2);
  const bottom = rgb((hue + 40) % 360, 0.6, 0.38);
  const voices = [rgb((hue + 170) % 360, 0.85, 0.82), rgb((hue + 215) % 360, 0.75, 0.68)] as const;
  const heights = Array.from({ length: BARS }, (_, bar) => {
    const swell = Math.sin((Math.PI * (bar + 1)) / (BARS + 1));
    return 0.06 + swell * (0.12 + 0.16 * ((random[bar + 1] ?? 0) / 255));
  });

  const pixels = new Uint8Array(px * px * 3);
  const spacing = 0.66 / BARS;
  const radius = spacing * 0.32;
  for (let row = 0; row < px; row++) {
    const y = (row + 0.5) / px;
    for (let column = 0; column < px; column++) {
      const x = (column + 0.5) / px;
      const bar = Math.min(BARS - 1, Math.max(0, Math.floor((x - 0.17) / spacing)));
      const distance = distanceToBar(x, y, 0.17 + spacing * (bar + 0.5), heights[bar] ?? 0, radius);
      const covered = Math.min(1, Math.max(0, 0.5 - distance * px));
      const colour = mixed(mixed(top, bottom, (y * 3 + x) / 4), voices[bar % 2 === 0 ? 0 : 1], covered);
      pixels.set(colour, (row * px + column) * 3);
    }
  }
  return pixels;
}
