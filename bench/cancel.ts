/**
 * Several people begin audios with the longest lines there are and cancel them at random moments. The same process
 * must live throughout, nothing may answer 5xx, and after each cancel the ledger must be right.
 *
 *   npm run bench cancel [generations] [seed]
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Audio } from '@parlance/contract/audios';
import { startProduct } from '../scripts/product-process.ts';
import { CLASSIC_REQUEST, type Client, signUp } from './client.ts';

const GENERATIONS = Number(process.argv[2] ?? 200);
const SEED = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
const PEOPLE = 4;
const LINE_CHARS = 3_900;
const CREDITS_EACH = 10_000;
const OPERATOR = path.resolve(import.meta.dirname, '../scripts/operator.mjs');

type Statement = {
  balance: number;
  items: { id: string; credits: number; audio: { id: string } | null }[];
  next_cursor: string | null;
};

/** mulberry32: the same seed gives the same moments. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const folder = await mkdtemp(path.join(tmpdir(), 'parlance-cancel-'));
const settings = {
  LOG_LEVEL: 'silent',
  PARLANCE_CLASSIC_VOICES: 'everywhere',
  PARLANCE_DATA_DIR: path.join(folder, 'data'),
};
const product = await startProduct(settings.PARLANCE_DATA_DIR, 'inherit', settings);
const failures: string[] = [];
const counts: Record<string, number> = {};
let begun = 0;

/** Tells one life of the server from the next, whoever starts it again. */
async function life(): Promise<string> {
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  return /^process_start_time_seconds (\S+)/m.exec(metrics)?.[1] ?? 'unknown';
}

async function statementOf(client: Client): Promise<Statement> {
  const whole: Statement = { balance: 0, items: [], next_cursor: null };
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const part: Statement = await client.read<Statement>(
      `/api/current_user/credit_statement?limit=100${query}`,
    );
    whole.balance = part.balance;
    whole.items.push(...part.items);
    cursor = part.next_cursor;
  } while (cursor !== null);
  return whole;
}

/** What must hold after every cancel, whatever part of the price was spoken before it. */
async function checkLedger(client: Client, audio: Audio, price: number): Promise<void> {
  const { balance, items } = await statementOf(client);
  const sum = items.reduce((total, { credits }) => total + credits, 0);
  const ofAudio = items.filter((item) => item.audio?.id === audio.id);
  const paid = -ofAudio.reduce((total, { credits }) => total + credits, 0);
  const charged = audio.credits_charged ?? 0;
  const wrong = (what: string) => failures.push(`${audio.id} (${audio.status}): ${what}`);
  if (balance < 0) wrong(`the balance is ${balance}`);
  if (sum !== balance) wrong(`the ledger sums up to ${sum}, the balance is ${balance}`);
  if (paid !== charged) wrong(`${paid} credits are gone or still held, ${charged} were charged`);
  if (paid < 0 || paid > price) wrong(`${paid} credits for a price of ${price}`);
}

/** A line of words as long as it may be; no two are alike, so that nothing is found spoken already. */
function longLine(next: () => number): string {
  let line = '';
  while (line.length < LINE_CHARS - 12)
    line += `${['harbour', 'lantern', 'morning', 'river'][Math.floor(next() * 4)]} `;
  return `${line.trim()}.`;
}

async function one(client: Client, next: () => number): Promise<void> {
  const lines = next() < 0.5 ? 2 : 4;
  const script = Array.from({ length: lines }, (_, at) => `${at % 2 ? 'COHOST' : 'HOST'}: ${longLine(next)}`);
  const request = { ...CLASSIC_REQUEST, source: { type: 'script', script: script.join('\n') } };
  const estimate = (await (await client.post('/api/audios/estimate', request)).json()) as {
    credits_required: number;
  };
  const { id } = await client.create(request);
  const phase = next() < 0.75 ? 'speaking' : 'producing';
  const waitMs = next() ** 2 * 4_000;
  let audio = await client.audio(id);
  const early = ['queued', 'ingesting', 'writing', ...(phase === 'producing' ? ['speaking'] : [])];
  while (early.includes(audio.status)) {
    await sleep(40);
    audio = await client.audio(id);
  }
  await sleep(waitMs);
  const reply = await client.post(`/api/audios/${id}/cancel`);
  if (reply.status >= 500) failures.push(`cancel answered ${reply.status}`);
  audio = await client.audio(id);
  const end = reply.status === 200 ? `cancelled in ${phase}` : audio.status;
  counts[end] = (counts[end] ?? 0) + 1;
  await checkLedger(client, audio, estimate.credits_required);
}

async function person(at: number): Promise<void> {
  const client = await signUp(product.url);
  const grant = ['grant-credits', '--user', client.email, '--credits', String(CREDITS_EACH)];
  await promisify(execFile)(process.execPath, [OPERATOR, ...grant], { env: { ...process.env, ...settings } });
  const next = random(SEED + at);
  while (begun < GENERATIONS && failures.length === 0) {
    begun++;
    await one(client, next).catch((error) => failures.push(String(error)));
    if (begun % 10 === 0) console.log(`${begun} begun: ${JSON.stringify(counts)}`);
  }
}

try {
  console.log(`${GENERATIONS} generations by ${PEOPLE} people, seed ${SEED}`);
  const before = await life();
  await Promise.all(Array.from({ length: PEOPLE }, (_, at) => person(at)));
  const after = await life().catch(() => 'gone');
  if (after !== before) failures.push(`the server of ${before} is now that of ${after}`);
  if (product.child.exitCode !== null || product.child.signalCode !== null)
    failures.push('the product ended');
  console.log(`${JSON.stringify(counts)}, process started at ${before} and ${after}`);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(failures.length === 0 ? 'all fine' : `BAD: ${failures.join('\n')}`);
if (failures.length > 0) process.exitCode = 1;
