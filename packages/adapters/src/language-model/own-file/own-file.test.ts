import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Question } from '@parlance/ports/language-model';
import { languageModelSuite } from '@parlance/ports/suites/language-model';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findEngine } from './find-engine.ts';
import { ownFileModel } from './own-file.ts';
import { askedOf, plantIn, STAND_IN_ENGINE, TROUBLED_PROGRAM } from './testing/troubles.ts';

let folder: string;
const fileOf = (name: string): string => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlance-own-file-'));
  writeFileSync(fileOf('house.gguf'), 'GGUF and so on');
  writeFileSync(fileOf('page.gguf'), '<!DOCTYPE html>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opened = (change: { file?: string; timeoutMs?: number; memoryBytes?: number; idleMs?: number } = {}) =>
  ownFileModel({
    engine: STAND_IN_ENGINE,
    file: fileOf('house.gguf'),
    contextTokens: 2_048,
    threads: 1,
    memoryBytes: 512 * 1024 * 1024,
    pauseMs: 1,
    program: TROUBLED_PROGRAM,
    ...change,
  });

languageModelSuite('own file', async () => {
  const [model, stranger] = [opened(), opened({ file: fileOf('page.gguf') })];
  return {
    model,
    stranger,
    plant: (troubles, forever) => plantIn(fileOf('house.gguf'), troubles, forever),
    received: () => askedOf(fileOf('house.gguf')),
    close: async () => void (await Promise.all([model.close(), stranger.close()])),
  };
});

describe('a model file in a process of its own', () => {
  const question = (change: Partial<Question<unknown>> = {}): Question<unknown> => ({
    instructions: 'Give a word.',
    material: 'Material.',
    shape: { name: 'any', jsonSchema: { type: 'object', properties: {} }, parse: (answer) => answer },
    onUsage: () => {},
    signal: new AbortController().signal,
    ...change,
  });
  const plant = (troubles: string[], forever = false) => plantIn(fileOf('house.gguf'), troubles, forever);

  it('refuses what is longer than its context, and says how long a question may be', async () => {
    plant([]);
    const model = opened();
    await expect(model.ask(question({ material: 'word '.repeat(2_000) }))).rejects.toMatchObject({
      code: 'model.refused',
      retry: 'never',
    });
    const fitting = 'word '.repeat(model.maxMaterialChars / 5);
    await expect(model.ask(question({ material: fitting }))).resolves.toEqual({ word: 'lamp' });
    await model.close();
  });

  it('is asked in the shape’s own schema', async () => {
    plant([]);
    const model = opened();
    const jsonSchema = { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] };
    await model.ask(question({ shape: { ...question().shape, jsonSchema } }));
    expect(askedOf(fileOf('house.gguf')).at(-1)?.jsonSchema).toEqual(jsonSchema);
    await model.close();
  });

  it('ends a process that takes more memory than it may, and does not try again', async () => {
    plant([]);
    const before = askedOf(fileOf('house.gguf')).length;
    const model = opened({ memoryBytes: 1024 * 1024 });
    await expect(model.ask(question())).rejects.toMatchObject({ code: 'model.refused' });
    expect(askedOf(fileOf('house.gguf')).length - before).toBeLessThanOrEqual(1);
    await model.close();
  });

  it('ends a process that hangs, and asks another', async () => {
    plant(['hang']);
    const model = opened({ timeoutMs: 1_500 });
    await expect(model.ask(question())).resolves.toEqual({ word: 'lamp' });
    await model.close();
  });

  it('keeps the process when somebody leaves, and answers the next one', async () => {
    plant(['hang']);
    const model = opened();
    const stop = new AbortController();
    const before = askedOf(fileOf('house.gguf')).length;
    const leaving = model.ask(question({ signal: stop.signal }));
    leaving.catch(() => {});
    await vi.waitFor(() => expect(askedOf(fileOf('house.gguf')).length).toBeGreaterThan(before), 10_000);
    stop.abort(new Error('enough'));
    await expect(leaving).rejects.toThrow('enough');
    await expect(model.ask(question())).resolves.toEqual({ word: 'lamp' });
    await model.close();
  });
});

it('finds no engine where none was installed', () => expect(findEngine(tmpdir())).toBeUndefined());
