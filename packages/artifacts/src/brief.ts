import { z } from 'zod';

/** What the person asked for; travels unchanged beside every artifact of a run. */
export const Brief = z.object({
  source: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('script'), script: z.string() }),
    z.object({ type: z.literal('topic'), topic: z.string() }),
    /** `episode` is the guid of a feed's entry. */
    z.object({ type: z.literal('url'), url: z.string(), episode: z.string().optional() }),
    z.object({
      type: z.literal('files'),
      /** Uploaded files in the object store. */
      files: z.array(z.object({ key: z.string(), name: z.string(), bytes: z.number().int() })),
    }),
  ]),
  question: z.string().optional(),
  emphasis: z.string().optional(),
  /** Balanced when nothing was said. */
  tone: z.enum(['balanced', 'warm', 'playful', 'serious']).optional(),
  language: z.string(),
  level: z.enum(['beginner', 'intermediate', 'expert']),
  mode: z.enum(['dialogue', 'monologue']),
  length: z.enum(['short', 'medium', 'long']),
  /** What the person's plan allowed when the request was accepted; an own script has no such bounds. */
  allowance: z
    .object({
      maxTokens: z.number().int(),
      video: z.boolean(),
      /** Of scans and photos. */
      picturePages: z.number().int().optional(),
    })
    .optional(),
  /** Only its first lines are spoken, by what costs nothing: for a visitor who has no account yet. */
  opening: z.boolean().optional(),
  /** Voice ids, already resolved from single voices and pairs. */
  voices: z.object({ host: z.string(), cohost: z.string() }),
  /** How the person wanted words to be said when the price was taken; later changes are for later audios. */
  pronunciations: z
    .array(z.object({ written: z.string(), spoken: z.string(), language: z.string().nullable() }))
    .optional(),
});

export type Brief = z.infer<typeof Brief>;
