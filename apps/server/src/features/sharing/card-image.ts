import { encodePng } from './png.ts';

/** The size that previews of links are made for. */
export const CARD = { width: 1200, height: 630 };

const DEEP = [12, 21, 41];
const LIGHT = [47, 87, 179];
const EMBER = [253, 185, 90];
const PALE = [179, 204, 255];

const BARS = 56;
const BAR_WIDTH = 10;
const STEP = 18;
const TALLEST = 300;
const SHORTEST = 12;
/** Of the bars: as if so much had been listened to. */
const PLAYED = 0.38;

type Bar = { x: number; half: number; colour: number[] };

function barsOf(peaks: readonly number[]): Bar[] {
  const left = (CARD.width - (BARS * STEP - (STEP - BAR_WIDTH))) / 2;
  const heights = Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS);
    const slice = peaks.slice(from, Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS)));
    return slice.reduce((sum, peak) => sum + peak, 0) / Math.max(1, slice.length);
  });
  const loudest = Math.max(0.001, ...heights);
  return heights.map((height, bar) => ({
    x: left + bar * STEP + BAR_WIDTH / 2,
    half: Math.max(SHORTEST, (height / loudest) ** 1.6 * TALLEST) / 2,
    colour: bar < BARS * PLAYED ? EMBER : PALE,
  }));
}

/** How much of a pixel a bar with round ends covers. */
function coverage({ x, half }: Bar, px: number, py: number): number {
  const straight = Math.max(0, half - BAR_WIDTH / 2);
  const beyond = Math.max(0, Math.abs(py - CARD.height / 2) - straight);
  return Math.min(1, Math.max(0, BAR_WIDTH / 2 + 0.5 - Math.hypot(px - x, beyond)));
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

function paintSky(pixels: Uint8Array): void {
  const { width, height } = CARD;
  for (let y = 0; y < height; y++) {
    const share = (y / height) ** 2 * 0.55;
    const sky = DEEP.map((part, channel) => between(part, LIGHT[channel] ?? part, share));
    const row = y * width * 3;
    pixels.set(sky, row);
    // Each copy doubles what is there.
    for (let done = 3; done < width * 3; done *= 2) {
      pixels.copyWithin(row + done, row, row + Math.min(done, width * 3 - done));
    }
  }
}

function paintBar(pixels: Uint8Array, bar: Bar): void {
  const { width, height } = CARD;
  const reach = BAR_WIDTH / 2 + 1;
  for (let y = Math.floor(height / 2 - bar.half - 1); y <= height / 2 + bar.half + 1; y++) {
    for (let x = Math.floor(bar.x - reach); x <= bar.x + reach; x++) {
      const covered = coverage(bar, x + 0.5, y + 0.5);
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel;
        pixels[at] = between(pixels[at] ?? 0, bar.colour[channel] ?? 0, covered);
      }
    }
  }
}

/** A recording as a picture: the shape of its sound on an evening sky. */
export function cardImage(peaks: readonly number[]): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(CARD.width * CARD.height * 3);
  paintSky(pixels);
  for (const bar of barsOf(peaks)) paintBar(pixels, bar);
  return encodePng(CARD.width, CARD.height, pixels);
}
