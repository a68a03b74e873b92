import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { Author } from '@parlance/stand-ins/models/testing/model-server';
import type { Asked } from '@parlance/stand-ins/models/testing/protocol';

const PIECE_CHARS = 40;

/** A model without a vendor, for what does not depend on one. */
export function inProcessModel(author: Author, questionsAtOnce = 1): LanguageModel & { asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    name: 'in-process',
    maxMaterialChars: 600_000,
    questionsAtOnce,
    asked,
    async ask({ instructions, material, shape, onUsage, onText, signal }) {
      const question = { model: 'in-process', instructions, material, schema: shape.jsonSchema };
      asked.push(question);
      onUsage({ model: 'in-process', calls: 1, inputTokens: 1, outputTokens: 1 });
      const text = author(question);
      for (let at = 0; onText && at < text.length; at += PIECE_CHARS) {
        signal.throwIfAborted();
        onText(text.slice(at, at + PIECE_CHARS));
        await nextTurn();
      }
      try {
        return shape.parse(JSON.parse(text));
      } catch (cause) {
        throw new AppError('model.unusable_answer', { log: 'an answer of another shape', cause });
      }
    },
  };
}
