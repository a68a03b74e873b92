import { HEARING_RATE } from '@parlance/ports/media-reader';
import { rmsPerStep } from '@parlance/sound/rms';

/** One reading of the level every so often; shorter than the gap between two words. */
export const READING_MS = 20;
export const READING_SAMPLES = (HEARING_RATE * READING_MS) / 1000;

/** Below this (-60 dB of full scale) nobody is speaking, however quietly the recording was made. */
const SILENCE = 0.001;

export const isLoud = (level: number): boolean => level >= SILENCE;

export const toMs = (samples: number): number => Math.round((samples * 1000) / HEARING_RATE);

export const levels = (samples: Float32Array): Float32Array => rmsPerStep(samples, READING_SAMPLES);

/** How long something is heard in these samples. */
export const loudMs = (samples: Float32Array): number => levels(samples).filter(isLoud).length * READING_MS;
