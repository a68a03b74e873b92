import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LanguageModel } from '@parlance/ports/language-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config/config.ts';
import { chooseWriter, openModel } from './compose-model.ts';

describe('a model file of one’s own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'parlance-engine-'));
    const engine = path.join(folder, 'installed/node_modules/node-llama-cpp');
    await mkdir(engine, { recursive: true });
    await writeFile(path.join(engine, 'package.json'), '{"main": "index.js"}');
    await writeFile(path.join(engine, 'index.js'), '');
    await writeFile(path.join(folder, 'house.gguf'), 'GGUF');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const opened = (file: string, engine: string) => {
    const { writer } = readConfig({ OWN_MODEL_FILE: path.join(folder, file) });
    if (!writer) throw new Error('no writer');
    return openModel(writer, undefined, path.join(folder, engine));
  };

  it('without its engine stops the start with what to run', async () => {
    const starting = opened('house.gguf', 'missing');
    await expect(starting).rejects.toBeInstanceOf(ConfigError);
    await expect(starting).rejects.toThrow('npm ci --prefix tools/own-model --ignore-scripts');
  });

  it('that is not there stops the start with how to bring one', async () => {
    const starting = opened('none.gguf', 'installed');
    await expect(starting).rejects.toBeInstanceOf(ConfigError);
    await expect(starting).rejects.toThrow('npm run operator -- fetch-model');
  });

  it('is opened as a small model, and loaded only when it is asked', async () => {
    const { model, isSmall, close } = await opened('house.gguf', 'installed');
    expect(model.name).toBe('own-file house.gguf');
    expect(isSmall).toBe(true);
    await close();
  });
});

describe('a model that writes', () => {
  const model: LanguageModel = {
    name: 'house',
    maxMaterialChars: 1_000,
    ask: () => Promise.reject(new Error()),
  };
  const chosen = (isSmall: boolean) =>
    chooseWriter({ model, second: undefined, isSmall, close: async () => {} });

  it('plans and translates by itself when it is large, and keeps to the embedded writer when it is small', async () => {
    const [small, large] = [chosen(true), chosen(false)];
    expect([small.name, large.name]).toEqual(['house', 'house']);
    expect([small.translates, large.translates]).toEqual([false, true]);
    await Promise.all([small.close(), large.close()]);
  });
});
