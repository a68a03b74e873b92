/**
 * Five audios are made while the store is killed, hangs, is slow, is full, answers 500, 403 or breaks its answers off, and
 * while the local disk is full: ends with 1 unless all get ready, each is charged once, and nobody waits more than five
 * seconds for an answer. `npm run bench outages [-- --seconds 90] [--only killed,disk]` (needs Debian's Swift).
 */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Audio } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import {
  ownScript,
  signUp,
  startTrialProduct,
  type TrialPerson,
  whenEnded,
} from '../apps/server/src/testing/invariants/trial-product.ts';
import { freePort } from '../scripts/product-process.ts';
import { faultyStore, STORE_FAULTS } from './outages/faulty-store.ts';
import { startSwift } from './swift-server.ts';

const AUDIOS = 5;
const LATEST_MS = 5_000;
const LINES = 24;
const DISK_MB = 48;
/** Less than an audio takes. */
const ROOM_BYTES = 600_000;
/** Nobody waits longer for an answer than this; it counts as none. */
const GIVE_UP_MS = 20_000;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '90' }, only: { type: 'string' } },
});
const wanted = values.only?.split(',') ?? [...STORE_FAULTS, 'disk'];
const outageMs = Number(values.seconds) * 1_000;
const complaints: string[] = [];

type Place = { url: string; begin(): Promise<void>; end(): Promise<void> };

/** What a listener, a script's reader and a podcast app ask for, over and over. */
async function askAlways(url: string, person: TrialPerson, id: string, over: AbortSignal) {
  const paths = ['', '/media.mp3', '/transcript.txt', '/script.txt', '/peaks.json'].map(
    (rest) => `/api/audios/${id}${rest}`,
  );
  const asked = { answers: 0, refused: 0, slowestMs: 0, readyz: new Set<string>() };
  while (!over.aborted) {
    for (const each of [...paths, '/api/feeds']) {
      const began = performance.now();
      // An answer is there with its head; a body comes as fast as the store is.
      const answer = await Promise.race([
        person.call('GET', each).catch(() => undefined),
        sleep(GIVE_UP_MS, undefined),
      ]);
      const tookMs = performance.now() - began;
      asked.answers++;
      asked.slowestMs = Math.max(asked.slowestMs, tookMs);
      if (!answer || tookMs > LATEST_MS)
        complaints.push(`${each}: ${Math.round(tookMs)} ms, ${answer?.status}`);
      if (answer && answer.status >= 500) {
        asked.refused++;
        if (answer.status !== 503 || !answer.headers.get('retry-after'))
          complaints.push(`${each}: ${answer.status} without a word of when to come back`);
      }
      await answer?.body?.cancel().catch(() => undefined);
    }
    asked.readyz.add(await fetch(`${url}/readyz`).then((answer) => answer.text()));
    await sleep(100);
  }
  return asked;
}

async function showOutage(name: string, { url, begin, end }: Place): Promise<void> {
  const reader = await signUp(url);
  const made = await reader.json<Audio>('POST', '/api/audios', ownScript(4));
  await whenEnded(reader, made.id);
  const people = await Promise.all(Array.from({ length: AUDIOS }, () => signUp(url)));
  const audios = await Promise.all(
    people.map((person) => person.json<Audio>('POST', '/api/audios', ownScript(LINES, 60))),
  );
  const over = new AbortController();
  await begin();
  const asking = askAlways(url, reader, made.id, over.signal);
  await sleep(outageMs);
  const early = await Promise.all(
    people.map((person, index) => person.json<Audio>('GET', `/api/audios/${audios[index]!.id}`)),
  );
  over.abort();
  const asked = await asking;
  await end();
  const endedAt = performance.now();
  const ends = await Promise.all(people.map((person, index) => whenEnded(person, audios[index]!.id)));
  const seconds = ((performance.now() - endedAt) / 1000).toFixed(1);
  for (const [index, audio] of ends.entries()) {
    const { credits_remaining } = await people[index]!.json<{ credits_remaining: number }>(
      'GET',
      '/api/current_user',
    );
    if (audio.status !== 'ready') complaints.push(`${name}: ${audio.status}, ${audio.error?.code}`);
    else if (audio.credits_charged === 0 || credits_remaining !== LIMITS.trialCredits - audio.credits_charged)
      complaints.push(`${name}: charged ${audio.credits_charged}, ${credits_remaining} are left`);
  }
  const before = early.filter(({ status }) => status === 'ready').length;
  console.log(
    `${name.padEnd(8)} ${ends.filter(({ status }) => status === 'ready').length} of ${AUDIOS} ready (${before} of them meanwhile), the last ${seconds} s after; ` +
      `${asked.answers} answers, ${asked.refused} of them 503, slowest ${Math.round(asked.slowestMs)} ms; readyz: ${[...asked.readyz].join(', ')}`,
  );
}

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-outages-'));
await chmod(folder, 0o711);

async function showStoreFaults(): Promise<void> {
  const faults = STORE_FAULTS.filter((fault) => wanted.includes(fault));
  if (faults.length === 0) return;
  await mkdir(path.join(folder, 'swift'));
  const swift = await startSwift(path.join(folder, 'swift'));
  const store = await faultyStore(swift.endpoint, await freePort());
  const settings = { ...(await swift.newBucket('outages')), S3_ENDPOINT: store.endpoint };
  const product = await startTrialProduct({ folder, settings });
  try {
    for (const fault of faults)
      await showOutage(fault, {
        url: product.url,
        begin: () => store.become(fault),
        end: () => store.become(undefined),
      });
  } finally {
    await product.process.end('SIGTERM');
    store.close();
    await swift.stop();
  }
}

async function showFullDisk(): Promise<void> {
  if (!wanted.includes('disk')) return;
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return console.log('disk     not shown: a small disk of its own can be mounted by root on Linux only');
  const disk = path.join(folder, 'disk');
  await mkdir(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  const filler = path.join(disk, 'filler');
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  let product: Awaited<ReturnType<typeof startTrialProduct>> | undefined;
  try {
    product = await startTrialProduct({ folder: disk, databaseUrl: postgres.url, mixesApart: true });
    await showOutage('disk', {
      url: product.url,
      async begin() {
        const { bavail, bsize } = await statfs(disk);
        await writeFile(filler, new Uint8Array(Math.max(0, bavail * bsize - ROOM_BYTES)));
      },
      end: () => rm(filler),
    });
  } finally {
    await product?.process.end('SIGTERM');
    await postgres.stop();
    execFileSync('umount', [disk]);
  }
}

try {
  await showStoreFaults();
  await showFullDisk();
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const complaint of new Set(complaints)) console.log(`FAILED   ${complaint}`);
if (complaints.length > 0) process.exitCode = 1;
