import { z } from 'zod';
import { ModelUsage } from './model-usage.ts';

export const ScriptLine = z.object({
  speaker: z.enum(['HOST', 'COHOST']),
  text: z.string().min(1),
  /** Passage ids this line rests on; empty for greetings, questions and bridges. */
  sourceRefs: z.array(z.string()),
  /** Index into `chapters`. */
  chapter: z.number().int().nonnegative(),
});

/** Stage 2 gives this: the lines, each pointing at the passages it rests on. */
export const Script = z.object({
  title: z.string(),
  /** Content language as chosen, e.g. "pt-BR". */
  language: z.string(),
  mode: z.enum(['dialogue', 'monologue']),
  lines: z.array(ScriptLine),
  chapters: z.array(z.object({ title: z.string(), firstLine: z.number().int().nonnegative() })),
  /** Markdown without chapter times; stage 5 adds those. */
  notes: z.string(),
  /** Codes a person should know of: source_short, question_unanswered … */
  warnings: z.array(z.string()),
  /** What writing it took, when a model did. */
  usage: ModelUsage.optional(),
});

export type ScriptLine = z.infer<typeof ScriptLine>;
export type Script = z.infer<typeof Script>;
