import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AdminAct } from '@parlance/contract/admin';
import type { Audio } from '@parlance/contract/audios';
import type { FoundServer, ModelWork, Provider, Providers } from '@parlance/contract/providers';
import { openLlamaCpp } from '@parlance/stand-ins/models/testing/llama-cpp';
import { type Ollama, openOllama } from '@parlance/stand-ins/models/testing/ollama';
import { authorWho } from '@parlance/writer/prompted/testing/scripted-author';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '../../log.ts';
import { localServersAt } from '../../testing/model-servers.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  whenIs,
} from '../../testing/running-product.ts';
import { until } from '../../testing/until.ts';

const KEY = 'sk-marked-9f8e7d6c5b4a';
const SMALL = { size: 2_000, parameters: '2B', contextLength: 8_192 };
const PROSE = Array.from(
  { length: 24 },
  (_, at) =>
    `In the year ${1900 + at} the observatory on the hill counted ${at + 3} comets, and the keeper wrote down what he saw in a thick book.`,
).join('\n\n');

let ollama: Ollama;
let llama: Awaited<ReturnType<typeof openLlamaCpp>>;
let product: RunningProduct;
let ada: Person;
const logged: string[] = [];

beforeAll(async () => {
  ollama = await openOllama(authorWho(), { 'good:4b': SMALL });
  llama = await openLlamaCpp(() => 'Hello, I am a chatbot!', { model: 'chatty.gguf', key: KEY });
  product = await runningProduct({
    log: openLog('trace', { write: (line) => void logged.push(line) }),
    change: (config) => ({
      ...config,
      edition: 'home',
      allowance: { creditsAMonth: undefined },
      wikipedia: false,
    }),
    modelServers: localServersAt([ollama.url, llama.url]),
  });
  ada = await product.person('Ada Example');
});
afterAll(async () => {
  await product.stop();
  await Promise.all([ollama.close(), llama.close()]);
});
afterEach(async () => {
  ollama.failAlways(undefined);
  ollama.pulls.beforeProgress = async () => {};
  for (const { id } of (await listed()).items) if (id) await ada.call('DELETE', `/api/admin/providers/${id}`);
});

const read = async <T>(method: string, path: string, body?: unknown) =>
  (await (await ada.call(method, path, body)).json()) as T;
const listed = () => read<Providers>('GET', '/api/admin/providers');
const added = (change: object = {}) =>
  read<Provider>('POST', '/api/admin/providers', {
    kind: 'ollama',
    address: ollama.url,
    model: 'good:4b',
    ...change,
  });
const lastActs = async (count: number) =>
  (await read<{ items: AdminAct[] }>('GET', '/api/admin/acts')).items.slice(0, count).map(({ act }) => act);

async function queried(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

async function worked(body: object): Promise<ModelWork> {
  const { id } = await read<ModelWork>('POST', '/api/admin/model_work', body);
  return until(async () => {
    const work = (await listed()).work.find((one) => one.id === id);
    return work && work.state !== 'running' ? work : undefined;
  });
}

async function written(): Promise<Audio> {
  const source = { type: 'text', text: PROSE };
  const reply = await ada.call('POST', '/api/audios', audioRequest({ source }));
  expect(reply.status, await reply.clone().text()).toBe(202);
  const { id } = (await reply.json()) as Audio;
  return whenIs(ada, id, 'ready');
}

describe('the models that admins set', () => {
  it('are found where they usually answer, or at one address', async () => {
    const { items } = await read<{ items: FoundServer[] }>('GET', '/api/admin/model_servers');
    // The other one asks for a key first.
    expect(items).toMatchObject([{ kind: 'ollama', models: [{ name: 'good:4b', bytes: 2_000 }] }]);
    const at = await read<{ items: FoundServer[] }>(
      'GET',
      `/api/admin/model_servers?address=${encodeURIComponent(ollama.url)}`,
    );
    expect(at.items).toHaveLength(1);
  });

  it('are looked at where an admin put one, with its key', async () => {
    await added({ kind: 'llama-cpp', address: llama.url, model: 'chatty.gguf', key: KEY });
    const { items } = await read<{ items: FoundServer[] }>('GET', '/api/admin/model_servers');
    expect(items.map(({ kind }) => kind)).toEqual(['ollama', 'llama-cpp']);
  });

  it('are asked only once it was found out what they are good for, and then write the next audio', async () => {
    const { id, use, idle_because } = await added();
    expect({ use, idle_because }).toEqual({ use: null, idle_because: 'unqualified' });
    ollama.asked.length = 0;
    await written();
    expect(ollama.asked.filter(({ path }) => path === '/api/chat')).toEqual([]);

    expect(await worked({ kind: 'qualify', provider_id: id })).toMatchObject({
      state: 'done',
      trouble: null,
    });
    const [provider] = (await listed()).items;
    expect(provider).toMatchObject({
      use: 'whole_scripts',
      qualification: { verdict: 'whole_scripts', because: null },
    });

    ollama.asked.length = 0;
    const audio = await written();
    expect(ollama.asked.length).toBeGreaterThan(0);
    expect(audio.warnings).not.toContain('writer_fallback');
    expect((await lastActs(2))[0]).toBe('qualified_model');
  }, 40_000);

  it('are not asked when they are good for nothing, and audios are made all the same', async () => {
    const { id } = await added({ kind: 'llama-cpp', address: llama.url, model: 'chatty.gguf', key: KEY });
    await worked({ kind: 'qualify', provider_id: id });
    const [provider] = (await listed()).items;
    expect(provider).toMatchObject({
      use: null,
      idle_because: 'not_usable',
      qualification: { verdict: 'not_usable', because: 'trouble', trouble: 'other_shape' },
    });
    const asked = llama.asked.length;
    await written();
    expect(llama.asked.length).toBe(asked);
  }, 40_000);

  it('hand over to the house when they fail, and it is said why', async () => {
    const { id } = await added();
    await queried(`update model_providers set qualification = '{"verdict": "whole_scripts"}' where id = $1`, [
      id,
    ]);
    ollama.failAlways({ status: 500, says: 'model requires more system memory (5.6 GiB) than is available' });
    const audio = await written();
    expect(audio.warnings).toContain('writer_fallback');
    await queried('update model_providers set qualification = null');
    const seen = await until(async () => (await listed()).items.find(({ last_trouble }) => last_trouble));
    expect(seen?.last_trouble).toMatchObject({
      trouble: 'out_of_memory',
      words: expect.stringContaining('5.6 GiB'),
    });
  }, 40_000);

  it('keep their order, and each change is in the log', async () => {
    const [one, two] = [await added(), await added({ model: 'other:2b' })];
    await ada.call('PATCH', `/api/admin/providers/${two.id}`, { move: 'up', is_enabled: false });
    expect((await listed()).items.map(({ model, idle_because }) => [model, idle_because])).toEqual([
      ['other:2b', 'off'],
      ['good:4b', 'unqualified'],
    ]);
    await ada.call('DELETE', `/api/admin/providers/${one.id}`);
    expect(await lastActs(4)).toEqual(['removed_model', 'moved_model', 'switched_model_off', 'added_model']);
  });

  it('refuse what can’t be', async () => {
    const refused = async (body: object) => {
      const reply = await ada.call('POST', '/api/admin/providers', body);
      return [reply.status, ((await reply.json()) as { fields?: object }).fields];
    };
    expect(await refused({ kind: 'anthropic', model: 'claude' })).toEqual([422, { key: 'required' }]);
    expect(await refused({ kind: 'ollama', model: 'm' })).toEqual([422, { address: 'required' }]);
    expect(await refused({ kind: 'ollama', model: 'm', address: 'http://ada:secret@a.example' })).toEqual([
      422,
      { address: 'invalid' },
    ]);
  });
});

describe('a key', () => {
  it('is written once and never leaves, also when its vendor repeats it', async () => {
    const { id } = await added({ kind: 'llama-cpp', address: llama.url, model: 'chatty.gguf', key: KEY });
    llama.faults.push({ status: 401, says: `Incorrect API key provided: ${KEY.slice(0, 9)}***` });
    const tested = await read<{ trouble: string; words: string }>('POST', `/api/admin/providers/${id}/test`);
    expect(tested).toMatchObject({ trouble: 'refused_key', words: 'Incorrect API key provided: …***' });
    const all = JSON.stringify([await listed(), await read('GET', '/api/admin/acts'), tested]);
    expect(all).not.toContain(KEY.slice(0, 9));
    const rows = await queried('select * from model_providers');
    expect(rows).toHaveLength(1);
    const metrics = await (await fetch(`${product.url()}/metrics`)).text();
    const kept = await Promise.all(
      (await readdir(path.dirname(product.objectsDir), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(path.join(entry.parentPath, entry.name), 'latin1')),
    );
    expect(logged.length).toBeGreaterThan(0);
    expect([JSON.stringify(rows), metrics, ...logged, ...kept].join('\n')).not.toContain(KEY.slice(0, 9));
  });

  it('opens what it is for', async () => {
    const { id, has_key } = await added({
      kind: 'llama-cpp',
      address: llama.url,
      model: 'chatty.gguf',
      key: KEY,
    });
    expect(has_key).toBe(true);
    llama.faults.push({ answer: '{"word": "lighthouse"}' });
    expect(await read('POST', `/api/admin/providers/${id}/test`)).toMatchObject({ trouble: null });
    expect((await listed()).items[0]?.last_answer_at).not.toBeNull();
  });
});

describe('a pull', () => {
  it('says how far it is, and ends with the model there', async () => {
    ollama.pulls.offered['new:2b'] = [4_000, 8_000];
    const work = await worked({ kind: 'pull', address: ollama.url, model: 'new:2b' });
    expect(work).toMatchObject({ state: 'done', done: 12_000, total: 12_000 });
    expect(Object.keys(ollama.installed)).toContain('new:2b');
  });

  it('is stopped by whoever wants to, and nothing else is begun meanwhile', async () => {
    ollama.pulls.offered['held:2b'] = [4_000];
    const held = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    ollama.pulls.beforeProgress = async (done) => {
      if (done < 2_000) return;
      isHeld.resolve();
      await held.promise;
    };
    const body = { kind: 'pull', address: ollama.url, model: 'held:2b' };
    const { id } = await read<ModelWork>('POST', '/api/admin/model_work', body);
    await isHeld.promise;
    expect((await ada.call('POST', '/api/admin/model_work', body)).status).toBe(409);
    expect((await ada.call('DELETE', `/api/admin/model_work/${id}`)).status).toBe(204);
    expect((await listed()).work[0]).toMatchObject({ id, state: 'cancelled' });
    held.resolve();
    ollama.pulls.beforeProgress = async () => {};
    // It goes on behind what was brought.
    expect(await worked(body)).toMatchObject({ state: 'done' });
  });

  it('is gone on with by another process when its own died', async () => {
    ollama.pulls.offered['left:2b'] = [4_000];
    await queried(
      `insert into model_work (id, kind, address, model, state, started_at, seen_at)
       values ('left', 'pull', $1, 'left:2b', 'running', now(), now() - interval '1 minute')`,
      [ollama.url],
    );
    expect((await listed()).work.find(({ id }) => id === 'left')).toMatchObject({ state: 'interrupted' });
    const body = { kind: 'pull', address: ollama.url, model: 'other:2b' };
    expect((await ada.call('POST', '/api/admin/model_work', body)).status).toBe(409);
    await until(
      async () =>
        (await listed()).work.some(({ id, state }) => id === 'left' && state === 'done') || undefined,
    );
    expect(Object.keys(ollama.installed)).toContain('left:2b');
  });

  it('says in words of its own what went wrong', async () => {
    const work = await worked({ kind: 'pull', address: ollama.url, model: 'nobody-knows' });
    expect(work).toMatchObject({ state: 'failed', trouble: 'no_such_model' });
  });
});
