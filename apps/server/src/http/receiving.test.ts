import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitReceiving } from './receiving.ts';

const LEAST = { bytes: 1_000, everyMs: 60_000 };
let server: Server;
let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
beforeEach(async () => {
  server = createServer((...both) => answer(...both)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  limitReceiving(server, LEAST);
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** A request that the test sends piece by piece; the clock stands still but for `pass`. */
async function open(method: string, headers: Record<string, string> = {}) {
  const reached = new Promise<{ incoming: IncomingMessage; outgoing: ServerResponse }>((resolve) => {
    answer = (incoming, outgoing) => resolve({ incoming, outgoing });
  });
  const { port } = server.address() as AddressInfo;
  const sending = request({ port, host: '127.0.0.1', method, headers });
  const cut = new Promise<'cut'>((resolve) => sending.once('error', () => resolve('cut')));
  sending.flushHeaders();
  const { incoming, outgoing } = await reached;
  return {
    sending,
    incoming,
    outgoing,
    cut,
    isCut: () => incoming.socket.destroyed,
    async send(bytes: number): Promise<void> {
      const until = incoming.socket.bytesRead + bytes;
      sending.write('x'.repeat(bytes));
      while (incoming.socket.bytesRead < until) await new Promise((resolve) => setImmediate(resolve));
    },
    pass: () => vi.advanceTimersByTime(LEAST.everyMs),
  };
}

describe('a request that takes long to arrive', () => {
  it('is taken for hours while its bytes keep coming', async () => {
    const slow = await open('POST', { 'transfer-encoding': 'chunked' });
    slow.incoming.resume();
    for (let minute = 0; minute < 120; minute++) {
      await slow.send(LEAST.bytes);
      slow.pass();
    }
    expect(slow.isCut()).toBe(false);
    slow.sending.end();
    await once(slow.incoming, 'end');
    expect(vi.getTimerCount()).toBe(0);
    slow.outgoing.end();
  });

  it('is cut when it trickles', async () => {
    const trickle = await open('POST', { 'content-length': '100000' });
    trickle.incoming.on('error', () => {}).resume();
    await trickle.send(LEAST.bytes);
    trickle.pass();
    expect(trickle.isCut()).toBe(false);
    await trickle.send(10);
    trickle.pass();
    expect(await trickle.cut).toBe('cut');
  });

  it('is cut when nothing comes any more', async () => {
    const stalled = await open('POST', { 'content-length': '100000' });
    stalled.incoming.on('error', () => {}).resume();
    stalled.pass();
    expect(await stalled.cut).toBe('cut');
  });

  it('is not cut because nobody has read it yet', async () => {
    const waiting = await open('POST', { 'content-length': '100000' });
    await waiting.send(100);
    await new Promise((resolve) => setImmediate(resolve));
    waiting.pass();
    waiting.pass();
    expect(waiting.isCut()).toBe(false);
  });
});

describe('an answer that goes on for long', () => {
  it.each([
    ['GET', {}],
    ['POST', { 'content-length': '0' }],
  ] as const)('has no timer beside it: %s', async (method, headers) => {
    await open(method, headers);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not cut for a body that came and that nobody read', async () => {
    const streaming = await open('GET', { 'content-length': '5' });
    streaming.sending.end('hello');
    while (!streaming.incoming.complete) await new Promise((resolve) => setImmediate(resolve));
    for (let minute = 0; minute < 60; minute++) streaming.pass();
    expect(streaming.isCut()).toBe(false);
  });
});

it('leaves Node no limit of its own on whole requests', () => expect(server.requestTimeout).toBe(0));
