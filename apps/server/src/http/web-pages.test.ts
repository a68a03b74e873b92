import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { STYLE_NONCE_MARK } from '@parlance/kernel/product';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';
import { mountWebPages } from './web-pages.ts';

const SCRIPT = 'console.log(1);\n'.repeat(200);

let folder: string;
const app = new Hono();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-pages-'));
  const page = `<head><style nonce="${STYLE_NONCE_MARK}">a{}</style></head>`;
  await mkdir(path.join(folder, 'samples'));
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, '__spa-fallback.html'), page);
  await writeFile(path.join(folder, 'samples/pencil.html'), '<style>b{}</style>');
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/page-B1.js'), SCRIPT);
  await writeFile(path.join(folder, 'assets/letters-C2.woff2'), 'wOF2');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
  const hashes = {
    'index.html': { scripts: ["'sha256-s'"], attributes: ["'sha256-a'"] },
    'samples/pencil.html': { styles: ["'sha256-b'"] },
  };
  await writeFile(path.join(folder, 'csp-hashes.json'), JSON.stringify(hashes));
  app.use('*', securityHeaders(false));
  await mountWebPages(app, folder, 'http://localhost', async () => ({ status: 404, head: '' }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (address: string) => {
  const reply = await app.request(address);
  return { policy: reply.headers.get('content-security-policy') ?? '', html: await reply.text() };
};

it.each(['/', '/signin', '/nowhere'])(
  'allows the styles of %s by a nonce that no two answers share',
  async (at) => {
    const [first, second] = [await read(at), await read(at)];
    const nonce = /style-src 'self' 'nonce-([\w-]{22})'/.exec(first.policy)?.[1];
    expect(first.html).toContain(`<style nonce="${nonce}">`);
    expect(second.policy).not.toContain(nonce);
    expect(first.html).not.toContain(STYLE_NONCE_MARK);
  },
);

it('allows inline scripts and attributes by their hashes, and a hand-written page its own styles', async () => {
  expect((await read('/')).policy).toMatch(
    /script-src 'self' 'sha256-s';.*style-src-attr 'unsafe-hashes' 'sha256-a';/,
  );
  expect((await read('/samples/pencil.html')).policy).toContain("style-src 'self' 'sha256-b';");
});

it.each(['/', '/signin', '/nowhere', '/samples/pencil.html'])(
  'allows nothing because it stands in %s',
  async (at) => expect((await read(at)).policy).not.toMatch(/unsafe-(inline|eval)/),
);

it('answers the address of every screen, and of nothing that only looks like one', async () => {
  const statusOf = async (at: string) => (await app.request(at)).status;
  for (const at of ['/app', '/app/home/', '/app/credit-statement', '/app/audio/01k4', '/signin-redirect'])
    expect([at, await statusOf(at)]).toEqual([at, 200]);
  for (const at of ['/app/nothing', '/app/audio', '/app/audio/01k4/more', '/signin/x'])
    expect([at, await statusOf(at)]).toEqual([at, 404]);
});

it('reads and compresses a script once for all who ask', async () => {
  const ask = (encodings: string) =>
    app.request('/assets/page-B1.js', { headers: { 'accept-encoding': encodings } });
  const first = await ask('gzip, br');
  const zipped = Buffer.from(await first.arrayBuffer());
  expect(gunzipSync(zipped).toString()).toBe(SCRIPT);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': String(zipped.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
  await rm(path.join(folder, 'assets/page-B1.js'));
  expect(Buffer.from(await (await ask('gzip')).arrayBuffer())).toEqual(zipped);
  const plain = await ask('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(SCRIPT);
});

it('answers an asset that is no script or style from its file, and says when there is none', async () => {
  const letters = await app.request('/assets/letters-C2.woff2');
  expect(await letters.text()).toBe('wOF2');
  expect(letters.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const gone = await app.request('/assets/gone-D3.js');
  expect(gone.status).toBe(404);
  expect(gone.headers.get('cache-control')).toBe('no-cache');
});

it.each([
  ['/samples/pencil.html', 'public, max-age=3600'],
  ['/favicon.svg', 'no-cache'],
])('says of %s how long it may be kept: %s', async (at, kept) => {
  expect((await app.request(at)).headers.get('cache-control')).toBe(kept);
});

it('lets players follow to the store that serves recordings, and nobody else', async () => {
  const sending = new Hono();
  sending.use('*', securityHeaders(false, 'https://objects.example'));
  sending.get('/', (context) => context.text('page'));
  const policy = (await sending.request('/')).headers.get('content-security-policy');
  expect(policy).toContain("media-src 'self' https://objects.example blob:");
  expect(policy?.match(/objects\.example/g)).toHaveLength(1);
});
