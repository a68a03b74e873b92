import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STYLE_NONCE_MARK } from '@parlance/kernel/product';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';
import { mountWebPages } from './web-pages.ts';

let folder: string;
const app = new Hono();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-pages-'));
  const page = `<head><style nonce="${STYLE_NONCE_MARK}">a{}</style></head>`;
  await mkdir(path.join(folder, 'samples'));
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, '__spa-fallback.html'), page);
  await writeFile(path.join(folder, 'samples/pencil.html'), '<style>b{}</style>');
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

it('lets players follow to the store that serves recordings, and nobody else', async () => {
  const sending = new Hono();
  sending.use('*', securityHeaders(false, 'https://objects.example'));
  sending.get('/', (context) => context.text('page'));
  const policy = (await sending.request('/')).headers.get('content-security-policy');
  expect(policy).toContain("media-src 'self' https://objects.example blob:");
  expect(policy?.match(/objects\.example/g)).toHaveLength(1);
});
