import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const STORE_FAULTS = ['killed', 'hung', 'slowed', 'full', '500', '403', 'cut off'] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

const SLOW_MS = 1_000;
const SLOW_BYTES_PER_MS = 100;

const refuse = (answer: ServerResponse, status: number, code: string) =>
  answer
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>planted</Message></Error>`);

const isWrite = ({ method }: IncomingMessage) => method === 'PUT' || method === 'POST';

/** Passes everything on to a store, until it is told to do so badly. */
export async function faultyStore(endpoint: string, port: number) {
  const { hostname, port: behind } = new URL(endpoint);
  let fault: StoreFault | undefined;
  const sockets = new Set<Socket>();

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    // What was signed names the host that the client knows.
    const { method = '', url: path = '', headers } = asked;
    const onward = request({ hostname, port: behind, method, path, headers }, (reply) => {
      const bytes = Number(reply.headers['content-length'] ?? 0);
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      if (method === 'HEAD') return void answer.end();
      if (fault === 'cut off' && method === 'GET' && bytes > 1) return cut(reply, answer, bytes / 2);
      if (fault === 'slowed') return void trickle(reply, answer);
      reply.pipe(answer);
    });
    onward.on('error', () => {
      // Some servers put a body behind an answer that has none; the answer is there already.
      if (!answer.writableEnded) answer.destroy();
    });
    asked.pipe(onward);
  }

  function cut(reply: IncomingMessage, answer: ServerResponse, at: number): void {
    let left = at;
    reply.on('data', (chunk: Buffer) => {
      answer.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) setTimeout(() => answer.destroy(), 20);
    });
  }

  async function trickle(reply: IncomingMessage, answer: ServerResponse): Promise<void> {
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      await sleep(chunk.length / SLOW_BYTES_PER_MS);
      answer.write(chunk);
    }
    answer.end();
  }

  const server = createServer(async (asked, answer) => {
    if (fault === 'hung') return;
    if (fault === '500') return refuse(answer, 500, 'InternalError');
    if (fault === '403') return refuse(answer, 403, 'AccessDenied');
    if (fault === 'full' && isWrite(asked)) return refuse(answer, 507, 'InsufficientStorage');
    if (fault === 'slowed') await sleep(SLOW_MS);
    pass(asked, answer);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const open = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  await open();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async become(next: StoreFault | undefined): Promise<void> {
      const before = fault;
      fault = next;
      if (next === 'killed') server.close();
      drop();
      if (before === 'killed') await open();
    },
    close(): void {
      server.close();
      drop();
    },
  };
}
