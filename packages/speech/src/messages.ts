import type { WordTime } from '@parlance/artifacts/takes';
import type { EngineVoice } from './voices.ts';

/** The big model's file, and how many cores to run it on. */
export type ModelUse = { path: string; threads: number };

export type SpeakTask = { text: string; language: string; voice: EngineVoice; model?: ModelUse };
export type SpeakResult = { samples: Float32Array; sampleRate: number; words: WordTime[] };

/** What a speech process can be asked. */
export type SpeechCalls = {
  /** Makes the model's file if it isn't there; the result is its path. */
  prepare(shards: string[], cacheDir: string): string;
  /** Undefined when it was stopped on the way. */
  speak(task: SpeakTask): SpeakResult | undefined;
};
