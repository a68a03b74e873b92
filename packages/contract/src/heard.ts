import { z } from 'zod';

/** How much of its text an audio tells, and what not. */
export const Heard = z.object({
  percent: z.number().int(),
  gaps: z.array(
    z.object({
      /** Where in the text it begins and ends, 0 to 1. */
      from: z.number(),
      to: z.number(),
      sentences: z.array(
        z.object({
          passage_id: z.string(),
          /** Its number in the passage: what /script/additions takes to put it in. */
          sentence: z.number().int(),
          text: z.string(),
          /** How much longer the audio would be with it, about, and what it would cost. */
          longer_ms: z.number().int(),
          credits_required: z.number().int(),
        }),
      ),
      /** Of a book, how many further sentences of the gap are not named. */
      more: z.number().int(),
    }),
  ),
});
