/** Started by feed.ts: the product's whole server, or a handler that does nothing but compare a tag. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readConfig } from '../apps/server/src/config/config.ts';
import { openLog } from '../apps/server/src/log.ts';

export type FromServer = { ready: true } | { cpuMs: number };
type Ask = { do: 'cpu' } | { do: 'body'; etag: string; body: string };

const [kind, port = '0', databaseUrl = ''] = process.argv.slice(2);

const tell = (message: FromServer) => process.send?.(message);

function bareHandler(): Hono {
  let held = { etag: '', body: new Uint8Array(0) };
  process.on('message', (ask: Ask) => {
    if (ask.do !== 'body') return;
    held = { etag: ask.etag, body: new TextEncoder().encode(ask.body) };
    tell({ ready: true });
  });
  return new Hono().get('/rss/:file', (context) => {
    const { etag, body } = held;
    const headers = { etag, 'cache-control': 'private, max-age=60', vary: 'accept-encoding' };
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(body, {
      headers: { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' },
    });
  });
}

async function product(): Promise<{ fetch: Hono['fetch'] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-bench-feed-'));
  await writeFile(path.join(folder, 'csp-hashes.json'), '{}');
  const config = readConfig({
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    PARLANCE_DATA_DIR: path.join(folder, 'data'),
    PARLANCE_STAND_INS_PORT: '0',
    LOG_LEVEL: 'silent',
  });
  const { compose } = await import('../apps/server/src/composition/compose.ts');
  return (await compose(config, openLog('silent'), { clientDir: folder })).server;
}

const { fetch } = kind === 'bare' ? bareHandler() : await product();
serve({ fetch, hostname: '127.0.0.1', port: Number(port) }, () => tell({ ready: true }));
process.on('message', (ask: Ask) => {
  const { user, system } = process.cpuUsage();
  if (ask.do === 'cpu') tell({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
