/**
 * How long it takes the server, from the request on, to have the first spoken word ready to be listened to, and three
 * seconds of sound: alone, beside one and two other audios, and asked ten seconds after its start. What a browser makes
 * of it is not measured here. Ends with an error when a target is missed.
 *
 *   npm run bench first-word [alone] [beside-one] [beside-two] [after-start]
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, launchProduct } from '../scripts/product-process.ts';
import { type Client, signUp } from './client.ts';
import { type Measure, report } from './eval/table.ts';
import { startMachine } from './many-processes/machine.ts';
import { cpuSecondsWithEnded } from './proc.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../packages/writer/src/fixtures');
const LANGUAGE = 'en-US';
const TARGETS_MS = { alone: 3_000, besideOne: 8_000, besideTwo: 8_000, afterStart: 6_000 };
const TRIES = 5;
const STARTS = 3;
const LOOK_MS = 500;
const AFTER_START_MS = 10_000;
/** At 96 kbit/s: what a player wants to have before it begins. */
const IN_HAND_BYTES = 3 * 12_000;
/** Nobody waits longer. */
const PATIENCE_MS = 90_000;
const IDLE_SHARE = 0.1;

const textOf = async (fixture: string): Promise<string> =>
  (await readFile(path.join(FIXTURES, fixture), 'utf8')).slice(0, 15_000);

async function begin(client: Client, text: string): Promise<string> {
  const { pairs } = await client.options();
  const voice = pairs.find(({ languages }) => languages.includes(LANGUAGE))?.id;
  const about = { language: LANGUAGE, level: 'intermediate', mode: 'dialogue', length: 'short', voice };
  return (await client.create({ source: { type: 'text', text }, ...about })).id;
}

type Wait = { wordMs: number; inHandMs: number };

async function inHand(client: Client, id: string, signal: AbortSignal): Promise<void> {
  const { live_url: live } = await client.audio(id);
  if (!live) throw new Error(`${id} is live and says not where`);
  const answer = await fetch(new URL(live, server.url), { headers: client.authorization, signal });
  let bytes = 0;
  for await (const chunk of answer.body!) {
    bytes += chunk.length;
    if (bytes >= IN_HAND_BYTES) return;
  }
}

/** Until the first part of the live stream can be heard, which begins with the first line. */
async function waitFor(client: Client, text: string): Promise<Wait> {
  const startedAt = performance.now();
  const id = await begin(client, text);
  const live = async () => {
    for await (const event of client.events(id)) if (event.live) return;
    throw new Error(`${id} ended before it was heard`);
  };
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const tooLong = new Promise<void>((resolve) => patience.signal.addEventListener('abort', () => resolve()));
  try {
    await Promise.race([live(), tooLong]);
    const wordMs = performance.now() - startedAt;
    if (!patience.signal.aborted) await inHand(client, id, patience.signal).catch(() => undefined);
    return { wordMs, inHandMs: performance.now() - startedAt };
  } finally {
    clearTimeout(timer);
    await cancelled(client, id);
  }
}

async function cancelled(client: Client, id: string): Promise<void> {
  await client.post(`/api/audios/${id}/cancel`);
  for await (const event of client.events(id)) if (event.status === 'cancelled') return;
}

async function untilSpeaking(client: Client, id: string): Promise<void> {
  for await (const event of client.events(id)) if (event.progress.lines_done > 1) return;
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const seconds = (ms: number): string => (ms >= PATIENCE_MS ? 'never' : (ms / 1000).toFixed(1));

async function measured(label: string, mostMs: number, tries: number, wait: () => Promise<Wait>) {
  const waits: Wait[] = [];
  for (let at = 0; at < tries; at++) waits.push(await wait());
  const shown = (values: number[]) => `${seconds(middle(values))} s (${values.map(seconds).join(', ')})`;
  const words = waits.map(({ wordMs }) => wordMs);
  measures.push(
    { label, shown: shown(words), ok: middle(words) <= mostMs },
    { label: '  3 s of sound', shown: shown(waits.map(({ inHandMs }) => inHandMs)), ok: true },
  );
}

const asked = process.argv.slice(2);
const wanted = (scene: string) => asked.length === 0 || asked.includes(scene);
const measures: Measure[] = [];
const folder = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
const settings = { PORT: String(await freePort()) };
const server = await startMachine('server', folder, settings);

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

/** Audios of other people that are being spoken. */
async function others(count: number, text: string): Promise<() => Promise<void>> {
  const each = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = await signUp(server.url);
      const id = await begin(client, text);
      await untilSpeaking(client, id);
      return () => cancelled(client, id);
    }),
  );
  return async () => void (await Promise.all(each.map((stop) => stop())));
}

async function afterStart(client: Client, text: string): Promise<Wait> {
  const startedAt = performance.now();
  const again = await launchProduct(path.join(folder, 'server'), settings);
  try {
    await sleep(Math.max(0, startedAt + AFTER_START_MS - performance.now()));
    return await waitFor(client, text);
  } finally {
    await again.stop();
  }
}

try {
  const text = await textOf('lighthouses.en.txt');
  const client = await signUp(server.url);
  const firstWord = () => waitFor(client, text);
  if (wanted('alone'))
    await measured('alone', TARGETS_MS.alone, TRIES, async () => {
      await untilIdle();
      return firstWord();
    });
  for (const [scene, count, most] of [
    ['beside-one', 1, TARGETS_MS.besideOne],
    ['beside-two', 2, TARGETS_MS.besideTwo],
  ] as const)
    if (wanted(scene)) {
      const stop = await others(count, text);
      await measured(scene, most, TRIES, firstWord);
      await stop();
    }
  if (wanted('after-start')) {
    await server.stop();
    await measured('after-start', TARGETS_MS.afterStart, STARTS, () => afterStart(client, text));
  }
  process.exitCode = report('the server has the first spoken word after', measures) ? 0 : 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
