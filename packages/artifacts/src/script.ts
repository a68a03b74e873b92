import { DELIVERY_KINDS, DELIVERY_LIMITS } from '@parlance/kernel/delivery';
import { LINE_KINDS } from '@parlance/kernel/line-support';
import { oneLine } from '@parlance/kernel/one-line';
import { z } from 'zod';
import { ModelUsage } from './model-usage.ts';

const { pace, levelDb, pauseMs } = DELIVERY_LIMITS;

/**
 * How a line is to be spoken, where that is not left to the voices and the mix. A voice follows what it can and ignores
 * the rest.
 */
export const Delivery = z.object({
  /** What the line is in the conversation: an aside is quicker and softer, a quotation calmer. */
  kind: z.enum(DELIVERY_KINDS).optional(),
  /** 1 is the voice's own. */
  pace: z.number().min(pace.min).max(pace.max).optional(),
  /** Louder or softer than the lines around it. */
  levelDb: z.number().min(levelDb.min).max(levelDb.max).optional(),
  /** Silence before it; below 0 it begins while the line before it ends. */
  pauseMs: z.number().int().min(pauseMs.min).max(pauseMs.max).optional(),
});

/** Words of a passage that a number or a name follows from which does not stand there itself. */
export const Basis = z.object({ claim: z.string(), passage: z.string(), words: z.string() });

export const ScriptLine = z.object({
  speaker: z.enum(['HOST', 'COHOST']),
  text: z.string().min(1),
  /** Passage ids this line rests on; empty for greetings, questions and bridges. */
  sourceRefs: z.array(z.string()),
  /** Index into `chapters`. */
  chapter: z.number().int().nonnegative(),
  delivery: Delivery.optional(),
  /** Where its author says so; an illustration is no claim about the subject, and people are told. */
  kind: z.enum(LINE_KINDS).optional(),
  /** For what it reckons, rounds or names otherwise, where its author shows from what. */
  basis: z.array(Basis).optional(),
  /** A model wrote it, and no second reading held it to its source. */
  unread: z.literal(true).optional(),
  /** It was heard in other words while the script was being written. */
  revised: z.literal(true).optional(),
});

/** Stage 2 gives this: the lines, each pointing at the passages it rests on. */
export const Script = z.object({
  title: z.string().overwrite(oneLine),
  /** Content language as chosen, e.g. "pt-BR". */
  language: z.string(),
  mode: z.enum(['dialogue', 'monologue']),
  lines: z.array(ScriptLine),
  chapters: z.array(
    z.object({ title: z.string().overwrite(oneLine), firstLine: z.number().int().nonnegative() }),
  ),
  /** Markdown without chapter times; stage 5 adds those. */
  notes: z.string(),
  /** Codes a person should know of: source_short, question_unanswered … */
  warnings: z.array(z.string()),
  /** What writing it took, when a model did. */
  usage: ModelUsage.optional(),
});

export type Basis = z.infer<typeof Basis>;
export type Delivery = z.infer<typeof Delivery>;
export type ScriptLine = z.infer<typeof ScriptLine>;
export type Script = z.infer<typeof Script>;
