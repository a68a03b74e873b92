import type { ModelUsage } from '@parlance/artifacts/model-usage';

/** What an answer must look like; whoever asks parses it, so nothing else ever comes back. */
export type AnswerShape<T> = {
  /** Letters and underscores; some vendors show it to the model. */
  name: string;
  jsonSchema: Record<string, unknown>;
  /** Throws on anything of another shape. */
  parse(answer: unknown): T;
};

export type Question<T> = {
  /** What the model is to do: ours alone, never a stranger's words. */
  instructions: string;
  /** What it is to work on; may hold strangers' words, fenced. */
  material: string;
  shape: AnswerShape<T>;
  /** Called for each answer that was paid for, also one that could not be used. */
  onUsage(usage: ModelUsage): void;
  /**
   * Called with the answer piece by piece as it is written, by whoever wants to act on its beginning. Once a piece was
   * told the question is not asked again behind the caller's back: what fails then fails, and the caller has the pieces.
   */
  onText?: ((piece: string) => void) | undefined;
  signal: AbortSignal;
};

/**
 * Answers one question at a time, in a shape that was agreed on. It has no tools, no memory and no secrets.
 * Throws AppError 'model.unavailable' (retry later) when it can't be reached or is busy for too long,
 * 'model.refused' when trying again won't help, 'model.unusable_answer' when its answers keep another shape.
 */
export interface LanguageModel {
  /** Vendor and model, e.g. "openai gpt-6.1-terra". */
  readonly name: string;
  /** How much material one question may hold. */
  readonly maxMaterialChars: number;
  /** How many questions it takes at the same time without making one wait for the other; one when left out. */
  readonly questionsAtOnce?: number;
  ask<T>(question: Question<T>): Promise<T>;
}
