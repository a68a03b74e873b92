/** Root mean square of each step; a last one that is shorter counts too. */
export function rmsPerStep(samples: Float32Array, stepSamples: number): Float32Array {
  const levels = new Float32Array(Math.ceil(samples.length / stepSamples));
  for (let step = 0; step < levels.length; step++) {
    const from = step * stepSamples;
    const to = Math.min(samples.length, from + stepSamples);
    let power = 0;
    for (let at = from; at < to; at++) power += samples[at]! ** 2;
    levels[step] = Math.sqrt(power / (to - from));
  }
  return levels;
}
