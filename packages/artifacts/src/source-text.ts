import { z } from 'zod';

/** Where a passage stands in what the person gave: the nth paragraph, under which heading. */
const PassageAddress = z.object({
  paragraph: z.number().int().nonnegative(),
  heading: z.string().optional(),
});

export const Passage = z.object({
  id: z.string(),
  kind: z.enum(['heading', 'paragraph', 'item', 'quote']),
  /** 1 for a chapter, 2 for a section …; headings only. */
  level: z.number().int().positive().optional(),
  text: z.string().min(1),
  address: PassageAddress,
});

/** Stage 1 gives this: clean passages, each with an address in the source. */
export const SourceText = z.object({
  title: z.string().optional(),
  /** Base language, e.g. "pt". */
  language: z.string(),
  passages: z.array(Passage),
  /** Set when the person wrote the script: stage 2 then takes the lines as they are. */
  script: z.array(z.object({ speaker: z.enum(['HOST', 'COHOST']), text: z.string() })).optional(),
});

export type Passage = z.infer<typeof Passage>;
export type SourceText = z.infer<typeof SourceText>;
