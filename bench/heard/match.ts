/**
 * As much as tells one sentence from another and from music. A busy machine drops a block here and there, so three such
 * pieces are looked for, one behind the other, and one that is found whole is enough.
 */
const PIECE_SECONDS = 0.5;
const PIECES = 3;
const COMPARED_RATE = 8_000;
/** Of full scale: what is softer is a voice breathing in. */
const AUDIBLE = 0.02;
/** What the same sentence comes to at least; others stay well below. */
const SAME = 0.7;
/** First in large steps, then between the best of them. */
const STEP = 4;

export type Sound = { rate: number; samples: ArrayLike<number> };

function resampled({ rate, samples }: Sound): Float32Array {
  const length = Math.floor((samples.length * COMPARED_RATE) / rate);
  const out = new Float32Array(length);
  const per = rate / COMPARED_RATE;
  for (let at = 0; at < length; at++) {
    const from = Math.floor(at * per);
    const to = Math.max(from + 1, Math.floor((at + 1) * per));
    let sum = 0;
    for (let place = from; place < to; place++) sum += samples[place] ?? 0;
    out[at] = sum / (to - from);
  }
  return out;
}

function likeness(sound: Float32Array, at: number, sample: Float32Array, step: number): number {
  let both = 0;
  let one = 0;
  let other = 0;
  for (let place = 0; place < sample.length; place += step) {
    const [a = 0, b = 0] = [sound[at + place], sample[place]];
    both += a * b;
    one += a * a;
    other += b * b;
  }
  return one > 0 && other > 0 ? both / Math.sqrt(one * other) : 0;
}

export type Found = { seconds: number; likeness: number; isSame: boolean };

function bestPlace(sound: Float32Array, piece: Float32Array): { at: number; likeness: number } {
  let best = { at: 0, likeness: 0 };
  for (let at = 0; at + piece.length <= sound.length; at++) {
    const found = likeness(sound, at, piece, STEP);
    if (found > best.likeness) best = { at, likeness: found };
  }
  return { at: best.at, likeness: likeness(sound, best.at, piece, 1) };
}

/** Where in the heard sound the beginning of the other one stands, or comes closest to standing. */
export function findBeginning(heard: Sound, recording: Sound): Found {
  const whole = resampled(recording);
  const first = Math.max(
    0,
    whole.findIndex((value) => Math.abs(value) >= AUDIBLE),
  );
  const sound = resampled(heard);
  const length = PIECE_SECONDS * COMPARED_RATE;
  let best: Found = { seconds: 0, likeness: 0, isSame: false };
  for (let piece = 0; piece < PIECES && !best.isSame; piece++) {
    const from = first + piece * length;
    const { at, likeness } = bestPlace(sound, whole.slice(from, from + length));
    if (likeness <= best.likeness) continue;
    best = { seconds: at / COMPARED_RATE - piece * PIECE_SECONDS, likeness, isSame: likeness >= SAME };
  }
  return best;
}
