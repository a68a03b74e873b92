/** Zero crossings of the sinc on each side: enough to keep what folds back under -60 dB. */
const CROSSINGS = 16;
/** The filter's edge, a little under half the lower rate, so that its slope ends where folding begins. */
const EDGE = 0.95;

type Filter = { up: number; down: number; half: number; taps: Float32Array };

const filters = new Map<string, Filter>();

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function blackman(x: number): number {
  return 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
}

/** One row of taps for each position that an output sample can have between two input samples. */
function buildFilter(up: number, down: number): Filter {
  const cutoff = EDGE * Math.min(1, up / down);
  const half = Math.ceil(CROSSINGS / Math.min(1, up / down));
  const taps = new Float32Array(up * half * 2);
  for (let phase = 0; phase < up; phase++) {
    const row = phase * half * 2;
    let sum = 0;
    for (let tap = 0; tap < half * 2; tap++) {
      const distance = tap - half + 1 - phase / up;
      const angle = Math.PI * distance * cutoff;
      const value =
        (angle === 0 ? 1 : Math.sin(angle) / angle) * blackman(Math.min(1, Math.abs(distance) / half));
      taps[row + tap] = value;
      sum += value;
    }
    for (let tap = 0; tap < half * 2; tap++) taps[row + tap]! /= sum;
  }
  return { up, down, half, taps };
}

function filterFor(fromRate: number, toRate: number): Filter {
  const shared = gcd(fromRate, toRate);
  const key = `${fromRate}:${toRate}`;
  const filter = filters.get(key) ?? buildFilter(toRate / shared, fromRate / shared);
  filters.set(key, filter);
  return filter;
}

/** Another sample rate, same sound. */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples;
  const { up, down, half, taps } = filterFor(fromRate, toRate);
  const width = half * 2;
  const padded = new Float32Array(samples.length + 2 * width);
  padded.set(samples, width);
  const out = new Float32Array(Math.floor((samples.length * up) / down));
  for (let at = 0; at < out.length; at++) {
    const position = at * down;
    const first = Math.floor(position / up) - half + 1 + width;
    const row = (position % up) * width;
    let sum = 0;
    for (let tap = 0; tap < width; tap++) sum += taps[row + tap]! * padded[first + tap]!;
    out[at] = sum;
  }
  return out;
}
