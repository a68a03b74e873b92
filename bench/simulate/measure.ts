import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { AudioScript } from '@parlance/contract/audios';
import type { Feed } from '@parlance/contract/feeds';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres/start.ts';
import { freePort } from '../../scripts/product-process.ts';
import { giveCredits } from '../books.ts';
import { type Client, signUp } from '../client.ts';
import { type Machine, startMachine } from '../many-processes/machine.ts';
import { untilReady } from '../many-processes/pace.ts';
import { requestOf, scriptOf } from '../many-processes/scripts.ts';
import { openSlowVoice } from '../many-processes/testing/outside-world.ts';
import { cpuSecondsWithEnded } from '../proc.ts';
import { type Answer, type Made, type Measured, makingFrom, withRowsOf } from './measured.ts';

const SHORT_LINES = 8;
const LONG_LINES = 20;
const REQUESTS = 2_000;
const AT_ONCE = 8;
const PEOPLE = 50;
const SETTLE_MS = 3_000;
const IDLE_MS = 15_000;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return sum(
    await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size)),
  );
}

/** Counters of the product and its database at one moment. */
async function openCounters(machine: Machine, dataDir: string, database: pg.Client, postmaster: number) {
  const serversOf = (parent: number): number[] =>
    readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return async () => {
    const { rows } = await database.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return {
      at: performance.now() / 1000,
      workerCpu: sum(machine.programs().map(({ pid }) => cpuSecondsWithEnded(pid) ?? 0)),
      databaseCpu: sum([postmaster, ...serversOf(postmaster)].map((pid) => cpuSecondsWithEnded(pid) ?? 0)),
      objectBytes: await bytesBelow(path.join(dataDir, 'objects')),
      databaseBytes: Number(rows[0]!.bytes),
    };
  };
}

type Counters = Awaited<ReturnType<typeof openCounters>>;
const settled = (ms = SETTLE_MS) => new Promise((resolve) => setTimeout(resolve, ms));

/** Seconds of processors that go by in a second in which nobody asks for anything. */
type Idle = { worker: number; database: number };

async function idling(counters: Counters): Promise<Idle> {
  const from = await counters();
  await settled(IDLE_MS);
  const until = await counters();
  const seconds = until.at - from.at;
  return {
    worker: (until.workerCpu - from.workerCpu) / seconds,
    database: (until.databaseCpu - from.databaseCpu) / seconds,
  };
}

async function made(
  client: Client,
  counters: Counters,
  idle: Idle,
  lines: number,
  voices: { host: string; cohost: string },
): Promise<Made & { id: string }> {
  await settled();
  const before = await counters();
  const { id } = await client.create(requestOf(scriptOf(lines, `measure ${lines}`), voices));
  await untilReady(client, id);
  const seconds = performance.now() / 1000 - before.at;
  await settled();
  const after = await counters();
  const { duration_ms: ms } = await client.audio(id);
  return {
    id,
    minutes: (ms ?? 0) / 60_000,
    work: {
      seconds,
      workerCpu: after.workerCpu - before.workerCpu - idle.worker * (after.at - before.at),
      databaseCpu: after.databaseCpu - before.databaseCpu - idle.database * (after.at - before.at),
      objectBytes: after.objectBytes - before.objectBytes,
      databaseBytes: after.databaseBytes - before.databaseBytes,
    },
  };
}

/** Milliseconds of processors for each of many equal requests. */
async function answering(counters: Counters, idle: Idle, ask: () => Promise<Response>): Promise<Answer> {
  const from = await counters();
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        const answer = await ask();
        await answer.arrayBuffer();
        if (answer.status >= 400) throw new Error(`answered ${answer.status}`);
      }
    }),
  );
  const until = await counters();
  const seconds = until.at - from.at;
  const each = (cpu: number): number => Math.max(0, (cpu * 1000) / REQUESTS);
  return {
    serverMs: each(until.workerCpu - from.workerCpu - idle.worker * seconds),
    databaseMs: each(until.databaseCpu - from.databaseCpu - idle.database * seconds),
  };
}

async function measureAll(url: string, client: Client, counters: Counters, slow: Voices): Promise<Measured> {
  const { pairs } = await client.options();
  const own = pairs.find(({ languages }) => languages.includes('en-US'));
  if (!own) throw new Error('no pair of voices for en-US');
  // Models are loaded by the first audio, which is not counted.
  await made(client, counters, { worker: 0, database: 0 }, 2, own);
  await made(client, counters, { worker: 0, database: 0 }, 2, slow);
  const idle = await idling(counters);
  const ownLong = await made(client, counters, idle, LONG_LINES, own);
  const [ownShort, boughtShort, boughtLong] = [
    await made(client, counters, idle, SHORT_LINES, own),
    await made(client, counters, idle, SHORT_LINES, slow),
    await made(client, counters, idle, LONG_LINES, slow),
  ];
  const bought = makingFrom(boughtShort, boughtLong);
  const script = await client.read<AudioScript>(`/api/audios/${ownLong.id}/script`);
  const { media_url: media } = await client.audio(ownLong.id);
  const feed = (await (await client.post('/api/feeds', { name: 'Measured' })).json()) as Feed;
  const headers = client.authorization;
  const first = await fetch(feed.rss_url!);
  const etag = first.headers.get('etag')!;

  const beforePeople = await counters();
  for (let at = 0; at < PEOPLE; at++) await signUp(url);
  const afterPeople = await counters();

  return {
    on: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model.trim() || process.arch,
    cores: availableParallelism(),
    own: withRowsOf(makingFrom(ownShort, ownLong), bought),
    bought,
    charactersAMinute: sum(script.lines.map(({ text }) => text.length)) / ownLong.minutes,
    mediaBytesAMinute: (await client.download(media!)).byteLength / ownLong.minutes,
    personBytes: (afterPeople.databaseBytes - beforePeople.databaseBytes) / PEOPLE,
    browsing: await answering(counters, idle, () => fetch(`${url}/api/audios`, { headers })),
    feedUnchanged: await answering(counters, idle, () =>
      fetch(feed.rss_url!, { headers: { 'if-none-match': etag } }),
    ),
  };
}

type Voices = { host: string; cohost: string };

/** One product on this machine, with its own voices and with a speech service that sleeps instead of computing. */
export async function measure(): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-simulate-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  const slow = await openSlowVoice();
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const port = String(await freePort());
  const settings = { DATABASE_URL: postgres.url, PORT: port, ...slow.settings };
  const machine = await startMachine('all', folder, settings);
  try {
    const pidFile = await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8');
    const counters = await openCounters(
      machine,
      path.join(folder, 'all'),
      database,
      Number.parseInt(pidFile, 10),
    );
    const client = await signUp(machine.url);
    await giveCredits({ ...settings, PARLANCE_DATA_DIR: path.join(folder, 'all') }, [client.email]);
    return await measureAll(machine.url, client, counters, slow.voices);
  } finally {
    await machine.stop();
    await database.end();
    slow.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
