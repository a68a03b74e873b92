import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import type { LanguageModel } from '@parlance/ports/language-model';

type Replay = LanguageModel & {
  begin(text: string): void;
  /** How many times a question had to be waited for so far; those that are out at once are waited for once. */
  waits(): number;
};

/**
 * A model whose answers are files: "<folder>/<text>/chapter-2.json" is its second chapter of that text. A question
 * without an answer is written down beside it, so that any model, or a person, can be asked and the answer kept; until
 * then the other writer goes on.
 */
export function replayModel(folder: string): Replay {
  const asked = new Map<string, number>();
  let current = '';
  let [open, waits] = [0, 0];
  return {
    name: 'replay',
    maxMaterialChars: 600_000,
    questionsAtOnce: 2,
    waits: () => waits,
    begin(text) {
      current = text;
      asked.clear();
      waits = 0;
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
      if (open === 0) waits++;
      open++;
      await nextTurn();
      open--;
      onUsage({ model: 'replay', calls: 1, inputTokens: 0, outputTokens: 0 });
      return shape.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
    },
  };
}
