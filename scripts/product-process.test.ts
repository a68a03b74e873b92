import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './product-process.ts';

/** Linux gives the lowest ones of all systems to outgoing connections. */
const FIRST_OUTGOING = 32_768;

it('gives ports that no outgoing connection can take before a server listens there', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort));
  expect(new Set(ports).size).toBe(40);
  for (const port of ports) expect(port).toBeLessThan(FIRST_OUTGOING);
  const server = createServer().listen(ports[0], '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
});
