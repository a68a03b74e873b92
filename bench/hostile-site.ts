/**
 * A site that means harm, through the whole product: each of its pages is looked at and made an audio from. Each
 * must be answered or refused within 40 s while another person's audios are finished and /healthz never waits
 * 250 ms. Prints what became of each page and the longest wait.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Audio } from '@parlance/contract/audios';
import type { Problem } from '@parlance/contract/problem';
import { startProduct } from '../scripts/product-process.ts';
import { CLASSIC_REQUEST, type Client, signUp } from './client.ts';
import { HealthProbe } from './health-probe.ts';
import { hostilePages, type Page } from './hostile-pages.ts';

const WITHIN_MS = 40_000;
const WAIT_MS = 250;

const pages = hostilePages();
const site = createServer((request, response) => {
  const page = pages.find(({ address }) => address === request.url);
  response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' });
  response.end(page ? page.body(origin) : 'nothing here');
}).listen(0, '127.0.0.1');
await once(site, 'listening');
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const origin = `http://${host}`;

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-hostile-site-'));
const product = await startProduct(path.join(folder, 'data'), 'inherit', {
  LOG_LEVEL: 'silent',
  PARLANCE_CLASSIC_VOICES: 'everywhere',
  PARLANCE_FETCH_ALLOW: host,
});
const probe = new HealthProbe(product.url);
const failures: string[] = [];

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(6);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilEnded(client: Client, id: string): Promise<Audio> {
  for (;;) {
    const audio = await client.audio(id);
    if (['ready', 'failed', 'cancelled'].includes(audio.status)) return audio;
    await sleep(200);
  }
}

/** A person who has nothing to do with it: one short audio after the other. */
async function ordinaryPerson(isOver: () => boolean): Promise<number[]> {
  const client = await signUp(product.url);
  const took: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    const script = `HOST: Good morning, this is number ${took.length}.\nCOHOST: And a good morning to you.`;
    const { id } = await client.create({ ...CLASSIC_REQUEST, source: { type: 'script', script } });
    const { status } = await untilEnded(client, id);
    took.push(performance.now() - startedAt);
    if (status !== 'ready') failures.push(`the other person's audio ended ${status}`);
    // The trial has ten credits.
    if (took.length === 9) break;
    await sleep(2_000);
  }
  return took;
}

async function judge(name: string, work: () => Promise<string>): Promise<void> {
  await probe.read();
  const startedAt = performance.now();
  const became = await work();
  const ms = performance.now() - startedAt;
  const { worstMs, failures: unanswered } = await probe.read();
  const fine = ms < WITHIN_MS && worstMs < WAIT_MS && unanswered === 0 && !/^5\d\d|internal/.test(became);
  if (!fine) failures.push(name);
  console.log(
    `${fine ? 'ok  ' : 'BAD '}${name.padEnd(44)}${seconds(ms)} s  /healthz ${worstMs.toFixed(0).padStart(5)} ms  ${became}`,
  );
}

async function lookAt(client: Client, page: Page): Promise<string> {
  const reply = await client.post('/api/address_previews', { url: `${origin}${page.address}` });
  const answer = (await reply.json()) as Partial<Problem> & { kind?: string };
  return `${reply.status} ${answer.kind ?? answer.params?.reason ?? answer.code}`;
}

async function makeFrom(client: Client, page: Page): Promise<string> {
  const { id } = await client.create({
    ...CLASSIC_REQUEST,
    source: { type: 'url', url: `${origin}${page.address}` },
  });
  for (;;) {
    const audio = await client.audio(id);
    // Once it is written the page has been read; what follows is anybody's audio.
    if (['queued', 'ingesting'].includes(audio.status)) await sleep(200);
    else if (['writing', 'speaking', 'producing'].includes(audio.status)) {
      await client.post(`/api/audios/${id}/cancel`);
      await untilEnded(client, id);
      return 'read';
    } else return audio.error?.code ?? audio.status;
  }
}

let over = false;
try {
  await sleep(2_000);
  const { worstMs } = await probe.read();
  console.log(`before anything is asked: /healthz ${worstMs.toFixed(0)} ms at most`);
  const client = await signUp(product.url);
  const others = ordinaryPerson(() => over);
  for (const page of pages.filter(({ part }) => !part)) {
    await judge(`look at ${page.name}`, () => lookAt(client, page));
    await judge(`make from ${page.name}`, () => makeFrom(client, page));
  }
  over = true;
  const took = await others;
  console.log(`the other person's audios: ${took.map(seconds).join(' ')} s`);
  if (took.length === 0) failures.push('the other person got nothing');
  if (product.child.exitCode !== null) failures.push('the product ended');
} finally {
  probe.stop();
  await product.stop();
  site.close();
  await rm(folder, { recursive: true, force: true });
}
console.log(failures.length === 0 ? 'all fine' : `BAD: ${failures.join('; ')}`);
if (failures.length > 0) process.exitCode = 1;
