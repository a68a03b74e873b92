/** Side lobes kept of the interpolating sinc, at the lower of the two rates. */
const LOBES = 16;
/** Leaves the window room to fall off below the lower rate's limit. */
const CUTOFF = 0.95;

type Table = { taps: number; before: number; phases: Float32Array };

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

const tables = new Map<string, Table>();

/** For each place a new sample can have between two old ones, the weights of the old ones around it. */
function tableFor(up: number, down: number): Table {
  const kept = tables.get(`${up}/${down}`);
  if (kept) return kept;
  const narrow = Math.min(1, up / down);
  const half = Math.ceil(LOBES / narrow);
  const taps = 2 * half;
  const phases = new Float32Array(up * taps);
  for (let phase = 0; phase < up; phase++) {
    const weights = Float64Array.from({ length: taps }, (_, tap) => {
      const distance = tap - half + 1 - phase / up;
      const x = Math.PI * distance * narrow * CUTOFF;
      const window =
        0.42 + 0.5 * Math.cos((Math.PI * distance) / half) + 0.08 * Math.cos((2 * Math.PI * distance) / half);
      return (x === 0 ? 1 : Math.sin(x) / x) * window;
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    weights.forEach((weight, tap) => {
      phases[phase * taps + tap] = weight / sum;
    });
  }
  const table = { taps, before: half - 1, phases };
  tables.set(`${up}/${down}`, table);
  return table;
}

/** A whole clip from one rate to another. */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples;
  const common = divisor(fromRate, toRate);
  const up = toRate / common;
  const down = fromRate / common;
  const { taps, before, phases } = tableFor(up, down);
  const padded = new Float32Array(samples.length + 2 * taps);
  padded.set(samples, taps);
  const result = new Float32Array(Math.floor((samples.length * up) / down));
  for (let i = 0; i < result.length; i++) {
    const first = Math.floor((i * down) / up) - before + taps;
    const weights = ((i * down) % up) * taps;
    let value = 0;
    for (let tap = 0; tap < taps; tap++) value += phases[weights + tap]! * padded[first + tap]!;
    result[i] = value;
  }
  return result;
}
