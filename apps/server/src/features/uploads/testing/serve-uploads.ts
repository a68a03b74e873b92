import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { systemClock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { connect } from '../../../db/connect.ts';
import { idempotencyKeyStore } from '../../../db/idempotency-keys.ts';
import { openDoors } from '../../../doors/doors.ts';
import { openMetrics } from '../../../http/metrics.ts';
import { buildServer } from '../../../http/server.ts';
import { signedLinks } from '../../../http/signed-links.ts';
import { openLog } from '../../../log.ts';
import { pagesIn } from '../../../testing/pages.ts';
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
      isAdmin: false,
      createdAt: new Date(),
      sessionId: id,
    };
  },
});

type Options = {
  databaseUrl: string;
  folder: string;
  /** Who may come in. */
  people: Set<string>;
  port?: number;
};

/** The real server with nothing but uploads on it. */
export async function serveUploads({ databaseUrl, folder, people, port = 0 }: Options) {
  await pagesIn(folder);
  const connection = connect(databaseUrl, 5, () => {});
  const deps = {
    uploads: uploadStore(connection.db),
    received: await receivedOnDisk(path.join(folder, 'uploads')),
    objects: countedObjects(await diskStore(path.join(folder, 'objects')), connection.db),
  };
  const protocol = uploadProtocol({ ...deps, storageOf: async () => Number.MAX_SAFE_INTEGER });
  const doors = openDoors();
  const app = await buildServer({
    endpoints: uploadEndpoints({ ...deps, protocol }),
    protocols: [protocol],
    openFiles: { answer: () => new Response(null, { status: 404 }) },
    whoIs: identityOf(people).whoIs,
    authenticateApiKey: async () => {
      throw new AppError('key_invalid');
    },
    answerProvider: async () => new Response(null, { status: 404 }),
    links: signedLinks('s'.repeat(32), systemClock),
    idempotencyKeys: idempotencyKeyStore(connection.db),
    doors,
    metrics: openMetrics(Object.values(doors)),
    missing: async () => undefined,
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
