const STEP_MS = 10;
/** Under this share of the loudest step (-40 dB) nobody speaks. */
const QUIET = 0.01;

export type Steps = { ms: number; levels: Float32Array; loudest: number; isVoiced(step: number): boolean };

/** How loud each hundredth of a second is. */
export function loudnessSteps(samples: Float32Array, sampleRate: number): Steps {
  const length = Math.round((STEP_MS * sampleRate) / 1000);
  const levels = new Float32Array(Math.ceil(samples.length / length));
  let loudest = 0;
  for (let step = 0; step < levels.length; step++) {
    const end = Math.min(samples.length, (step + 1) * length);
    let sum = 0;
    for (let at = step * length; at < end; at++) sum += samples[at]! ** 2;
    levels[step] = Math.sqrt(sum / (end - step * length));
    loudest = Math.max(loudest, levels[step]!);
  }
  return { ms: STEP_MS, levels, loudest, isVoiced: (step) => levels[step]! > loudest * QUIET };
}
