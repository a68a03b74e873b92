import { once } from 'node:events';
import { request as ask, createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { baseUrl } from './product.ts';

export type NarrowLine = { url: string; stop(): Promise<void> };

/** Lets so many bytes through and holds what follows, as a voice does that is still speaking. */
const holdAfter = (bytes: number): Transform => {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      if (part.length > 0) this.push(part);
      done();
    },
    // The end of what was held back is not the end of what was let through.
    flush: () => {},
  });
};

/** The product at an address of its own, where every live stream gives so many bytes and no more. */
export async function openNarrowLine(liveBytes: number): Promise<NarrowLine> {
  const product = new URL(baseUrl());
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    const headers = { ...request.headers, host: product.host };
    if (headers.origin) headers.origin = product.origin;
    const asked = ask(new URL(request.url ?? '/', product), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      const isLive = request.url?.includes('/live.mp3');
      if (isLive) answer.pipe(holdAfter(liveBytes)).pipe(response);
      else answer.pipe(response);
    });
    // Pages leave their streams whenever they like, and so does the product at its end.
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const response of open) response.destroy();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
