import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLlamaCpp } from '@parlance/stand-ins/models/testing/llama-cpp';
import { type Ollama, openOllama } from '@parlance/stand-ins/models/testing/ollama';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localServers } from './local-servers.ts';

const FOREVER = new AbortController().signal;
const INSTALLED = () => ({ 'small:2b': { size: 1_500, parameters: '2B', contextLength: 4_096 } });

let ollama: Ollama;
let llama: Awaited<ReturnType<typeof openLlamaCpp>>;
beforeEach(async () => {
  ollama = await openOllama(() => '', INSTALLED());
  llama = await openLlamaCpp(() => '', { model: 'house.gguf' });
});
afterEach(() => Promise.all([ollama.close(), llama.close()]));

describe('looking for servers of models', () => {
  it('finds whoever answers, tells them apart and leaves out who does not', async () => {
    const servers = localServers({ usual: [ollama.url, llama.url, 'http://127.0.0.1:1'] });
    const found = await servers.find(FOREVER);
    expect(found).toMatchObject([
      {
        kind: 'ollama',
        address: ollama.url,
        version: '0.23.1',
        models: [{ name: 'small:2b', bytes: 1_500 }],
      },
      { kind: 'llama-cpp', address: llama.url, models: [{ name: 'house.gguf', contextTokens: 8_192 }] },
    ]);
  });

  it.each([
    [
      'lm-studio',
      {
        '/api/v0/models': {
          data: [
            { id: 'gemma', type: 'llm', quantization: 'Q4_K_M', max_context_length: 8_192 },
            { id: 'nomic', type: 'embeddings' },
          ],
        },
        '/v1/models': { data: [{ id: 'gemma' }, { id: 'nomic' }] },
      },
      [{ name: 'gemma', quantization: 'Q4_K_M', contextTokens: 8_192 }],
    ],
    [
      'openai-compatible',
      { '/v1/models': { object: 'list', data: [{ id: 'house', owned_by: 'vllm', max_model_len: 4_096 }] } },
      [{ name: 'house', contextTokens: 4_096 }],
    ],
  ])('knows %s by what it answers, whatever else it says', async (kind, answers, models) => {
    const server = createServer((request, response) => {
      const known = (answers as Record<string, object>)[request.url ?? ''];
      // As LM Studio does of what it does not know.
      response.end(JSON.stringify(known ?? { error: `Unexpected endpoint ${request.url}` }));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await localServers().look(address, FOREVER)).toMatchObject({ kind, models });
    server.closeAllConnections();
    server.close();
  });

  it('asks nobody again for ten seconds, and then again', async () => {
    let now = 0;
    const servers = localServers({ usual: [ollama.url], now: () => now });
    await Promise.all([servers.find(FOREVER), servers.find(FOREVER)]);
    const asked = ollama.asked.length;
    now = 9_999;
    await servers.find(FOREVER);
    expect(ollama.asked.length).toBe(asked);
    now = 10_001;
    await servers.find(FOREVER);
    expect(ollama.asked.length).toBe(asked * 2);
  });

  it('names a server once that two names lead to', async () => {
    const other = ollama.url.replace('127.0.0.1', 'localhost');
    expect(await localServers({ usual: [ollama.url, other] }).find(FOREVER)).toHaveLength(1);
  });

  it('waits two seconds for one that hangs, and takes no page for a server', async () => {
    const hanging = createServer(() => {});
    const page = createServer((_, response) => response.end('<html>'));
    const opened = [hanging, page].map(async (server) => {
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    const began = performance.now();
    expect(await localServers({ usual: await Promise.all(opened) }).find(FOREVER)).toEqual([]);
    expect(performance.now() - began).toBeLessThan(6_000);
    for (const server of [hanging, page]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('says how much a model reads, of one that it looks at', async () => {
    const found = await localServers().look(ollama.url, FOREVER);
    expect(found?.models).toMatchObject([{ name: 'small:2b', contextTokens: 4_096 }]);
  });
});

describe('pulling a model', () => {
  const pulled = (model: string, { signal = FOREVER, told = [] as number[] } = {}) =>
    localServers().pull(ollama.url, model, {
      onProgress: ({ completedBytes, totalBytes }) => told.push(completedBytes / (totalBytes || 1)),
      signal,
    });

  it('tells how far it is, and the model is there', async () => {
    ollama.pulls.offered['new:4b'] = [1_000, 3_000];
    const told: number[] = [];
    await pulled('new:4b', { told });
    expect(told.at(-1)).toBe(1);
    expect(told.length).toBeGreaterThan(8);
    expect(Object.keys(ollama.installed)).toContain('new:4b');
  });

  it('is stopped, and goes on from where it was', async () => {
    ollama.pulls.offered['new:4b'] = [4_000];
    const stop = new AbortController();
    ollama.pulls.beforeProgress = async (done) => {
      if (done >= 2_000) stop.abort(new Error('cancelled'));
    };
    await expect(pulled('new:4b', { signal: stop.signal })).rejects.toThrow('cancelled');
    const seen: number[] = [];
    ollama.pulls.beforeProgress = async (done) => void seen.push(done);
    await pulled('new:4b');
    expect(seen[0]).toBeGreaterThanOrEqual(2_000);
  });

  it.each([
    ['a name nobody knows', undefined, 'no_such_model'],
    ['a full disk', 'write /models/blobs/sha256-1: no space left on device', 'out_of_space'],
  ])('says so of %s', async (_, error, trouble) => {
    if (error !== undefined) ollama.pulls.error = error;
    await expect(pulled('other')).rejects.toMatchObject({ trouble });
  });

  it('says so when the server goes away in the middle, or is not there', async () => {
    ollama.pulls.offered['new:4b'] = [4_000];
    ollama.pulls.beforeProgress = async (done) => {
      if (done >= 2_000) throw new Error('cut');
    };
    await expect(pulled('new:4b')).rejects.toMatchObject({ trouble: 'gone_midway' });
    const nobody = localServers().pull('http://127.0.0.1:1', 'm', { onProgress: () => {}, signal: FOREVER });
    await expect(nobody).rejects.toMatchObject({ trouble: 'away' });
  });
});
