import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FetchLimits } from '@parlance/ports/page-fetcher';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { undiciPageFetcher } from './undici.ts';

let server: Server;
let port: number;
let hits = 0;

const answers: Record<string, RequestListener> = {
  '/page': (_, reply) => reply.setHeader('content-type', 'Text/HTML; charset="UTF-8"').end('<p>hello'),
  '/to-page': (_, reply) => reply.writeHead(302, { location: '/page' }).end(),
  '/to-secret': (_, reply) => reply.writeHead(302, { location: 'http://10.1.2.3/secret' }).end(),
  '/to-file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-name': (_, reply) => reply.writeHead(302, { location: 'http://inside.test/secret' }).end(),
  '/loop': (_, reply) => reply.writeHead(302, { location: '/loop' }).end(),
  '/bomb': (_, reply) => reply.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
  '/packed': (_, reply) => reply.setHeader('content-encoding', 'gzip').end(gzipSync('unpacked')),
  '/damaged': (_, reply) => reply.setHeader('content-encoding', 'gzip').end('not gzip'),
  '/declares': (_, reply) => reply.setHeader('content-length', 9_000_000).end(),
  '/hangs': () => {},
  '/drips': (request, reply) => {
    const drip = setInterval(() => reply.write('x'), 50);
    request.on('close', () => clearInterval(drip));
  },
  '/slowly': (_, reply) => {
    reply.write('in the ');
    setTimeout(() => reply.end('end'), 400);
  },
  '/falls-silent': (_, reply) => void reply.write('x'.repeat(1000)),
  '/cut': (_, reply) => {
    reply.setHeader('content-length', 100);
    reply.write('ten bytes!', () => reply.destroy());
  },
  '/gone': (_, reply) => reply.writeHead(404).end(),
  '/closed': (_, reply) => reply.writeHead(403).end(),
  '/broken': (_, reply) => reply.writeHead(500).end(),
};

beforeAll(async () => {
  server = createServer((request, reply) => {
    hits++;
    answers[request.url ?? '']?.(request, reply);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  hits = 0;
});

const resolving = (...addresses: string[]) =>
  ((_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never;

type Limits = Partial<FetchLimits>;

async function read(url: string, limits: Limits = {}, options: object = {}): Promise<string> {
  const fetcher = undiciPageFetcher({ userAgent: 'test', ...options });
  const found = await fetcher.open(url, {
    maxBytes: 1_000_000,
    timeoutMs: 10_000,
    signal: new AbortController().signal,
    ...limits,
  });
  let text = '';
  for await (const piece of found.body) text += Buffer.from(piece).toString();
  return text;
}

/** Our loopback server plays a site in the house that may be read. */
const readHere = (path: string, limits: Limits = {}) =>
  read(`http://127.0.0.1:${port}${path}`, limits, {
    allowed: [`127.0.0.1:${port}`],
    lookup: resolving('10.0.0.7'),
  });

describe('refuses, without a single connection', () => {
  const hostile = [
    'http://127.0.0.1/',
    'http://127.0.0.1:PORT/page',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://user:secret@example.com/',
    'http://example.com:22/',
    'https://example.com:8443/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://example.com/',
    'data:text/html,hello',
    'nonsense',
  ];
  it.each(hostile)('%s', async (url) => {
    const address = url.replace('PORT', String(port));
    await expect(read(address)).rejects.toMatchObject({ code: 'fetch.address_refused' });
    expect(hits).toBe(0);
  });

  it.each([
    ['a name that means the machine itself', ['127.0.0.1']],
    ['a name with one public and one private meaning', ['93.184.216.34', '127.0.0.1']],
    ['a name that means a neighbour over IPv6', ['fd00::1']],
    ['a name that means nothing', []],
  ])('%s', async (_, meaning) => {
    const reading = read('http://evil.test/', {}, { lookup: resolving(...meaning) });
    await expect(reading).rejects.toMatchObject({ code: 'fetch.address_refused' });
    expect(hits).toBe(0);
  });

  it('a name that changes its meaning between two look-ups', async () => {
    const meanings = ['93.184.216.34', '127.0.0.1'];
    const asked: string[] = [];
    const lookup = (host: string, _: object, done: (error: null, found: object[]) => void) => {
      asked.push(host);
      done(null, [{ address: meanings[asked.length] ?? '127.0.0.1', family: 4 }]);
    };
    await expect(read('http://evil.test/', {}, { lookup })).rejects.toMatchObject({
      code: 'fetch.address_refused',
    });
    expect(asked).toEqual(['evil.test']);
  });

  it('ten thousand spellings of private addresses', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const rest = (first: number[]) =>
      fc.tuple(byte, byte, byte).map((more) => [...first, ...more].slice(0, 4));
    const privateIpv4 = fc.oneof(
      ...[[127], [10], [192, 168], [169, 254], [0], [100, 64], [172, 20], [198, 18], [224], [240]].map(rest),
    );
    const spelled = privateIpv4.chain(([a = 0, b = 0, c = 0, d = 0]) => {
      const number = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
      const hex = (n: number) => n.toString(16);
      return fc.constantFrom(
        `${a}.${b}.${c}.${d}`,
        String(number),
        `0x${hex(number)}`,
        `0x${hex(a)}.0x${hex(b)}.0x${hex(c)}.0x${hex(d)}`,
        `0${a.toString(8)}.0${b.toString(8)}.0${c.toString(8)}.0${d.toString(8)}`,
        `${a}.${(b << 16) | (c << 8) | d}`,
        `[::ffff:${a}.${b}.${c}.${d}]`,
        `[::${hex((a << 8) | b)}:${hex((c << 8) | d)}]`,
        `[64:ff9b::${hex((a << 8) | b)}:${hex((c << 8) | d)}]`,
        `[2002:${hex((a << 8) | b)}:${hex((c << 8) | d)}::1]`,
      );
    });
    fc.assert(
      fc.property(spelled, (host) => {
        const { hostname } = new URL(`http://${host}/`);
        expect(isPublicAddress(hostname.replace(/^\[|\]$/g, ''))).toBe(false);
      }),
      { numRuns: 10_000 },
    );
  });

  it('a redirect to a private address, to a file or to a name inside', async () => {
    for (const path of ['/to-secret', '/to-file', '/to-name']) {
      await expect(readHere(path)).rejects.toMatchObject({ code: 'fetch.address_refused' });
    }
  });
});

describe('reads', () => {
  it('what was allowed, and follows where it leads', async () => {
    expect(await readHere('/to-page')).toBe('<p>hello');
  });

  it('the type and the charset apart', async () => {
    const fetcher = undiciPageFetcher({ userAgent: 'test', allowed: [`127.0.0.1:${port}`] });
    const limits = { maxBytes: 100, timeoutMs: 5_000, signal: new AbortController().signal };
    const found = await fetcher.open(`http://127.0.0.1:${port}/page`, limits);
    expect(found).toMatchObject({ contentType: 'text/html', charset: 'utf-8' });
    for await (const _ of found.body);
  });

  it('for longer than a page may take, what turned out to be a file', async () => {
    const onceKnown = () => ({ maxBytes: 100, timeoutMs: 5_000 });
    const slowly = await readHere('/slowly', { timeoutMs: 150, onceKnown });
    expect(slowly).toBe('in the end');
  });

  it('what came packed', async () => expect(await readHere('/packed')).toBe('unpacked'));
  it('public addresses', () => {
    for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111'])
      expect(isPublicAddress(address)).toBe(true);
  });
});

describe('says what went wrong', () => {
  it.each([
    ['/loop', 'fetch.too_many_redirects'],
    ['/gone', 'fetch.not_found'],
    ['/closed', 'fetch.forbidden'],
    ['/broken', 'fetch.failed'],
    ['/bomb', 'fetch.too_large'],
    ['/declares', 'fetch.too_large'],
    ['/damaged', 'fetch.unreachable'],
    ['/cut', 'fetch.unreachable'],
  ])('%s: %s', async (path, code) => {
    await expect(readHere(path)).rejects.toMatchObject({ code });
  });

  it.each(['/hangs', '/drips'])('%s: fetch.timeout', async (path) => {
    await expect(readHere(path, { timeoutMs: 400 })).rejects.toMatchObject({ code: 'fetch.timeout' });
  });

  it('a body that takes longer than what it turned out to be may', async () => {
    const asked: string[] = [];
    const onceKnown = (contentType: string) => {
      asked.push(contentType);
      return { maxBytes: 1_000_000, timeoutMs: 200 };
    };
    await expect(readHere('/drips', { onceKnown })).rejects.toMatchObject({ code: 'fetch.timeout' });
    await expect(
      readHere('/page', { onceKnown: () => ({ maxBytes: 3, timeoutMs: 200 }) }),
    ).rejects.toMatchObject({
      code: 'fetch.too_large',
    });
    expect(asked).toEqual(['']);
  });

  it.each(['/drips', '/falls-silent'])('%s: fetch.timeout, long before its time is over', async (path) => {
    const reading = readHere(path, { slowest: { bytes: 2_000, overMs: 200 } });
    await expect(reading).rejects.toMatchObject({ code: 'fetch.timeout' });
  });

  it('nothing of its own when the caller has had enough', async () => {
    const enough = new AbortController();
    const reading = readHere('/hangs', { signal: enough.signal });
    enough.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
  });
});
