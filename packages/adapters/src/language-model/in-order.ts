import { isAppError } from '@parlance/kernel/errors';
import type { LanguageModel } from '@parlance/ports/language-model';
import { ModelTroubleError } from '@parlance/ports/model-trouble';

export type InOrder = {
  model: LanguageModel;
  /** Told of each failure, though somebody else may have answered. */
  onTrouble?(error: Error): void;
  onAnswer?(): void;
};

/** One that is away is left alone for so long: to wait for it before each question would take hours. */
const REST_MS = 60_000;

/**
 * One model after the other until one answers. Unlike vendors that take over from each other, models on a desk differ
 * in what they can do: an answer that can't be used is a reason to ask the next one, too.
 */
export function inOrder(
  entries: readonly [InOrder, ...InOrder[]],
  now: () => number = Date.now,
): LanguageModel {
  const restsUntil = new Map<InOrder, number>();
  const [{ model: first }] = entries;

  return {
    name: first.name,
    maxMaterialChars: Math.max(...entries.map(({ model }) => model.maxMaterialChars)),
    questionsAtOnce: Math.min(...entries.map(({ model }) => model.questionsAtOnce ?? 1)),
    async ask(question) {
      const able = entries.filter(({ model }) => question.material.length <= model.maxMaterialChars);
      const awake = able.filter((entry) => (restsUntil.get(entry) ?? 0) <= now());
      let trouble: unknown = new ModelTroubleError('too_long', { name: first.name });
      for (const entry of awake.length > 0 ? awake : able) {
        try {
          const answer = await entry.model.ask(question);
          entry.onAnswer?.();
          return answer;
        } catch (error) {
          question.signal.throwIfAborted();
          if (!isAppError(error) || !error.code.startsWith('model.')) throw error;
          if (error.code !== 'model.unusable_answer') restsUntil.set(entry, now() + REST_MS);
          entry.onTrouble?.(error);
          trouble = error;
        }
      }
      throw trouble;
    },
  };
}
