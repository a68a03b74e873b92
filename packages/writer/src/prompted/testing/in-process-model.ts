import type { LanguageModel } from '@parlance/ports/language-model';
import type { Author } from '@parlance/stand-ins/models/testing/model-server';
import type { Asked } from '@parlance/stand-ins/models/testing/protocol';

/** A model without a vendor, for what does not depend on one. */
export function inProcessModel(author: Author, questionsAtOnce = 1): LanguageModel & { asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    name: 'in-process',
    maxMaterialChars: 600_000,
    questionsAtOnce,
    asked,
    async ask({ instructions, material, shape, onUsage }) {
      const question = { model: 'in-process', instructions, material, schema: shape.jsonSchema };
      asked.push(question);
      onUsage({ model: 'in-process', calls: 1, inputTokens: 1, outputTokens: 1 });
      return shape.parse(JSON.parse(author(question)));
    },
  };
}
