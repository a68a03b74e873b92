import { isAppError } from '@parlance/kernel/errors';
import { withoutKey } from '@parlance/kernel/without-key';
import type { LanguageModel } from '@parlance/ports/language-model';
import { type ModelTrouble, ModelTroubleError } from '@parlance/ports/model-trouble';
import { troubleOf } from './local/server-words.ts';

/** As the vendors' client writes it before what they say. */
const STATUS = /^(\d{3}): /;

const BY_CODE: Record<string, ModelTrouble> = {
  'model.unavailable': 'away',
  'model.refused': 'refused',
  'model.unusable_answer': 'other_shape',
};

/** Any failure as a trouble, with what was said of it. */
function asTrouble(name: string, error: unknown): ModelTroubleError | undefined {
  if (error instanceof ModelTroubleError) return error;
  if (!isAppError(error) || !error.code.startsWith('model.')) return undefined;
  const words = error.message.startsWith(`${name} `) ? error.message.slice(name.length + 1) : error.message;
  const status = Number(STATUS.exec(words)?.[1] ?? 0);
  const trouble = status > 0 ? troubleOf(status, words) : (BY_CODE[error.code] ?? 'refused');
  return new ModelTroubleError(trouble, { name, words: words.replace(STATUS, '') });
}

/**
 * The same model, whose failures are told apart and never repeat its key: vendors put a wrong one, or its ends, into
 * what they say, and that is shown and logged. What caused an error is left behind: it holds the vendor's words again.
 */
export function keepingKey(model: LanguageModel, key: string | undefined): LanguageModel {
  const { name, maxMaterialChars, questionsAtOnce } = model;
  return {
    name,
    maxMaterialChars,
    ...(questionsAtOnce === undefined ? {} : { questionsAtOnce }),
    async ask(question) {
      try {
        return await model.ask(question);
      } catch (error) {
        question.signal.throwIfAborted();
        const trouble = asTrouble(name, error);
        if (!trouble) throw error;
        throw new ModelTroubleError(trouble.trouble, { name, words: withoutKey(trouble.words, key) });
      }
    },
  };
}
