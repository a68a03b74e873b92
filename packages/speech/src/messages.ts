import type { WordTime } from '@parlance/artifacts/takes';
import type { Urgency } from '@parlance/kernel/line-order';
import type { ModelFiles } from './kokoro/model-file.ts';
import type { EngineVoice } from './voices.ts';

/** The big model's files, and how many cores to run it on. */
export type ModelUse = { files: ModelFiles; threads: number };

export type SpeakTask = {
  text: string;
  language: string;
  voice: EngineVoice;
  /** 1 is the voice's own. */
  pace: number;
  model?: ModelUse;
  /** Its pieces are said before those of lines that are less urgent. */
  urgency: Urgency;
  /** Which part of it, from 0; all of it where nothing is said. */
  part?: number;
};
export type SpeakResult = {
  samples: Float32Array;
  sampleRate: number;
  words: WordTime[];
  /** More of the line can be asked for. */
  goesOn: boolean;
};

/** What a speech process can be asked. */
export type SpeechCalls = {
  /** Makes the model's files if they aren't there. */
  prepare(shards: string[], cacheDir: string): ModelFiles;
  /** Undefined when it was stopped on the way. */
  speak(task: SpeakTask): SpeakResult | undefined;
};
