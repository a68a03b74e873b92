import { z } from 'zod';

/** A sentence of the source, by the passage it stands in and its number there. */
const SentenceOfSource = z.object({
  passage: z.string(),
  sentence: z.number().int().nonnegative(),
  text: z.string(),
});

/** How much of its text an audio tells, and which sentences no line tells. */
export const Heard = z.object({
  /** By the letters of the text, 0 to 1. */
  share: z.number(),
  /** In the order of the text; where each begins and ends in it, 0 to 1. */
  gaps: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      sentences: z.array(SentenceOfSource),
      /** Of a book, how many further sentences of the gap are not named. */
      more: z.number().int(),
    }),
  ),
});
export type Heard = z.infer<typeof Heard>;
