import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '@parlance/kernel/errors';
import type { LanguageModel } from '@parlance/ports/language-model';

/**
 * A model whose answers are files: "<folder>/<text>/chapter-2.json" is its second chapter of that text. A question
 * without an answer is written down beside it, so that any model, or a person, can be asked and the answer kept; until
 * then the other writer goes on.
 */
export function replayModel(folder: string): LanguageModel & { begin(text: string): void } {
  const asked = new Map<string, number>();
  let current = '';
  return {
    name: 'replay',
    maxMaterialChars: 600_000,
    begin(text) {
      current = text;
      asked.clear();
    },
    async ask({ instructions, material, shape, onUsage }) {
      const nth = (asked.get(shape.name) ?? 0) + 1;
      asked.set(shape.name, nth);
      const file = path.join(folder, current, `${shape.name}-${nth}`);
      if (!existsSync(`${file}.json`)) {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(
          `${file}.question.txt`,
          `${instructions}\n\n${material}\n\n${JSON.stringify(shape.jsonSchema)}\n`,
        );
        throw new AppError('model.unavailable', { log: `nobody answered ${file}.question.txt yet` });
      }
      onUsage({ model: 'replay', calls: 1, inputTokens: 0, outputTokens: 0 });
      return shape.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
    },
  };
}
