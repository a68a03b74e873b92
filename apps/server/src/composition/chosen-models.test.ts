import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { Writer } from '@parlance/ports/writer';
import { openLlamaCpp } from '@parlance/stand-ins/models/testing/llama-cpp';
import { authorWho } from '@parlance/writer/prompted/testing/scripted-author';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { listenForChanges } from '../db/changes.ts';
import { connect } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { freshDatabase } from '../db/testing/database.ts';
import { keySeal } from '../features/providers/key-seal.ts';
import { providerStore } from '../features/providers/providers.store.ts';
import { plainWriter } from '../testing/stand-ins.ts';
import { until } from '../testing/until.ts';
import { withChosenModels } from './compose-providers.ts';

const KEY = 'sk-marked-of-four-processes';
const SECRET = 'a secret of at least thirty-two characters';
const source: SourceText = {
  language: 'en',
  passages: Array.from({ length: 6 }, (_, at) => ({
    id: `p${at + 1}`,
    kind: 'paragraph',
    text: `In the year ${1900 + at} the keeper of the lighthouse counted ${at + 3} ships and wrote them down.`,
    address: { paragraph: at + 1 },
  })),
};
const brief: Brief = {
  source: { type: 'text', text: '' },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voices: { host: '', cohost: '' },
};
const write = (writer: Writer) => writer.write(source, brief, new AbortController().signal);

let database: Awaited<ReturnType<typeof freshDatabase>>;
let server: Awaited<ReturnType<typeof openLlamaCpp>>;
let folder: string;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-chosen-'));
  database = await freshDatabase({ prepareTemplate: migrateDatabase });
  server = await openLlamaCpp(authorWho(), { model: 'house.gguf', key: KEY });
});
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await server.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** What a process has of it: connections of its own, and its own ear for changes. */
async function openProcess(env: Record<string, string> = {}, secret = SECRET) {
  const config = readConfig({ PARLANCE_EDITION: 'home', PARLANCE_DATA_DIR: folder, ...env });
  const { db, close } = connect(database.url, 2, () => {});
  const changes = listenForChanges(database.url, () => {});
  closing.push(changes.close, close);
  const plain = plainWriter();
  const reading = { references: [] } as never;
  const vendors = { writer: plain, embedded: plain, opened: undefined, reading };
  const errors: string[] = [];
  const onError = (error: Error) => void errors.push(`${error.stack}`);
  const chosen = await withChosenModels(vendors, { config, db, secret, changes, onError });
  return { store: providerStore(db), writer: chosen.writer, errors };
}

const used = {
  kind: 'llama-cpp' as const,
  model: 'house.gguf',
  contextTokens: null,
  sealedKey: keySeal(SECRET).seal(KEY),
};
const WHOLE = {
  verdict: 'whole_scripts' as const,
  because: null,
  trouble: null,
  measures: {
    questions: 1,
    kept_form: 1,
    whole_in: [],
    lines_asked: 0,
    lines_better: 0,
    tokens_per_second: 1,
    minutes_for_four: 1,
  },
  at: new Date(0).toISOString(),
};

describe('a model with a key that is set in one process', () => {
  it('writes the next script in all of them, and is gone from all when it is removed', async () => {
    const processes = await Promise.all([openProcess(), openProcess(), openProcess(), openProcess()]);
    const [first] = processes;
    if (!first) throw new Error('no process');
    const before = await write(first.writer);
    expect(before.title).toBe('A plain reading');

    const { id } = await first.store.add({ ...used, address: server.url }, new Date());
    await first.store.qualify(id, WHOLE);
    for (const { writer } of processes) {
      const asked = server.asked.length;
      expect((await write(writer)).title).toBe('What the passages tell');
      expect(server.asked.slice(asked).every(({ key }) => key === `Bearer ${KEY}`)).toBe(true);
    }
    await first.store.remove(id);
    for (const { writer } of processes) expect((await write(writer)).title).toBe('A plain reading');
  });

  it('is told of to those who write nothing, whose pages say what can be had', async () => {
    const [one, other] = await Promise.all([openProcess(), openProcess()]);
    expect(other.writer.translates).toBe(false);
    const { id } = await one.store.add({ ...used, address: server.url }, new Date());
    await one.store.qualify(id, WHOLE);
    await until(async () => other.writer.translates || undefined);
    await one.store.remove(id);
    await until(async () => !other.writer.translates || undefined);
  });

  it('is not asked where the environment says who writes, nor where it may not be reached or its key can’t be read', async () => {
    const [own, fixed, guarded, strange] = await Promise.all([
      openProcess(),
      openProcess({ PARLANCE_WRITER: 'embedded' }),
      openProcess({ PARLANCE_PRIVATE_MODELS: 'refuse' }),
      openProcess({}, 'another secret of thirty-two characters'),
    ]);
    const { id } = await own.store.add({ ...used, address: server.url }, new Date());
    await own.store.qualify(id, WHOLE);
    const asked = server.asked.length;
    for (const { writer } of [fixed, guarded, strange])
      expect((await write(writer)).title).toBe('A plain reading');
    expect(server.asked.length).toBe(asked);
    await own.store.remove(id);
  });

  it('hands over to the next in order, and says nothing of its key', async () => {
    const { store, writer, errors } = await openProcess();
    const spare = await openLlamaCpp(authorWho(), { model: 'house.gguf', key: KEY });
    for (const address of [server.url, spare.url]) {
      const { id } = await store.add({ ...used, address }, new Date());
      await store.qualify(id, WHOLE);
    }
    server.failAlways({ status: 401, says: `Incorrect API key provided: ${KEY}` });
    expect((await write(writer)).title).toBe('What the passages tell');
    server.failAlways(undefined);
    expect(spare.asked.length).toBeGreaterThan(0);
    const [troubled] = await until(async () => {
      const rows = await store.list();
      return rows[0]?.lastTrouble ? rows : undefined;
    });
    expect(troubled?.lastTrouble).toMatchObject({ trouble: 'refused_key' });
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.join() + JSON.stringify(await store.list())).not.toContain(KEY.slice(0, 8));
    for (const { id } of await store.list()) await store.remove(id);
    await spare.close();
  });
});
