/**
 * How long the server takes to the first part of a live stream, on an idle machine and while another audio is being
 * made; ends with an error when a target is missed. It measures the server: what a listener hears, and when, is measured
 * by `heard`.
 *
 *   npm run bench first-word
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/product-process.ts';
import { type Client, signUp } from './client.ts';
import { type Measure, report } from './eval/table.ts';
import { startMachine } from './many-processes/machine.ts';
import { cpuSecondsWithEnded } from './proc.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../packages/writer/src/fixtures');
const LANGUAGE = 'en-US';
const TARGETS_MS = { idle: 3_000, busy: 8_000 };
const TRIES = 5;
const LOOK_MS = 500;
const IDLE_SHARE = 0.1;

const textOf = async (fixture: string): Promise<string> =>
  (await readFile(path.join(FIXTURES, fixture), 'utf8')).slice(0, 15_000);

async function begin(client: Client, text: string): Promise<string> {
  const { pairs } = await client.options();
  const voice = pairs.find(({ languages }) => languages.includes(LANGUAGE))?.id;
  const about = { language: LANGUAGE, level: 'intermediate', mode: 'dialogue', length: 'short', voice };
  return (await client.create({ source: { type: 'text', text }, ...about })).id;
}

/** Until the server has the first part of the live stream, which begins with the first line. */
async function firstWordMs(client: Client, text: string): Promise<number> {
  const startedAt = performance.now();
  const id = await begin(client, text);
  for await (const event of client.events(id)) {
    if (!event.live) continue;
    const { live_url: live } = await client.audio(id);
    const waitedMs = performance.now() - startedAt;
    if (!live) throw new Error(`${id} is live and says not where`);
    await cancelled(client, id);
    return waitedMs;
  }
  throw new Error(`${id} ended before it was heard`);
}

async function cancelled(client: Client, id: string): Promise<void> {
  await client.post(`/api/audios/${id}/cancel`);
  for await (const event of client.events(id)) if (event.status === 'cancelled') return;
}

async function untilSpeaking(client: Client, id: string): Promise<void> {
  for await (const event of client.events(id)) if (event.progress.lines_done > 1) return;
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function measured(label: string, mostMs: number, wait: () => Promise<number>): Promise<Measure> {
  const waits: number[] = [];
  for (let at = 0; at < TRIES; at++) waits.push(await wait());
  const each = waits.map((ms) => (ms / 1000).toFixed(1)).join(', ');
  const ms = middle(waits);
  return { label, shown: `${(ms / 1000).toFixed(1)} s (${each})`, ok: ms <= mostMs };
}

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
const server = await startMachine('server', folder, { PORT: String(await freePort()) });

const cpuSeconds = (): number =>
  server.programs().reduce((sum, { pid }) => sum + (cpuSecondsWithEnded(pid) ?? 0), 0);

/** A line that was cancelled is left off at the end of a sentence. */
async function untilIdle(): Promise<void> {
  for (let before = cpuSeconds(); ; ) {
    await sleep(LOOK_MS);
    const now = cpuSeconds();
    if (now - before < (IDLE_SHARE * LOOK_MS) / 1000) return;
    before = now;
  }
}

try {
  const text = await textOf('lighthouses.en.txt');
  const client = await signUp(server.url);
  const idle = await measured('alone', TARGETS_MS.idle, async () => {
    await untilIdle();
    return firstWordMs(client, text);
  });
  const other = await signUp(server.url);
  const long = await begin(other, text);
  await untilSpeaking(other, long);
  const busy = await measured('beside another', TARGETS_MS.busy, () => firstWordMs(client, text));
  await cancelled(other, long);
  process.exitCode = report('first part of the live stream on the server after the request', [idle, busy])
    ? 0
    : 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
