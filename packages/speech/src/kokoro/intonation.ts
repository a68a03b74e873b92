/** Values of a pitch curve for each frame of the model. */
export const VALUES_PER_FRAME = 2;
/** What the model makes of a frame is heard this many frames earlier (measured by forced alignment: 80 ms). */
export const EARLY_FRAMES = 3;

/** The curves of a piece before it becomes sound: hertz, and loudness on a logarithmic scale, two values a frame. */
export type Curves = { pitch: Float32Array; energy: Float32Array };

/** Symbols from `from` up to, not including, `to`. */
export type SymbolRange = { from: number; to: number };

/** Below this the model means breath or silence, not a voice. */
const VOICED_HZ = 50;

/** How a question climbs, in semitones around the middle of the piece. */
type Climb = {
  /** Where it sets out, on the last stressed syllable. */
  foot: number;
  peak: number;
  /** Where the last voice sounds. */
  end: number;
  /** Share of the way on which the peak is reached. */
  peakAt: number;
};

const TO_THE_END: Climb = { foot: -1, peak: 7, end: 7, peakAt: 1 };
/** By dialect. In Brazil a question peaks on its last stressed syllable, and what follows sinks again. */
const CLIMBS: Record<string, Climb> = { 'pt-br': { foot: -0.5, peak: 8, end: 5, peakAt: 0.7 } };

/** A climb shorter than this is heard as a hiccup; one that is longer, as another sentence. In values. */
const SHORTEST = 40;
const LONGEST = 60;
/** How much of the model's own movement stays on the way. */
const OWN_MOVEMENT = 0.1;
const MOST_OWN_SEMITONES = 2;
/** Softer than the middle of the piece by more than this, a moment is a stop or a hiss, and stays one. */
const VOWEL_WITHIN = 3;

/** Makes the whole melody higher by a factor. */
export function liftPitch(pitch: Float32Array, by: number): void {
  pitch.forEach((hertz, at) => {
    if (hertz >= VOICED_HZ) pitch[at] = hertz * by;
  });
}

const semitones = (hertz: number, above: number): number => 12 * Math.log2(hertz / above);
const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

const middleOf = (values: Float32Array): number | undefined => values.toSorted()[values.length >> 1];

/** Where in the curves the sound of a symbol begins. `frames` has one entry more at the front, for the edge. */
function valueAt(symbol: number, frames: readonly number[]): number {
  let before = -EARLY_FRAMES;
  for (let at = 0; at <= symbol; at++) before += frames[at] ?? 0;
  return Math.max(0, before * VALUES_PER_FRAME);
}

function climbAt(share: number, { foot, peak, end, peakAt }: Climb): number {
  if (share <= peakAt) return foot + (peak - foot) * (share / peakAt);
  return peak + (end - peak) * ((share - peakAt) / (1 - peakAt));
}

/**
 * Makes the end of a question rise: the model itself lets every sentence fall, whatever mark stands behind it. From
 * the last stressed syllable on the voice climbs to well above its middle.
 */
export function raiseQuestion(
  curves: Curves,
  symbols: readonly string[],
  frames: readonly number[],
  question: SymbolRange,
  dialect: string,
): void {
  const { pitch, energy } = curves;
  const middle = middleOf(pitch.filter((hertz) => hertz > VOICED_HZ));
  const strength = middleOf(energy.filter((_, at) => pitch[at]! > VOICED_HZ));
  const first = valueAt(question.from, frames);
  let last = Math.min(pitch.length, valueAt(question.to, frames) + EARLY_FRAMES * VALUES_PER_FRAME) - 1;
  while (last > first && pitch[last]! <= VOICED_HZ) last--;
  if (middle === undefined || strength === undefined || last <= first) return;
  const stress = symbols.slice(0, question.to).lastIndexOf('ˈ');
  const stressed = valueAt(Math.max(question.from, stress), frames);
  const start = Math.max(first, last - LONGEST, Math.min(stressed, last - SHORTEST));
  const climb = CLIMBS[dialect] ?? TO_THE_END;
  for (let at = start; at <= last; at++) {
    const share = (at - start) / (last - start);
    if (pitch[at]! <= VOICED_HZ) continue;
    // The model lets the last syllable sink into creak, which sounds an octave lower whatever pitch is asked for.
    if (energy[at]! > strength - VOWEL_WITHIN) energy[at] = Math.max(energy[at]!, strength);
    const own = within(semitones(pitch[at]!, middle), MOST_OWN_SEMITONES);
    pitch[at] = middle * 2 ** ((climbAt(share, climb) + OWN_MOVEMENT * own) / 12);
  }
}
