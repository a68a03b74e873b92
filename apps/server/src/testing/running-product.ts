import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import type { PasswordHashing } from '@parlance/adapters/identity/better-auth/library';
import { openQueue } from '@parlance/adapters/queue/pg-boss';
import type { Audio } from '@parlance/contract/audios';
import type { PairOption } from '@parlance/contract/options';
import type { ModelServers } from '@parlance/ports/model-servers';
import type { Voice } from '@parlance/ports/voice';
import { createStandIns } from '@parlance/stand-ins/stand-ins';
import { sql } from 'drizzle-orm';
import { chooseVendors, compose } from '../composition/compose.ts';
import type { Reading } from '../composition/feature-parts.ts';
import { type Config, readConfig } from '../config/config.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { freshDatabase } from '../db/testing/database.ts';
import { type Log, openLog } from '../log.ts';
import { watchTransactions } from './idle-transactions.ts';
import { mixHere } from './mix-here.ts';
import { localServersAt } from './model-servers.ts';
import { pagesIn } from './pages.ts';
import { cheapHashing, drawnOnce, hummingVoice, plainWriter } from './stand-ins.ts';
import { until } from './until.ts';

export type Person = {
  token: string;
  name: string;
  email: string;
  password: string;
  call(method: string, path: string, body?: unknown, headers?: object): Promise<Response>;
};

type Serve = Parameters<typeof serve>[0]['fetch'];
export type RunningProduct = Awaited<ReturnType<typeof runningProduct>>;

/** Listens before there is anything to answer with, because the product has to know its own address. */
async function openPort() {
  let answer: Serve = () => new Response('starting', { status: 503 });
  const server = serve({ fetch: (...call) => answer(...call), hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith(next: Serve): void {
      answer = next;
    },
    close: () => void server.close(),
  };
}

const PAIR = {
  id: 'pair',
  name: 'Pair',
  host: 'low',
  cohost: 'high',
  quality: 'neural',
  tier: 'standard',
  languages: ['en-US', 'pt-BR'],
} as const;

type Options = {
  log?: Log;
  change?: (config: Config) => Config;
  /** Gives another address of the database, which a test can do things to. */
  throughLine?: (databaseUrl: string) => Promise<string>;
  /** What sources are read with. */
  reading?: (real: Reading) => Reading;
  /** Real voices of providers that are stood in for, instead of one that hums. */
  voices?: { voice: Voice; pairs: PairOption[] };
  /** Servers of models that are found; none unless told otherwise. */
  modelServers?: ModelServers;
  /** Comes back when the models of the voices are loaded; they are at once unless told otherwise. */
  loading?: () => Promise<void>;
  /** Passwords are hashed as the product does it, at a tenth of a second of a core for each. */
  costlyPasswords?: boolean;
  /** Passwords are hashed as a test wants it. */
  hashing?: PasswordHashing;
  /** Throws at the end where a transaction waited on anything but the database; the test's own must not either. */
  watchesTransactions?: boolean;
};

/** Our tables and those of the queue: to make them takes longer than to copy them. */
async function prepareProduct(url: string): Promise<void> {
  await migrateDatabase(url);
  const queue = await openQueue({
    connectionString: url,
    concurrency: 1,
    sql,
    onError: () => {},
    onlyEnqueue: true,
  });
  await queue.stop();
}

type Readers = Pick<Reading, 'foreign' | 'previewReader'>;
const readers = new Map<number, Readers>();

/** They keep nothing of what they read and take a second to start: one set reads for all products of a test process. */
function sharedReaders({ jobs }: Config, { foreign, previewReader }: Readers): Readers {
  const shared = readers.get(jobs) ?? { foreign, previewReader };
  readers.set(jobs, shared);
  return shared;
}

/** The whole server on a port of its own, with a database of its own; voice, writer (unless a model is set), mail and providers are stood in for. */
export async function runningProduct({
  log = openLog('silent'),
  change = (config) => config,
  throughLine = async (databaseUrl) => databaseUrl,
  reading = (real) => real,
  voices,
  modelServers = localServersAt([]),
  loading,
  costlyPasswords = false,
  hashing = cheapHashing,
  watchesTransactions = false,
}: Options = {}) {
  const transactions = watchesTransactions ? watchTransactions() : undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-'));
  const database = await freshDatabase({ prepareTemplate: prepareProduct, template: 'product_template' });
  const line = await throughLine(database.url);
  await pagesIn(folder);
  const humming = hummingVoice();
  const drawing = drawnOnce();

  async function start() {
    const port = await openPort();
    const config = change(
      readConfig({
        PUBLIC_URL: port.url,
        DATABASE_URL: line,
        PARLANCE_DATA_DIR: path.join(folder, 'data'),
        LOG_LEVEL: 'silent',
        PARLANCE_LISTEN_BACK: 'off',
        // One after the other: tests know who comes first.
        PARLANCE_JOBS: '1',
        PARLANCE_OPENINGS: '0',
      }),
    );
    const webhookUrl = `${port.url}/api/stripe/webhook`;
    const standIns = await createStandIns({ port: 0, origins: [port.url], webhookUrl });
    const { google, microsoft, mail, payments } = standIns;
    if (!google || !microsoft || !mail || !payments) throw new Error('a stand-in is missing');
    const vendors = await chooseVendors(config);
    const product = await compose(config, log, {
      clientDir: folder,
      standIns,
      ...(costlyPasswords ? {} : { passwordHashing: hashing }),
      vendors: {
        ...vendors,
        modelServers,
        reading: reading({
          ...vendors.reading,
          ...sharedReaders(config, vendors.reading),
          // Tests wait for the first text rather than all of them for a process that few use.
          warm: async () => {},
          // What is shared ends with this process.
          close: async () => {},
        }),
        // Heating the embedded writer behind a model takes seconds; the first script only takes longer.
        writer: config.writer ? { ...vendors.writer, warm: async () => {} } : plainWriter(),
        openMix: mixHere(folder),
        feedVendors: { ...vendors.feedVendors, pictures: drawing(vendors.feedVendors.pictures) },
        voice: { ...humming.voice, ...voices?.voice, ...(loading && { warm: loading }) },
        pairs: voices?.pairs ?? [{ ...PAIR, languages: [...PAIR.languages] }],
      },
    });
    port.answerWith(product.server.fetch);
    await product.warmUp();
    await product.startWorker();
    return {
      url: port.url,
      store: vendors.store,
      google,
      microsoft,
      mail,
      payments,
      features: product.features,
      async stop() {
        port.close();
        await product.close();
      },
    };
  }

  let running = await start();

  function caller(token: string): Person['call'] {
    return (method, path, body, headers = {}) =>
      fetch(`${running.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
  }

  async function person(name = 'Ada Example', email = someEmail()): Promise<Person> {
    const password = 'long enough';
    const reply = await fetch(`${running.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, password }),
    });
    const { token } = (await reply.json()) as { token: string };
    return { token, name, email, password, call: caller(token) };
  }

  return {
    humming,
    person,
    caller,
    databaseUrl: database.url,
    objectsDir: path.join(folder, 'data', 'objects'),
    url: () => running.url,
    google: () => running.google,
    microsoft: () => running.microsoft,
    mail: () => running.mail,
    payments: () => running.payments,
    features: () => running.features,
    objects: (prefix: string) => running.store.list(prefix),
    async restart(whileStopped = async () => {}) {
      await running.stop();
      await whileStopped();
      running = await start();
    },
    async stop() {
      await running.stop();
      transactions?.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
      transactions?.refuseFound();
    },
  };
}

export const someEmail = (): string => `${Math.random().toString(36).slice(2)}@example.com`;

export const audioRequest = (change: object = {}) => ({
  source: { type: 'script', script: 'HOST: Good morning to you.\nCOHOST: And to you, my friend.' },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voice: 'pair',
  ...change,
});

export const whenIs = (person: Person, id: string, status: Audio['status']): Promise<Audio> =>
  until(async () => {
    const audio = (await (await person.call('GET', `/api/audios/${id}`)).json()) as Audio;
    if (audio.status === status) return audio;
    if (['failed', 'cancelled', 'ready'].includes(audio.status))
      throw new Error(`the audio ended ${audio.status}, not ${status}`);
    return undefined;
  });
