import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askServer, ensureDatabase } from './ask-server.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const message = (kind: string, ...body: number[]): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(body)]);
};
const WELCOME = Buffer.concat([message('R', 0, 0, 0, 0), message('Z', 'I'.charCodeAt(0))]);
const TOLD_TO_GO = message('E', ...Buffer.from('SFATAL\0VFATAL\0C57P01\0Mgoing\0\0'));

/** A server that lets people in and then does as told with whoever asks. */
async function serverThat(does: (connection: Socket) => void): Promise<string> {
  server = createServer((connection) => {
    connection.on('error', () => {});
    connection.once('data', () => {
      connection.write(WELCOME);
      connection.once('data', () => does(connection));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `postgres://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`;
}

// An event that nobody hears would end the process; vitest reports it as a failure of its own.
test.each([
  ['is cut off', (connection: Socket) => connection.destroy()],
  ['is told that it goes', (connection: Socket) => connection.end(TOLD_TO_GO)],
])('a server that stops while it is asked only refuses: it %s', async (_, does) => {
  const url = await serverThat(does);
  await expect(ensureDatabase(url)).rejects.toThrow();
  expect(await askServer(url)).toEqual({ is: 'silent' });
});
