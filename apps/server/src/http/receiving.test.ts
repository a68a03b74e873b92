import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitReceiving } from './receiving.ts';

const REQUEST_MS = 150;
const IDLE_MS = 400;
let server: Server;
beforeAll(async () => {
  server = createServer(async (incoming, answer) => {
    let bytes = 0;
    try {
      for await (const chunk of incoming) bytes += (chunk as Buffer).length;
      answer.end(String(bytes));
    } catch {
      // Cut: nobody is left to answer.
    }
  }).listen(0, '127.0.0.1');
  limitReceiving(server, { requestMs: REQUEST_MS, idleMs: IDLE_MS });
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** Sends a byte at a time for about twice as long as a request may take, or stops half-way. */
async function drip(path: string, { stall = false } = {}): Promise<number | 'cut'> {
  const { port } = server.address() as AddressInfo;
  const sending = request({ port, host: '127.0.0.1', path, method: 'POST' });
  const reply = once(sending, 'response') as Promise<[IncomingMessage]>;
  reply.catch(() => {});
  for (let sent = 0; sent < (stall ? 1 : 15); sent++) {
    sending.write('x');
    await sleep((2 * REQUEST_MS) / 15);
  }
  if (!stall) sending.end();
  return reply.then(
    ([answer]) => {
      answer.resume();
      return answer.statusCode ?? 0;
    },
    () => 'cut',
  );
}

describe('a request that takes long to arrive', () => {
  it.each(['/v1/uploads?filename=a.mp3', '/api/uploads', '/api/uploads/018f'])(
    'is taken while bytes of a file keep coming: %s',
    async (path) => expect(await drip(path)).toBe(200),
  );
  it.each(['/api/audios', '/v1/uploadsx', '/api/auth/sign-in/email'])(
    'is cut anywhere else: %s',
    async (path) => expect(await drip(path)).toBe('cut'),
  );
  it('is cut when nothing comes any more', async () =>
    expect(await drip('/api/uploads', { stall: true })).toBe('cut'));
  it('has no limit of the machine’s own on it', () => expect(server.requestTimeout).toBe(0));
});
