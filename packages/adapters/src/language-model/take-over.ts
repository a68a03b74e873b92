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
    const { onText } = question;
    let trouble: unknown;
    let isTold = false;
    const asked: Question<T> = onText
      ? {
          ...question,
          onText: (piece) => {
            isTold = true;
            onText(piece);
          },
        }
      : question;
    for (const model of [first, ...able]) {
      try {
        return await model.ask(asked);
      } catch (error) {
        // Whoever has heard a beginning goes on from there, and asks for it.
        if (!isAway(error) || isTold) throw error;
        trouble ??= error;
        if (able.length > 0 && error instanceof AppError) onTrouble?.(error);
      }
    }
    throw trouble;
  }
  return { ...first, ask };
}
