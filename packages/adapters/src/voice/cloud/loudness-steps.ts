import { rmsPerStep } from '@parlance/sound/rms';

const STEP_MS = 10;
/** Under this share of the loudest step (-40 dB) nobody speaks. */
const QUIET = 0.01;

export type Steps = { ms: number; levels: Float32Array; loudest: number; isVoiced(step: number): boolean };

/** How loud each hundredth of a second is. */
export function loudnessSteps(samples: Float32Array, sampleRate: number): Steps {
  const length = Math.round((STEP_MS * sampleRate) / 1000);
  const levels = rmsPerStep(samples, length);
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  return { ms: STEP_MS, levels, loudest, isVoiced: (step) => levels[step]! > loudest * QUIET };
}
