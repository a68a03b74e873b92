/**
 * Sends 500 MB while connections are cut and the server is killed, and compares what was kept with what was sent.
 * Prints whether they are equal and how much the server's memory grew. With `-- s3`, by turns through two web processes
 * over a real S3 server (Debian's Swift, started for it); ends with 1 when one of them grows by more than 100 MB. With
 * `-- paced`, sends 90 MB at 200 KB a second, in one request that lasts longer than every timer, and beside it 500 MB at
 * full speed; ends with 1 when one of them is cut or is not what was sent.
 */
import { createHash, randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import { LIMITS } from '@parlance/kernel/limits';
import { Upload } from 'tus-js-client';
import { receivedInStore } from '../apps/server/src/features/uploads/received-in-store.ts';
import { startProduct } from '../scripts/product-process.ts';
import { signUp } from './client.ts';
import { openArrangement } from './many-processes/arrangement.ts';
import { openStore } from './open-store.ts';

const MB = 1024 * 1024;
const CUTS_MB = Array.from({ length: 20 }, (_, index) => 13 + index * 24);
const KILL_MB = 220;
const SAMPLE_MS = 250;

const say = (label: string, value: string) => console.log(`${label.padEnd(34)}${value}`);

async function randomFile(file: string, bytes: number): Promise<void> {
  const handle = await open(file, 'w');
  const piece = Buffer.alloc(MB);
  for (let written = 0; written < bytes; written += piece.length) await handle.write(randomFillSync(piece));
  await handle.close();
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

/** Samples until stopped; a server that was killed meanwhile simply gives no sample. */
function watchMemory(url: string) {
  const before = memoryOf(url);
  let peak = 0;
  const timer = setInterval(() => {
    memoryOf(url).then(
      (bytes) => {
        peak = Math.max(peak, bytes);
      },
      () => undefined,
    );
  }, SAMPLE_MS);
  return async () => {
    clearInterval(timer);
    return { before: await before, peak };
  };
}

/** Where it is sent to, by turns; the first of them is killed on the way. */
type Sites = {
  urls: string[];
  kill(): Promise<unknown>;
  kept(id: string): Promise<AsyncIterable<Uint8Array>>;
  mostGrowth: number;
  stop(): Promise<void>;
};

async function onDisk(folder: string): Promise<Sites> {
  const product = await startProduct(folder, 'inherit');
  return {
    urls: [product.url],
    kill: product.killServer,
    kept: async (id) => createReadStream(path.join(folder, 'uploads', id)),
    // Right after it was killed it still loads what it needs: nothing to be held to.
    mostGrowth: Number.POSITIVE_INFINITY,
    stop: product.stop,
  };
}

async function overBucket(folder: string): Promise<Sites> {
  const arrangement = await openArrangement(folder);
  const webs = await Promise.all([arrangement.startWeb(0), arrangement.startWeb(1)]).catch(async (error) => {
    await arrangement.close();
    throw error;
  });
  const received = receivedInStore(await openStore(arrangement.settings));
  return {
    urls: webs.map(({ url }) => url),
    async kill() {
      webs[0].die();
      await webs[0].startAgain();
    },
    kept: async (id) => received.read(id, LIMITS.fileMaxBytes),
    mostGrowth: 100 * MB,
    stop: arrangement.close,
  };
}

type Sent = { url: string; done: boolean };

/** Sends until the end or until so many megabytes were taken, then drops the connection. */
function send(
  file: string,
  server: string,
  headers: Record<string, string>,
  begun: string | undefined,
  untilMb: number,
) {
  return new Promise<Sent>((resolve, reject) => {
    const upload = new Upload(createReadStream(file), {
      endpoint: `${server}${UPLOADS_PATH}`,
      uploadUrl: begun ? `${server}${new URL(begun).pathname}` : null,
      uploadSize: LIMITS.fileMaxBytes,
      metadata: { filename: 'lecture.mp4' },
      headers,
      retryDelays: [500, 1_000, 2_000, 5_000],
      onError: reject,
      onSuccess: () => resolve({ url: upload.url ?? '', done: true }),
      onProgress(bytes) {
        if (bytes < untilMb * MB) return;
        void upload.abort().then(() => resolve({ url: upload.url ?? '', done: false }), reject);
      },
    });
    upload.start();
  });
}

const PACED_MB = 90;
const PACED_BYTES_A_SECOND = 200_000;
const PIECES_A_SECOND = 5;

/** One request for the whole file, no faster than so many bytes a second. Resolves with the upload's id. */
async function sendInOne(file: string, bytes: number, server: string, headers: object, bytesASecond: number) {
  const piece = Math.min(MB, Math.ceil(bytesASecond / PIECES_A_SECOND));
  const began = performance.now();
  async function* body() {
    let sent = 0;
    for await (const chunk of createReadStream(file, { highWaterMark: piece, end: bytes - 1 })) {
      const dueMs = (sent / bytesASecond) * 1_000 - (performance.now() - began);
      if (dueMs > 0) await sleep(dueMs);
      sent += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  }
  const request = http.request(`${server}${UPLOADS_PATH}`, {
    method: 'POST',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-length': bytes,
      'upload-metadata': `filename ${Buffer.from('lecture.mp4').toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes,
    },
  });
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  await pipeline(body, request);
  const [reply] = await answered;
  reply.resume();
  const id = reply.headers.location?.split('/').at(-1) ?? '';
  return { id, status: reply.statusCode, seconds: (performance.now() - began) / 1000 };
}

async function sendPaced(file: string, sites: Sites): Promise<void> {
  const [server = ''] = sites.urls;
  for (const [mb, bytesASecond] of [
    [PACED_MB, PACED_BYTES_A_SECOND],
    [LIMITS.fileMaxBytes / MB, Number.POSITIVE_INFINITY],
  ] as const) {
    const { authorization } = await signUp(server);
    const bytes = mb * MB;
    const { id, status, seconds } = await sendInOne(file, bytes, server, authorization, bytesASecond);
    const wanted = await hashOf(createReadStream(file, { end: bytes - 1 }));
    const equal = status === 201 && (await hashOf(await sites.kept(id))) === wanted;
    say(
      `${mb} MB in one request`,
      `${status} after ${seconds.toFixed(1)} s, same bytes: ${equal ? 'yes' : 'NO'}`,
    );
    if (!equal) process.exitCode = 1;
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
const file = path.join(folder, 'lecture.mp4');
await randomFile(file, LIMITS.fileMaxBytes);
const dataDir = path.join(folder, 'data');
const sites = await (process.argv[2] === 's3' ? overBucket(dataDir) : onDisk(dataDir));
/** By turns to each of the servers, with cuts, while one is killed. */
async function sendWithCuts(): Promise<void> {
  const [first = ''] = sites.urls;
  const { authorization } = await signUp(first);
  const grown: { before: number; peak: number }[] = [];
  let watched = sites.urls.map(watchMemory);
  let sent: Sent = { url: '', done: false };
  const startedAt = performance.now();
  const cuts = [...CUTS_MB, KILL_MB, Number.POSITIVE_INFINITY].sort((a, b) => a - b);
  for (const [turn, untilMb] of cuts.entries()) {
    const site = sites.urls[turn % sites.urls.length]!;
    sent = await send(file, site, authorization, sent.url || undefined, untilMb);
    if (untilMb !== KILL_MB) continue;
    for (const stop of watched) grown.push(await stop());
    await sites.kill();
    watched = sites.urls.map(watchMemory);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  for (const stop of watched) grown.push(await stop());
  const id = new URL(sent.url).pathname.split('/').at(-1) ?? '';
  const equal = (await hashOf(await sites.kept(id))) === (await hashOf(createReadStream(file)));

  const tooMuch = await fetch(`${first}${UPLOADS_PATH}`, {
    method: 'POST',
    headers: {
      ...authorization,
      'tus-resumable': '1.0.0',
      'upload-length': String(LIMITS.fileMaxBytes + MB),
      'upload-metadata': `filename ${Buffer.from('longer.mp4').toString('base64')}`,
    },
  });

  say(`one of ${LIMITS.fileMaxBytes / MB + 1} MB`, `${tooMuch.status} ${await tooMuch.text()}`);
  if (tooMuch.status !== 413) process.exitCode = 1;
  say('sent', `${LIMITS.fileMaxBytes / MB} MB, ${CUTS_MB.length} cuts, 1 kill, ${seconds.toFixed(1)} s`);
  say('same bytes', equal ? 'yes' : 'NO');
  for (const [index, { before, peak }] of grown.entries()) {
    const growth = peak - before;
    say(
      `memory of server ${index + 1}`,
      `${Math.round(before / MB)} MB, at most ${Math.round(peak / MB)} MB: ${Math.round(growth / MB)} MB more`,
    );
    if (growth > sites.mostGrowth) process.exitCode = 1;
  }
  if (!equal) process.exitCode = 1;
}

try {
  if (process.argv[2] === 'paced') await sendPaced(file, sites);
  else await sendWithCuts();
} finally {
  await sites.stop();
  await rm(folder, { recursive: true, force: true });
}
