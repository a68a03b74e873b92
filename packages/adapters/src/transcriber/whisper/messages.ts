import type { HeardSegment } from '@parlance/ports/transcriber';

/** One stretch of at most WINDOW_MS; without a language it is found out. */
export type Request = { samples: Float32Array; language?: string };

export type HeardWindow = {
  /** Base language and how sure that is, 0 to 1. */
  language: string;
  certainty: number;
  /** Times from the beginning of the stretch. */
  segments: HeardSegment[];
};

export type Reply = { heard: HeardWindow } | { failure: string };

/** What the model hears at once; its own limit. */
export const WINDOW_MS = 30_000;
