/** Lowest and highest voice that is looked for. */
const MIN_HZ = 70;
const MAX_HZ = 320;
const HOP_MS = 8;
/** How much a stretch must resemble itself one period later to count as voiced. */
const VOICED = 0.5;
/** Grain distance where there is no pitch to keep. */
const UNVOICED_MS = 5;
/** The search for a period needs no treble; every n-th sample will do. */
const SEARCH_RATE = 11_000;

function thinned(samples: Float32Array, factor: number): Float32Array {
  const thin = new Float32Array(Math.floor(samples.length / factor));
  for (let at = 0; at < thin.length; at++) {
    let sum = 0;
    for (let step = 0; step < factor; step++) sum += samples[at * factor + step]!;
    thin[at] = sum / factor;
  }
  return thin;
}

function likeness(x: Float32Array, at: number, lag: number, width: number): number {
  let product = 0;
  let before = 1e-9;
  let after = 1e-9;
  for (let step = 0; step < width; step++) {
    const a = x[at + step]!;
    const b = x[at + step + lag]!;
    product += a * b;
    before += a * a;
    after += b * b;
  }
  return product / Math.sqrt(before * after);
}

/** Best period in samples of `x` around `at`; 0 when unvoiced. */
function periodAt(x: Float32Array, at: number, shortest: number, longest: number): number {
  const start = Math.max(0, Math.min(at - longest, x.length - 2 * longest - 1));
  let best = 0;
  let bestLikeness = VOICED;
  for (let lag = shortest; lag <= longest; lag++) {
    // A slight preference for short periods: twice the period always looks just as good.
    const found = likeness(x, start, lag, longest) - (0.1 * lag) / longest;
    if (found > bestLikeness) {
      bestLikeness = found;
      best = lag;
    }
  }
  return best;
}

/** One period for every hop, in samples of the full signal; 0 where unvoiced. */
function periods(samples: Float32Array, sampleRate: number): number[] {
  const factor = Math.max(1, Math.round(sampleRate / SEARCH_RATE));
  const thin = thinned(samples, factor);
  const rate = sampleRate / factor;
  const shortest = Math.floor(rate / MAX_HZ);
  const longest = Math.ceil(rate / MIN_HZ);
  const hop = (rate * HOP_MS) / 1000;
  const found: number[] = [];
  for (let at = 0; at < thin.length; at += hop) {
    const roomy = thin.length > 2 * longest + 1;
    found.push(roomy ? periodAt(thin, Math.floor(at), shortest, longest) * factor : 0);
  }
  return found;
}

type Grain = { centre: number; period: number; voiced: boolean };

/** Cuts the signal at one point of each period (its loudest sample), elsewhere at an even pace. */
function grains(samples: Float32Array, sampleRate: number): Grain[] {
  const track = periods(samples, sampleRate);
  const hop = (sampleRate * HOP_MS) / 1000;
  const even = Math.round((sampleRate * UNVOICED_MS) / 1000);
  const found: Grain[] = [];
  let centre = 0;
  while (centre < samples.length) {
    const period = track[Math.min(track.length - 1, Math.floor(centre / hop))] ?? 0;
    if (period > 0 && found.at(-1)?.voiced) {
      const reach = Math.floor(period / 5);
      let peak = centre;
      for (let at = Math.max(0, centre - reach); at < Math.min(samples.length, centre + reach); at++) {
        if (samples[at]! > samples[peak]!) peak = at;
      }
      centre = peak;
    }
    found.push({ centre, period: period || even, voiced: period > 0 });
    centre += Math.max(1, Math.round(period || even));
  }
  return found;
}

function addGrain(out: Float32Array, samples: Float32Array, grain: Grain, to: number): void {
  const width = Math.round(grain.period);
  for (let step = -width; step <= width; step++) {
    const from = grain.centre + step;
    const into = to + step;
    if (from < 0 || into < 0 || from >= samples.length || into >= out.length) continue;
    out[into]! += samples[from]! * (0.5 + 0.5 * Math.cos((Math.PI * step) / width));
  }
}

/**
 * Raises (or lowers) the melody and leaves tempo and timbre alone: single periods of the voice are laid
 * closer together or further apart (TD-PSOLA).
 */
export function raisePitch(samples: Float32Array, sampleRate: number, factor: number): Float32Array {
  const analysed = grains(samples, sampleRate);
  const out = new Float32Array(samples.length);
  let at = 0;
  let nearest = 0;
  while (at < samples.length && analysed.length > 0) {
    while (
      nearest + 1 < analysed.length &&
      Math.abs(analysed[nearest + 1]!.centre - at) <= Math.abs(analysed[nearest]!.centre - at)
    ) {
      nearest++;
    }
    const grain = analysed[nearest]!;
    addGrain(out, samples, grain, Math.round(at));
    at += grain.voiced ? grain.period / factor : grain.period;
  }
  // Periods laid closer together overlap more and sum up to more.
  const level = 1 / Math.sqrt(Math.max(1, factor));
  for (let index = 0; index < out.length; index++) out[index]! *= level;
  return out;
}
