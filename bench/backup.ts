/**
 * Takes a backup while five people upload and generate, restores it into an empty folder and looks whether
 * everything that was finished plays there. `npm run bench backup [own]`: `own` keeps the tables in a PostgreSQL that the
 * product did not start.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Audio } from '@parlance/contract/audios';
import type { Feed } from '@parlance/contract/feeds';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { type ProductProcess, startProduct } from '../scripts/product-process.ts';
import { checkBooks, giveCredits } from './books.ts';
import { checkPromises, openPerson, type Person, sha256 } from './people.ts';

const OWN_POSTGRES = process.argv[2] === 'own';
const PEOPLE = 5;
const AGAIN_MS = 500;
const PATIENCE_MS = 300_000;
const REPO = path.resolve(import.meta.dirname, '..');

const say = (label: string, value: string) => console.log(`${label.padEnd(34)}${value}`);
const folder = await mkdtemp(path.join(tmpdir(), 'parlance-backup-'));
const log = openSync(path.join(folder, 'log'), 'a');
const complaints: string[] = [];
const file = path.join(folder, 'backup.tar.gz');

type Place = { dataDir: string; env: Record<string, string>; databaseUrl?: string };

/** A folder for a product, and where asked for a database on a server of one's own. */
async function place(name: string, server: string | undefined): Promise<Place> {
  const dataDir = path.join(folder, name);
  const env = { PARLANCE_DATA_DIR: dataDir, PARLANCE_CLASSIC_VOICES: 'everywhere', PARLANCE_JOBS: '2' };
  if (!server) return { dataDir, env };
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database bench_${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/bench_${name}`;
  return { dataDir, env: { ...env, DATABASE_URL: url.href }, databaseUrl: url.href };
}

async function operator(env: Record<string, string>, ...args: string[]): Promise<number> {
  const startedAt = performance.now();
  const program = ['scripts/operator.mjs', ...args];
  const child = spawn(process.execPath, program, {
    cwd: REPO,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`operator ${args[0]} ended with ${code}`);
  return (performance.now() - startedAt) / 1000;
}

/** What is ready, with a signed link and the sound behind it. */
async function readyOf(person: Person, base?: string) {
  const ready = new Map<string, { link: string; hash: string; bytes: number }>();
  for (const id of person.accepted) {
    const audio = await person.get<Audio>(`/api/audios/${id}`, base);
    const link = audio.media_url;
    if (audio.status !== 'ready' || !link) continue;
    const sound = await person.download(link, base);
    if (sound) ready.set(id, { link, hash: sha256(sound), bytes: sound.length });
    else complaints.push(`audio ${id} does not play`);
  }
  return ready;
}

/** As a podcast app reads it: the feed, then the sound of its first episode. */
async function checkFeed(person: Person, url: string): Promise<number> {
  const { rss_url } = await person.get<Feed>(`/api/feeds/${person.feed.id}`, url);
  const rss = (await person.download(new URL(rss_url ?? '').pathname, url))?.toString() ?? '';
  const enclosures = [...rss.matchAll(/<enclosure [^>]*url="([^"]+)"[^>]*length="(\d+)"/g)];
  const { items } = await person.episodes(url);
  if (enclosures.length !== items.length)
    complaints.push(`${person.email}: ${enclosures.length} enclosures of ${items.length} episodes`);
  for (const [, address = '', length] of enclosures) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    const sound = await person.download(pathname + search, url);
    if (sound?.length !== Number(length))
      complaints.push(`${pathname} has ${sound?.length} bytes, not ${length}`);
  }
  return enclosures.length;
}

const own = OWN_POSTGRES ? await startEmbeddedPostgres({ dataDir: path.join(folder, 'own') }) : undefined;
const products: ProductProcess[] = [];
try {
  const [from, to] = [await place('from', own?.url), await place('to', own?.url)];
  const first = await startProduct(from.dataDir, log, from.env);
  products.push(first);
  const people: Person[] = [];
  for (let i = 0; i < PEOPLE; i++)
    people.push(await openPerson(first.url, `person-${i}-${Date.now()}@example.com`, complaints));
  await giveCredits(
    from.env,
    people.map(({ email }) => email),
  );
  const enough = new AbortController();
  const lives = people.map((person) => person.live(from.dataDir, enough.signal));
  // Everybody has something finished, and something that is not.
  while (people.some(({ acknowledged }) => acknowledged.finished === 0)) await sleep(AGAIN_MS);

  const before = await Promise.all(people.map((person) => readyOf(person)));
  const acceptedBefore = people.map(({ accepted }) => [...accepted]);
  const backupSeconds = await operator(from.env, 'backup', file);
  enough.abort();
  await Promise.all(lives);
  const restoreSeconds = await operator(to.env, 'restore', file);
  const second = await startProduct(to.dataDir, log, to.env);
  products.push(second);

  let [compared, enclosures, resumed] = [0, 0, 0];
  const ends: Record<string, number> = {};
  for (const [index, person] of people.entries()) {
    const there = { ...person, accepted: acceptedBefore[index] ?? [], promised: [] };
    for (const [end, count] of Object.entries(
      await checkPromises(there, complaints, PATIENCE_MS, second.url),
    ))
      ends[end] = (ends[end] ?? 0) + count;
    for (const [id, { link, hash }] of before[index] ?? []) {
      // The link was signed by the other server.
      const sound = await person.download(link, second.url);
      if (!sound || sha256(sound) !== hash) complaints.push(`audio ${id} sounds different`);
      compared++;
    }
    enclosures += await checkFeed(person, second.url);
    for (const upload of [...person.uploads]) {
      const reply = await person.ask(
        'HEAD',
        upload.path,
        undefined,
        { 'tus-resumable': '1.0.0' },
        second.url,
      );
      // Begun after the snapshot.
      if (reply?.status === 404) continue;
      if (!(await person.sendOn(upload, undefined, second.url)))
        complaints.push(`${upload.path} can't go on`);
      await person.checkUpload(to.dataDir, upload);
      resumed++;
    }
  }
  const postgres = await startEmbeddedOr(to);
  const books = await checkBooks(postgres.url, complaints);
  await postgres.stop();

  say(
    'backup, restore',
    `${backupSeconds.toFixed(1)} s, ${restoreSeconds.toFixed(1)} s with loading the program`,
  );
  say('accepted before the backup', JSON.stringify(ends));
  say('same sound by old links', String(compared));
  say('enclosures of full length', String(enclosures));
  say('uploads that went on', String(resumed));
  say('ledger', JSON.stringify(books));
} finally {
  for (const product of products) await product.stop();
  await own?.stop();
  for (const complaint of complaints) say('LOST', complaint);
  say('result', complaints.length === 0 ? 'nothing lost' : `${complaints.length} faults in ${folder}`);
  if (complaints.length === 0) await rm(folder, { recursive: true, force: true });
  else process.exitCode = 1;
}

async function startEmbeddedOr({ databaseUrl, dataDir }: Place) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
}
