import { type Cue, cueText } from './cue.ts';

/** The podcast namespace's own form, one segment a cue. */
export const writeTranscriptJson = (cues: readonly Cue[]): string =>
  JSON.stringify({
    version: '1.0.0',
    segments: cues.map((cue) => ({
      speaker: cue.speaker,
      startTime: cue.startMs / 1000,
      endTime: cue.endMs / 1000,
      body: cueText(cue),
    })),
  });
