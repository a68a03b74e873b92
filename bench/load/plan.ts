import type { Summary } from './answers.ts';

export type Browser = {
  token: string;
  userId: string;
  audios: { id: string; transcriptUrl: string; peaksUrl: string }[];
  /** Of some. */
  feed: { id: string; rssUrl: string; etag: string } | undefined;
};

/** All that the process needs which makes the load. */
export type Plan = {
  site: string;
  bareSite: string;
  seconds: number;
  browsers: Browser[];
  feedsPerSecond: number;
  listeners: number;
  /** Tokens of people who have one audio after the other made. */
  makers: string[];
  voices: { host: string; cohost: string };
};

/** Endpoints that are asked of the bare handler as well. */
export const PAIRED = ['list', 'audio'] as const;
export type Paired = (typeof PAIRED)[number];

export type Outcome = {
  seconds: number;
  cpuSeconds: number;
  api: Summary;
  feeds: Summary;
  live: Summary;
  paired: Record<Paired, { product: Summary; bare: Summary }>;
  audiosMade: number;
  listenersAtOnce: number;
  complaints: string[];
};

/** What the process tells: that everything is warm, then how it went. */
export type FromTraffic = { do: 'measuring' } | { do: 'done'; outcome: Outcome };
