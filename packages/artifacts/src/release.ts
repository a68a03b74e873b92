import { z } from 'zod';

/** Stage 5 gives this: what the library, share pages and feeds read. */
export const Release = z.object({
  guid: z.string(),
  title: z.string(),
  /** Markdown, with chapter times. */
  notes: z.string(),
  durationMs: z.number().int().positive(),
  chapters: z.array(z.object({ title: z.string(), startMs: z.number().int().nonnegative() })),
  enclosure: z.object({ key: z.string(), bytes: z.number().int().positive(), type: z.literal('audio/mpeg') }),
  publishedAt: z.iso.datetime(),
});

export type Release = z.infer<typeof Release>;
