import type { HeardSegment } from '@parlance/ports/transcriber';

/** One stretch of at most WINDOW_MS; without a language it is found out. */
export type Window = { samples: Float32Array; language?: string };

export type TranscribedWindow = {
  /** Base language and how sure that is, 0 to 1. */
  language: string;
  certainty: number;
  /** Times from the beginning of the stretch. */
  segments: HeardSegment[];
};

/** What the Whisper process can be asked. */
export type WhisperCalls = { transcribe(window: Window): TranscribedWindow };

/** What the model takes at once; its own limit. */
export const WINDOW_MS = 30_000;
