import { type Cue, rowOf } from './vtt-words.ts';

/** The podcast namespace's own form, one segment a cue. */
export const transcriptJsonOf = (cues: readonly Cue[]): string =>
  JSON.stringify({
    version: '1.0.0',
    segments: cues.map(({ speaker, startMs, endMs, words }) => ({
      speaker,
      startTime: startMs / 1000,
      endTime: endMs / 1000,
      body: rowOf(words),
    })),
  });
