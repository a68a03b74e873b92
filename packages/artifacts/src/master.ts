import { z } from 'zod';
import { WordTime } from './takes.ts';

export const TimedLine = z.object({
  line: z.number().int().nonnegative(),
  startMs: z.number().nonnegative(),
  endMs: z.number().nonnegative(),
  words: z.array(WordTime),
});

/** Stage 4 gives this: the finished recording and what is in step with it. */
export const Master = z.object({
  mediaKey: z.string(),
  mediaBytes: z.number().int().positive(),
  durationMs: z.number().int().positive(),
  loudnessLufs: z.number(),
  truePeakDb: z.number(),
  chapters: z.array(z.object({ title: z.string(), startMs: z.number().int().nonnegative() })),
  lines: z.array(TimedLine),
  transcriptKey: z.string(),
  chaptersKey: z.string(),
  peaksKey: z.string(),
});

export type TimedLine = z.infer<typeof TimedLine>;
export type Master = z.infer<typeof Master>;
