import { z } from 'zod';

/** One question as the engine's process takes it. */
export type Asked = { instructions: string; material: string; jsonSchema: Record<string, unknown> };

export const Answered = z.object({
  text: z.string(),
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
});
export type Answered = z.infer<typeof Answered>;

/** What the process of a model file can be asked. */
export type OwnFileCalls = { ask(asked: Asked): Answered };

/** The program's first argument, as JSON. */
export type EngineOrders = {
  /** Path of the engine's module. */
  engine: string;
  file: string;
  contextTokens: number;
  /** Of the context, for the answer. */
  answerTokens: number;
  threads: number;
};
