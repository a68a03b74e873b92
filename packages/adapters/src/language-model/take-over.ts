import { AppError, isAppError } from '@parlance/kernel/errors';
import type { LanguageModel, Question } from '@parlance/ports/language-model';

/** Nothing this vendor will mend by being asked again: it is away, or wants nothing to do with us. */
const isAway = (error: unknown): boolean =>
  isAppError(error) && (error.code === 'model.unavailable' || error.code === 'model.refused');

/**
 * One model after the other until one answers; each question begins with the first again, whose rest makes it quick to
 * pass over. A model that reads less than a question holds is not asked it.
 */
export function takingOver(
  [first, ...others]: readonly [LanguageModel, ...LanguageModel[]],
  onTrouble?: (error: Error) => void,
): LanguageModel {
  async function ask<T>(question: Question<T>): Promise<T> {
    const able = others.filter(({ maxMaterialChars }) => question.material.length <= maxMaterialChars);
    let trouble: unknown;
    for (const model of [first, ...able]) {
      try {
        return await model.ask(question);
      } catch (error) {
        if (!isAway(error)) throw error;
        trouble ??= error;
        if (able.length > 0 && error instanceof AppError) onTrouble?.(error);
      }
    }
    throw trouble;
  }
  return { ...first, ask };
}
