import { z } from 'zod';

/** What the person asked for; travels unchanged beside every artifact of a run. */
export const Brief = z.object({
  source: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('script'), script: z.string() }),
  ]),
  question: z.string().optional(),
  emphasis: z.string().optional(),
  language: z.string(),
  level: z.enum(['beginner', 'intermediate', 'expert']),
  mode: z.enum(['dialogue', 'monologue']),
  length: z.enum(['short', 'medium', 'long']),
  /** Voice ids, already resolved from single voices and pairs. */
  voices: z.object({ host: z.string(), cohost: z.string() }),
});

export type Brief = z.infer<typeof Brief>;
