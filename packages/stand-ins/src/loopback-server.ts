import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One stand-in's part of the server: everything under "/<at>". */
export type Laid = { at: string; handle(request: IncomingMessage, response: ServerResponse): void };

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** A page elsewhere can give its own name this machine's address; its requests then carry that name. */
const isMeantForUs = (request: IncomingMessage): boolean => LOOPBACK_HOST.test(request.headers.host ?? '');

const firstSegment = (request: IncomingMessage): string => /^\/([^/?]*)/.exec(request.url ?? '')?.[1] ?? '';

/** One server on this machine only; stand-ins are laid under it once its address is known. */
export async function openLoopbackServer(port: number) {
  const laid = new Map<string, Laid['handle']>();
  const server = createServer((request, response) => {
    const handle = laid.get(firstSegment(request));
    if (handle && isMeantForUs(request)) handle(request, response);
    else response.writeHead(isMeantForUs(request) ? 404 : 421).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lay({ at, handle }: Laid): void {
      laid.set(at, handle);
    },
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
