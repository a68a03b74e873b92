import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Served = { bytes: Buffer; etag?: string };

/** One thing that goes wrong with one answer. */
type Trouble = { cutAfter: number } | { status: number } | { redirect: string } | 'silent' | 'no_ranges';

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;

/** A file server of this machine that knows ranges, and can be told to cut, to lie and to be silent. */
export async function openFileServer(files: Record<string, Served>) {
  const asked: IncomingHttpHeaders[] = [];
  const troubles: Trouble[] = [];

  function give(response: ServerResponse, bytes: Buffer, trouble: Trouble | undefined): void {
    const cut = typeof trouble === 'object' && 'cutAfter' in trouble ? trouble.cutAfter : undefined;
    if (cut === undefined) return void response.end(bytes);
    response.write(bytes.subarray(0, cut), () => setTimeout(() => response.destroy(), 20));
  }

  function answer(headers: IncomingHttpHeaders, file: Served, response: ServerResponse): void {
    const trouble = troubles.shift();
    if (trouble === 'silent') return;
    if (typeof trouble === 'object' && 'status' in trouble)
      return void response.writeHead(trouble.status).end();
    if (typeof trouble === 'object' && 'redirect' in trouble)
      return void response.writeHead(302, { location: trouble.redirect }).end();
    const { bytes, etag = etagOf(bytes) } = file;
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
    if (from >= bytes.length && isSame)
      return void response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    const isPart = from > 0 && isSame && trouble !== 'no_ranges';
    const rest = isPart ? bytes.subarray(from) : bytes;
    response.writeHead(isPart ? 206 : 200, {
      etag,
      'content-length': rest.length,
      ...(isPart ? { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}),
    });
    give(response, rest, trouble);
  }

  const server = createServer(({ url = '', headers }, response) => {
    asked.push(headers);
    const file = files[url];
    if (file) answer(headers, file, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Each of the next answers meets one of these. */
    troubles,
    files,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
