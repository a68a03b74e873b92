import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { route } from '@parlance/contract/route';
import { systemClock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openDoors } from '../doors/doors.ts';
import { endpoint } from '../endpoint.ts';
import type { Log } from '../log.ts';
import { openLog } from '../log.ts';
import { pagesIn } from '../testing/pages.ts';
import { openMetrics } from './metrics.ts';
import { buildServer } from './server.ts';
import { signedLinks } from './signed-links.ts';

const form = route({
  method: 'post',
  path: '/api/form',
  summary: 'A form',
  access: 'public',
  body: z.object({ email: z.string().max(200) }),
  status: 200,
  reply: z.object({ email: z.string() }),
});
const paste = route({
  method: 'post',
  path: '/api/paste',
  summary: 'A pasted text',
  access: 'user',
  body: z.object({ text: z.string().max(600_000) }),
  status: 200,
  reply: z.object({ chars: z.number() }),
});
const bare = route({ method: 'post', path: '/api/bare', summary: 'No body', access: 'public', status: 204 });

let server: Server;
let folder: string;
let doors: ReturnType<typeof openDoors>;
let logged: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bodies-'));
  await pagesIn(folder);
  doors = openDoors();
  logged = [];
  const log = {
    ...openLog('silent'),
    info: () => logged.push('info'),
    error: () => logged.push('error'),
  } as unknown as Log;
  const app = await buildServer({
    endpoints: [
      endpoint(form, async ({ body }) => body),
      endpoint(paste, async ({ body }) => ({ chars: body.text.length })),
      endpoint(bare, async () => undefined),
    ],
    protocols: [],
    openFiles: { answer: () => new Response(null, { status: 404 }) },
    doors,
    whoIs: async (authorization) =>
      authorization
        ? {
            id: authorization,
            name: 'Ada',
            email: 'ada@example.com',
            emailVerified: true,
            isAdmin: false,
            createdAt: new Date(),
            sessionId: 's',
          }
        : undefined,
    authenticateApiKey: async () => {
      throw new AppError('key_invalid');
    },
    answerProvider: async () => new Response(null, { status: 404 }),
    links: signedLinks('s'.repeat(32), systemClock),
    idempotencyKeys: {} as never,
    metrics: openMetrics(Object.values(doors)),
    missing: async () => undefined,
    publicUrl: 'http://localhost',
    clientDir: folder,
    sharePage: async () => ({ status: 404, head: '' }),
    trustedProxies: { hops: 1, header: 'x-forwarded-for' },
    log,
  });
  server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

function send(to: string, headers: Record<string, string | number>) {
  const { port } = server.address() as AddressInfo;
  const sending = request({ port, host: '127.0.0.1', path: to, method: 'POST', headers });
  const status = once(sending, 'response').then(([reply]) => {
    (reply as IncomingMessage).resume();
    return (reply as IncomingMessage).statusCode;
  });
  status.catch(() => {});
  sending.on('error', () => {});
  sending.flushHeaders();
  return { sending, status };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

it('refuses a body that its route can’t take before a byte of it has come', async () => {
  expect(await send('/api/form', { 'content-length': 11_900_000 }).status).toBe(413);
  expect(await send('/api/paste', { 'content-length': 11_900_000 }).status).toBe(401);
  expect(doors.large_bodies.state).toMatchObject({ inside: 0, refused: 0 });
});

it('stops reading a body of unknown length where its route’s ends', async () => {
  const endless = send('/api/form', { 'transfer-encoding': 'chunked' });
  endless.sending.write('x'.repeat(100_000));
  expect(await endless.status).toBe(413);
});

it('waits for no body where none belongs', async () => {
  expect(await send('/api/bare', { 'content-length': 1_000_000 }).status).toBe(204);
});

it('keeps one caller’s bodies in flight within a share, and takes another’s beside them', async () => {
  const from = (address: string, bytes: number) =>
    send('/api/form', { 'x-forwarded-for': address, 'content-length': bytes });
  const heavy = Array.from({ length: 300 }, () => from('192.0.2.1', 16_000));
  await until(() => doors.small_bodies.state.refused > 0);
  const { inside, waiting } = doors.small_bodies.state;
  expect(inside).toBeLessThanOrEqual(1024 * 1024);
  expect(waiting).toBe(100);
  expect(await Promise.race(heavy.map(({ status }) => status))).toBe(429);

  const body = JSON.stringify({ email: 'bea@example.com' });
  const other = from('192.0.2.2', body.length);
  other.sending.end(body);
  expect(await other.status).toBe(200);

  for (const { sending } of heavy) sending.destroy();
  await until(() => doors.small_bodies.state.inside === 0 && doors.small_bodies.state.waiting === 0);
});

it('says of a caller who left in the middle that they left, and nothing worse', async () => {
  const { sending } = send('/api/form', { 'content-length': 500 });
  sending.write('{');
  await until(() => doors.small_bodies.state.inside > 0);
  sending.destroy();
  await until(() => logged.length > 0);
  expect(logged).toEqual(['info']);
  expect(doors.small_bodies.state.inside).toBe(0);
});

it('takes a whole long text', async () => {
  const body = JSON.stringify({ text: 'ä'.repeat(500_000) });
  const { sending, status } = send('/api/paste', {
    authorization: 'ada',
    'content-length': Buffer.byteLength(body),
  });
  sending.end(body);
  expect(await status).toBe(200);
  expect(doors.large_bodies.state.inside).toBe(0);
});
