/**
 * Sends 500 MB while connections are cut and the server is killed, and compares what was kept with what was sent.
 * Prints whether they are equal and how much the server's memory grew. With `-- s3`, over a real S3 server (Debian's
 * Swift, started for it).
 */
import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { s3Store } from '@parlance/adapters/object-store/s3';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import { LIMITS } from '@parlance/kernel/limits';
import { Upload } from 'tus-js-client';
import { receivedInStore } from '../apps/server/src/features/uploads/received-in-store.ts';
import { startProduct } from '../scripts/product-process.ts';
import { signUp } from './client.ts';
import { startSwift } from './swift-server.ts';

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

async function openBucket(folder: string) {
  const swift = await startSwift(folder);
  const settings = await swift.newBucket('uploads');
  const store = await s3Store({
    endpoint: swift.endpoint,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    credentials: swift,
  });
  const received = receivedInStore(store);
  return { settings, stop: swift.stop, read: (id: string) => received.read(id, LIMITS.fileMaxBytes) };
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

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
const dataDir = path.join(folder, 'data');
const file = path.join(folder, 'lecture.mp4');
await randomFile(file, LIMITS.fileMaxBytes);
const bucket = process.argv[2] === 's3' ? await openBucket(path.join(folder, 'swift')) : undefined;
const kept = async (id: string): Promise<AsyncIterable<Uint8Array>> =>
  bucket ? bucket.read(id) : createReadStream(path.join(dataDir, 'uploads', id));
const server = await startProduct(dataDir, 'inherit', bucket?.settings);
try {
  const { authorization } = await signUp(server.url);
  const grown: { before: number; peak: number }[] = [];
  let watched = watchMemory(server.url);
  let sent: Sent = { url: '', done: false };
  const startedAt = performance.now();
  for (const untilMb of [...CUTS_MB, KILL_MB, Number.POSITIVE_INFINITY].sort((a, b) => a - b)) {
    sent = await send(file, server.url, authorization, sent.url || undefined, untilMb);
    if (untilMb !== KILL_MB) continue;
    grown.push(await watched());
    await server.killServer();
    watched = watchMemory(server.url);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  grown.push(await watched());
  const id = new URL(sent.url).pathname.split('/').at(-1) ?? '';
  const equal = (await hashOf(await kept(id))) === (await hashOf(createReadStream(file)));

  const tooMuch = await fetch(`${server.url}${UPLOADS_PATH}`, {
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
  for (const [index, { before, peak }] of grown.entries())
    say(
      `memory of server ${index + 1}`,
      `${Math.round(before / MB)} MB, at most ${Math.round(peak / MB)} MB`,
    );
  if (!equal) process.exitCode = 1;
} finally {
  await server.stop();
  await bucket?.stop();
  await rm(folder, { recursive: true, force: true });
}
