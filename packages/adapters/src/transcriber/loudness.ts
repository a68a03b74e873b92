import { HEARING_RATE } from '@parlance/ports/media-reader';

/** One reading of the level every so often; shorter than the gap between two words. */
export const READING_MS = 20;
export const READING_SAMPLES = (HEARING_RATE * READING_MS) / 1000;

/** Below this (-60 dB of full scale) nobody is speaking, however quietly the recording was made. */
const SILENCE = 0.001;

export const isLoud = (level: number): boolean => level >= SILENCE;

export const toMs = (samples: number): number => Math.round((samples * 1000) / HEARING_RATE);

/** Root mean square of each reading; a last part that is shorter than one counts too. */
export function levels(samples: Float32Array): Float32Array {
  const readings = new Float32Array(Math.ceil(samples.length / READING_SAMPLES));
  for (let reading = 0; reading < readings.length; reading++) {
    const from = reading * READING_SAMPLES;
    const to = Math.min(samples.length, from + READING_SAMPLES);
    let power = 0;
    for (let at = from; at < to; at++) power += samples[at]! ** 2;
    readings[reading] = Math.sqrt(power / (to - from));
  }
  return readings;
}

/** How long something is heard in these samples. */
export const loudMs = (samples: Float32Array): number => levels(samples).filter(isLoud).length * READING_MS;
