import { z } from 'zod';

export const Progress = z.object({
  /** 0..100 */
  percent: z.number(),
  lines_done: z.number().int(),
  lines_total: z.number().int(),
  /** Of scanned pages or pictures, while they are being read. */
  pages_done: z.number().int().optional(),
  pages_total: z.number().int().optional(),
  /** Unknown until lines are being spoken. */
  seconds_left: z.number().int().nullable(),
});

/** Waits for a place, to be read, listened to or spoken; `ahead` are the audios before it, being made or waiting too. */
export const Waiting = z.object({ ahead: z.number().int() });
