import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languageModelSuite } from '@parlance/ports/suites/language-model';
import { afterAll, describe, expect, it } from 'vitest';
import { findEngine } from './find-engine.ts';
import { ownFileModel } from './own-file.ts';
import { askedOf, plantIn, TROUBLED_PROGRAM } from './testing/troubles.ts';

const ENGINE_FOLDER = path.resolve(import.meta.dirname, '../../../../../tools/own-model');
const GIGABYTE = 1024 ** 3;

const engine = findEngine(ENGINE_FOLDER);
const file = process.env.OWN_MODEL_FILE;
if (!engine || !file) throw new Error('say npm run test:own-model');

const folder = mkdtempSync(path.join(tmpdir(), 'parlance-own-model-'));
const model = path.join(folder, 'model.gguf');
const page = path.join(folder, 'page.gguf');
symlinkSync(file, model);
writeFileSync(page, '<!DOCTYPE html>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opened = (change: object = {}) =>
  ownFileModel({
    engine,
    file: model,
    contextTokens: 512,
    threads: 1,
    memoryBytes: 2 * GIGABYTE,
    pauseMs: 1,
    ...change,
  });

languageModelSuite('a real model file', async () => {
  const [good, stranger] = [
    opened({ program: TROUBLED_PROGRAM }),
    opened({ program: TROUBLED_PROGRAM, file: page }),
  ];
  return {
    model: good,
    stranger,
    plant: (troubles, forever) => plantIn(model, troubles, forever),
    received: () => askedOf(model),
    close: async () => void (await Promise.all([good.close(), stranger.close()])),
  };
});

describe('the real engine', () => {
  const asking = (
    material: string,
    signal: AbortSignal = new AbortController().signal,
    properties: object = { colour: { enum: ['red', 'blue'] }, count: { enum: [1, 2, 3] } },
  ) => ({
    instructions: 'Answer with a colour and a count.',
    material,
    shape: {
      name: 'choice',
      jsonSchema: { type: 'object', properties, required: Object.keys(properties) },
      parse: (answer: unknown) => answer as Record<string, unknown>,
    },
    onUsage: () => {},
    signal,
  });

  it('can say nothing but what the shape allows', async () => {
    const own = opened();
    const answer = await own.ask(asking('Say that it is green, and nothing else.'));
    expect(['red', 'blue']).toContain(answer.colour);
    expect([1, 2, 3]).toContain(answer.count);
    await own.close();
  });

  it('refuses what its context has no room for', async () => {
    const own = opened();
    await expect(own.ask(asking('word '.repeat(1_000)))).rejects.toMatchObject({ code: 'model.refused' });
    await own.close();
  });

  it('leaves off when it is told to, and answers the next question', async () => {
    const own = opened();
    await own.ask(asking('Begin.'));
    const stop = new AbortController();
    const started = performance.now();
    const long = own.ask(asking('Tell a long story.', stop.signal, { story: { type: 'string' } }));
    setTimeout(() => stop.abort(new Error('enough')), 300);
    await expect(long).rejects.toThrow('enough');
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await own.ask(asking('Go on.'))).toHaveProperty('colour');
    await own.close();
  });

  it('is ended when it holds more than it may', async () => {
    const own = opened({ memoryBytes: 200 * 1024 * 1024 });
    await expect(own.ask(asking('Begin.'))).rejects.toMatchObject({ code: 'model.refused' });
    await own.close();
  });
});
