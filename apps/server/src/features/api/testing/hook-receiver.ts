import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { headers: Record<string, string>; body: string };

/** Somebody's server that is told things; answers with whatever status it is set to. */
export async function hookReceiver() {
  const received: Received[] = [];
  let status = 204;
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      reply.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith(next: number): void {
      status = next;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
