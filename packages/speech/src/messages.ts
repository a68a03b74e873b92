import type { WordTime } from '@parlance/artifacts/takes';
import type { EngineVoice } from './voices.ts';

/** The big model's file, and how many cores to run it on. */
export type ModelUse = { path: string; threads: number };

export type SpeakTask = {
  kind: 'speak';
  text: string;
  language: string;
  voice: EngineVoice;
  model?: ModelUse;
};
export type SpeakResult = { samples: Float32Array; sampleRate: number; words: WordTime[] };
/** Makes the model's file if it isn't there; the result is its path. */
export type PrepareTask = { kind: 'prepare'; shards: string[]; cacheDir: string };

export type Task = SpeakTask | PrepareTask;
export type ResultOf<T extends Task> = T extends SpeakTask ? SpeakResult : string;

/** `stop`: nobody waits for that answer any more. */
export type Request = { id: number; task: Task } | { stop: number };
export type Reply = { id: number } & (
  | { result: SpeakResult | string }
  | { failure: string }
  | { stopped: true }
);
