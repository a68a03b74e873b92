import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { systemClock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { sql } from 'drizzle-orm';
import { connect } from '../../../db/connect.ts';
import { idempotencyKeyStore } from '../../../db/idempotency-keys.ts';
import { migrateDatabase } from '../../../db/migrate.ts';
import { user } from '../../../db/schema/accounts.ts';
import { freshDatabase } from '../../../db/testing/database.ts';
import { openMetrics } from '../../../http/metrics.ts';
import { buildServer } from '../../../http/server.ts';
import { signedLinks } from '../../../http/signed-links.ts';
import { openLog } from '../../../log.ts';
import { countedObjects } from '../kept-objects.ts';
import { receivedOnDisk } from '../received-bytes.ts';
import { uploadProtocol } from '../upload-protocol.ts';
import { uploadEndpoints } from '../uploads.routes.ts';
import { uploadStore } from '../uploads.store.ts';

/** A token is the id of the person it belongs to. */
const identityOf = (people: Set<string>) => ({
  handle: async () => new Response(null, { status: 404 }),
  whoIs: async (authorization: string | undefined) => {
    const id = authorization?.replace('Bearer ', '') ?? '';
    if (!people.has(id)) return undefined;
    return {
      id,
      name: 'Ada',
      email: `${id}@example.com`,
      emailVerified: true,
      createdAt: new Date(),
      sessionId: id,
    };
  },
});

/** The real server with nothing but uploads on it, as many processes of it as wanted, over one database and folder. */
export async function uploadServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-uploads-'));
  const database = await freshDatabase({ prepareTemplate: migrateDatabase });
  await writeFile(path.join(folder, 'csp-hashes.json'), '{"index.html":{}}');
  for (const page of ['index.html', '__spa-fallback.html'])
    await writeFile(path.join(folder, page), '<!doctype html>');
  const people = new Set<string>();

  async function start(port = 0) {
    const connection = connect(database.url, 5, () => {});
    const deps = {
      uploads: uploadStore(connection.db),
      received: await receivedOnDisk(path.join(folder, 'uploads')),
      objects: countedObjects(await diskStore(path.join(folder, 'objects')), connection.db),
    };
    const protocol = uploadProtocol({ ...deps, storageOf: async () => Number.MAX_SAFE_INTEGER });
    const app = await buildServer({
      endpoints: uploadEndpoints({ ...deps, protocol }),
      protocols: [protocol],
      openFiles: { answer: () => new Response(null, { status: 404 }) },
      whoIs: identityOf(people).whoIs,
      openDoor: async () => {
        throw new AppError('key_invalid');
      },
      answerProvider: async () => new Response(null, { status: 404 }),
      links: signedLinks('s'.repeat(32), systemClock),
      idempotencyKeys: idempotencyKeyStore(connection.db),
      metrics: openMetrics(),
      ready: async () => true,
      publicUrl: 'http://localhost',
      clientDir: folder,
      sharePage: async () => ({ status: 404, head: '' }),
      trustedProxies: { hops: 0, header: 'x-forwarded-for' },
      log: openLog('silent'),
    });
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }) as Server;
    const sockets = new Set<Socket>();
    server.on('connection', (socket) => sockets.add(socket));
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address() as AddressInfo;
    const process = {
      deps,
      db: connection.db,
      port: address.port,
      url: `http://127.0.0.1:${address.port}/api/uploads`,
      /** What came over the wire and was taken from it. */
      bytesRead: () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead, 0),
      cut: () => server.closeAllConnections(),
      async stop() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        await connection.close();
      },
    };
    return process;
  }

  const first = await start();
  return {
    first,
    start,
    async person(): Promise<string> {
      const id = newId();
      await first.db.insert(user).values({ id, name: 'Ada', email: `${id}@example.com` });
      people.add(id);
      return id;
    },
    run: (text: string) => first.db.execute(sql.raw(text)),
    async stop(running: { stop(): Promise<void> }[]) {
      for (const process of running) await process.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type UploadProcess = Awaited<ReturnType<typeof uploadServer>>['first'];

export const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;

/** One request of the protocol. */
export const ask = (
  userId: string,
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array<ArrayBuffer>,
) =>
  fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${userId}`,
      'tus-resumable': '1.0.0',
      ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    },
    body,
  });

export async function created(url: string, userId: string, bytes: number, name = 'notes.txt') {
  const reply = await ask(userId, 'POST', url, {
    'upload-length': String(bytes),
    'upload-metadata': named(name),
  });
  if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`);
  const location = new URL(reply.headers.get('location') ?? '', url).href;
  return { url: location, id: location.split('/').at(-1) ?? '' };
}
