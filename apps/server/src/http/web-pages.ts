import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { SCREENS } from '@parlance/contract/screens';
import { AppError } from '@parlance/kernel/errors';
import { PUBLIC_URL_MARK, STYLE_NONCE_MARK } from '@parlance/kernel/product';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { html } from 'hono/html';
import { z } from 'zod';
import { contentSecurityPolicy } from './headers.ts';
import { IMMUTABLE, keptAssets } from './kept-assets.ts';

/** "/app/audio/:id" fits "/app/audio/" and one more part. */
const isScreen = (path: string): boolean => {
  const parts = path.split('/');
  return SCREENS.some((screen) => {
    const wanted = screen.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
    );
  });
};

const FALLBACK = '__spa-fallback.html';
const hashList = z.array(z.string()).default([]);
const PageHashes = z.record(
  z.string(),
  z.object({ scripts: hashList, styles: hashList, attributes: hashList }),
);
const NONCE_BYTES = 16;

const FOR_SEARCH_ENGINES = {
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
};

/** Names of assets change with their content; recordings and pictures are remade now and then. */
function cacheControl(address: string): string {
  const [, folder] = address.split('/');
  if (folder === 'assets') return IMMUTABLE;
  return folder === 'samples' || folder === 'icons' || folder === 'og' ? 'public, max-age=3600' : 'no-cache';
}

const SHARED_AUDIO = /^\/audio\/([^/]+)$/;

/** How the page of a shared audio is answered, and what other programs shall read in its head. */
export type SharePage = (token: string) => Promise<{ status: 200 | 404 | 410; head: string }>;

/** What is offered here, as far as pages show it. */
export type Offers = {
  edition: 'home' | 'service';
  /** Whether credits have a bound. */
  credits: 'counted' | 'unlimited';
  mail: boolean;
  /** Whether visitors may have something made before they sign up. */
  tryouts: boolean;
  providers: { id: string; label: string }[];
  /** Who may get an account just now: a server without anybody lets the first person in. */
  signUp: () => Promise<'open' | 'invitation' | 'off'>;
};

/** Written into the page itself, so that nothing is shown first and taken away then. */
const attributesOf = async ({
  edition,
  credits,
  mail,
  tryouts,
  providers,
  signUp,
}: Offers): Promise<string> =>
  `data-edition="${edition}" data-credits="${credits}" data-mail="${mail ? 'on' : 'off'}" ` +
  `data-tryouts="${tryouts ? 'on' : 'off'}" data-sign-up="${await signUp()}" ` +
  `data-providers="${html`${JSON.stringify(providers)}`}"`;

/** The built web client: hashed assets for ever, prerendered pages where there are some, the shell elsewhere. */
export async function mountWebPages(
  app: Hono,
  clientDir: string,
  publicUrl: string,
  sharePage: SharePage,
  offers?: Offers,
): Promise<void> {
  const hashes = PageHashes.parse(
    JSON.parse(await readFile(path.join(clientDir, 'csp-hashes.json'), 'utf8')),
  );
  const files = serveStatic({ root: clientDir });

  /** Built before anybody knew where it would be served. */
  async function read(file: string): Promise<string> {
    const attributes = offers ? ` ${await attributesOf(offers)}` : '';
    return (await readFile(path.join(clientDir, file), 'utf8'))
      .replaceAll(PUBLIC_URL_MARK, publicUrl)
      .replace(/<html\b/, (tag) => `${tag}${attributes}`);
  }

  async function page(context: Context, file: string, status: 200 | 404 | 410, head = ''): Promise<Response> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const html = (await read(file)).replaceAll(`nonce="${STYLE_NONCE_MARK}"`, `nonce="${nonce}"`);
    const inline = hashes[file] ?? { scripts: [], styles: [], attributes: [] };
    // A function, because "$&" in a title would mean something in a replacement.
    return context.html(head === '' ? html : html.replace('</head>', () => `${head}</head>`), status, {
      'content-security-policy': contentSecurityPolicy({
        ...inline,
        styles: [...inline.styles, `'nonce-${nonce}'`],
      }),
      'cache-control': 'no-cache',
    });
  }

  const asset = await keptAssets(path.join(clientDir, 'assets'));
  app.get('/assets/*', async ({ req }, next) => {
    const answer = await asset(req.path.slice('/assets/'.length), req.header('accept-encoding') ?? '');
    return answer ?? next();
  });
  app.use('*', compress());
  for (const [file, type] of Object.entries(FOR_SEARCH_ENGINES))
    app.get(`/${file}`, async (context) =>
      context.body(await read(file), 200, { 'content-type': type, 'cache-control': 'no-cache' }),
    );
  app.get('*', async (context, next) => {
    const wanted = context.req.path === '/' ? '/' : context.req.path.replace(/\/$/, '');
    if (wanted.startsWith('/api/') || wanted.startsWith('/v1/')) throw new AppError('not_found');
    const prerendered = `${wanted.slice(1)}${wanted === '/' ? '' : '/'}index.html`;
    if (prerendered in hashes) return page(context, prerendered, 200);
    const token = SHARED_AUDIO.exec(wanted)?.[1];
    if (token) {
      const { status, head } = await sharePage(token);
      return page(context, FALLBACK, status, head);
    }
    if (isScreen(wanted)) return page(context, FALLBACK, 200);
    const written = hashes[wanted.slice(1)];
    if (written) context.header('content-security-policy', contentSecurityPolicy(written));
    // Its own hook comes when the answer is made already.
    context.header('cache-control', cacheControl(wanted));
    return files(context, next);
  });
  app.get('*', (context) => page(context, FALLBACK, context.req.path === '/not-found' ? 200 : 404));
}
