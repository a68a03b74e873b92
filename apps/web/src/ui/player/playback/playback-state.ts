export type PlaybackSource = {
  /** Changes when other bytes are to be loaded. A fresh signature on the same recording keeps its key. */
  key: string;
  url: string;
  /** A recording still being made: it has no end yet, and nothing past what has arrived can be reached. */
  live: boolean;
  /** What the server measured; the browser only estimates. */
  durationMs?: number | null;
};

export type PlaybackState = {
  /** What the listener asked for, also while the browser still waits for sound. */
  playing: boolean;
  waiting: boolean;
  ended: boolean;
  failed: boolean;
  /** Enough is here to begin and go on. */
  ready: boolean;
  live: boolean;
  durationMs: number | null;
  /** How far a listener can go. */
  reachMs: number;
  rate: number;
};

export const IDLE: PlaybackState = {
  playing: false,
  waiting: false,
  ended: false,
  failed: false,
  ready: false,
  live: false,
  durationMs: null,
  reachMs: 0,
  rate: 1,
};
