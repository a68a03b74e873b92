import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimUploads } from './actions/claim-uploads.ts';
import { ask, created } from './testing/requests.ts';
import { type UploadProcess, uploadServer } from './testing/upload-server.ts';

const MB = 1024 * 1024;

let server: Awaited<ReturnType<typeof uploadServer>>;
let second: UploadProcess;
let folder: string;
beforeAll(async () => {
  server = await uploadServer();
  second = await server.start();
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-sent-'));
});
afterAll(async () => {
  await server.stop([server.first, second]);
  await rm(folder, { recursive: true, force: true });
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Trouble = { at: number; strike(): void };

/** Strikes when so many bytes have reached the disk. */
function troubled(process: UploadProcess, troubles: Trouble[]): UploadProcess {
  const { received } = process.deps;
  const { write } = received;
  async function* counted(body: AsyncIterable<Uint8Array>, offset: number) {
    let position = offset;
    for await (const chunk of body) {
      yield chunk;
      position += chunk.length;
      if (position >= (troubles[0]?.at ?? Number.POSITIVE_INFINITY)) troubles.shift()?.strike();
    }
  }
  received.write = (id, offset, body, safe) => write(id, offset, counted(body, offset), safe);
  return process;
}

/** A request whose body stops coming, on a connection that nobody closes. */
function stalled(userId: string, url: string, offset: number, sent: Buffer, announced: number) {
  const sending = request(url, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${userId}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': offset,
      'content-length': announced,
    },
  });
  sending.on('error', () => {});
  sending.write(sent);
  return sending;
}

describe('an upload that breaks off', () => {
  it('is whole after three cuts and a restart', async () => {
    const ada = await server.person();
    const bytes = randomBytes(20 * MB);
    const file = path.join(folder, 'talk.mp3');
    await writeFile(file, bytes);
    const troubles = [
      { at: 4 * MB, strike: () => process.cut() },
      { at: 9 * MB, strike: () => process.cut() },
      { at: 13 * MB, strike: () => void restart() },
      { at: 17 * MB, strike: () => process.cut() },
    ];
    let process = troubled(await server.start(), troubles);
    const { port } = process;
    async function restart() {
      await process.stop();
      process = troubled(await server.start(port), troubles);
    }
    const resumedAt: number[] = [];
    const url = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(createReadStream(file), {
        endpoint: process.url,
        metadata: { filename: 'talk.mp3' },
        headers: { authorization: `Bearer ${ada}` },
        retryDelays: Array.from({ length: 40 }, () => 250),
        onAfterResponse(asked, reply) {
          if (asked.getMethod() === 'HEAD') resumedAt.push(Number(reply.getHeader('upload-offset')));
        },
        onSuccess: () => resolve(upload.url ?? ''),
        onError: reject,
      });
      upload.start();
    });
    expect(troubles).toEqual([]);
    expect(resumedAt.length).toBeGreaterThanOrEqual(4);
    expect(resumedAt[0]).toBeGreaterThan(3 * MB);
    const [claimed] = await claimUploads(process.deps, ada, [url.split('/').at(-1) ?? '']);
    expect(claimed).toMatchObject({ name: 'talk.mp3', bytes: bytes.length });
    expect(hashOf(await process.deps.objects.get(claimed?.key ?? ''))).toBe(hashOf(bytes));
    await process.stop();
  }, 120_000);

  it('goes on at another process while the first still waits for bytes', async () => {
    const ada = await server.person();
    const bytes = randomBytes(2 * MB);
    const upload = await created(server.first.url, ada, bytes.length);
    const elsewhere = `${second.url}/${upload.id}`;
    const half = stalled(ada, upload.url, 0, bytes.subarray(0, MB), bytes.length);
    const file = () => server.first.deps.uploads.read(upload.id);
    while ((await file())?.lockHolder === null) await new Promise((resolve) => setTimeout(resolve, 20));
    const head = await ask(ada, 'HEAD', elsewhere);
    expect(head.status).toBe(200);
    const offset = Number(head.headers.get('upload-offset'));
    const reply = await ask(
      ada,
      'PATCH',
      elsewhere,
      { 'upload-offset': String(offset) },
      bytes.subarray(offset),
    );
    expect([reply.status, reply.headers.get('upload-offset')]).toEqual([204, String(bytes.length)]);
    half.destroy();
    const [claimed] = await claimUploads(second.deps, ada, [upload.id]);
    expect(hashOf(await second.deps.objects.get(claimed?.key ?? ''))).toBe(hashOf(bytes));
  });

  it('is not held up by a process that died with its lock', async () => {
    const ada = await server.person();
    const upload = await created(server.first.url, ada, 4);
    await server.run(
      `update uploads set lock_holder = 'dead', lock_until = now() + interval '1 second' where id = '${upload.id}'`,
    );
    expect((await ask(ada, 'HEAD', upload.url)).status).toBe(200);
  });

  it('does not let a writer that was overtaken move it', async () => {
    const ada = await server.person();
    const upload = await created(server.first.url, ada, 4);
    const { uploads } = server.first.deps;
    await uploads.advance(upload.id, 0, 2);
    await expect(uploads.advance(upload.id, 0, 3)).rejects.toMatchObject({ code: 'upload_conflict' });
    expect((await uploads.read(upload.id))?.bytesReceived).toBe(2);
  });

  it('is written by one of many who try at once', async () => {
    const ada = await server.person();
    const bytes = randomBytes(MB);
    const upload = await created(server.first.url, ada, bytes.length);
    const places = [upload.url, `${second.url}/${upload.id}`];
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        ask(ada, 'PATCH', places[i % 2] as string, { 'upload-offset': '0' }, bytes),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([204, 409, 409, 409, 409, 409]);
  });
});
