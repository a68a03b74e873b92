import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { takePaymentEvent } from '@parlance/contract/billing';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres/start.ts';
import { freePort, type ProductProcess, startProduct } from '../../scripts/product-process.ts';
import { openOutsideWorld } from '../many-processes/testing/outside-world.ts';

export type Person = { address: string; token?: string; email?: string };
export type Answered = { status: number; ms: number; text: string; retryAfter: string | undefined };

type Ask = {
  by: Person;
  method?: string;
  path: string;
  body?: object | undefined;
  /** Sent as they are, instead of a body. */
  bytes?: Uint8Array;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Sends nothing and answers nothing for so long, then a page: some do so to keep a place. */
const DRIP_MS = 4_000;
const RECEIVE_MS = 300_000;

/** Pages that come late; below /hangs/ nothing comes, and what comes to /received/ is remembered. */
function openSite() {
  const seen = new Set<string>();
  const came = new EventEmitter().setMaxListeners(0);
  const server = http.createServer(({ url = '' }, response) => {
    if (url.startsWith('/hangs/')) return;
    if (url.startsWith('/received/')) {
      response.end();
      seen.add(url);
      came.emit('one');
      return;
    }
    setTimeout(
      () => response.end('<html><title>Late</title><p>A page that took its time.</p></html>'),
      DRIP_MS,
    );
  });
  async function received(path: string): Promise<void> {
    while (!seen.has(path)) await once(came, 'one', { signal: AbortSignal.timeout(RECEIVE_MS) });
  }
  return new Promise<{ host: string; received: typeof received; close(): void }>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      const close = () => void server.close().closeAllConnections();
      resolve({ host: `127.0.0.1:${port}`, received, close });
    }),
  );
}

/** One server process or two over one database, people with addresses of their own, and a site that is slow. */
export async function openStage(folder: string, processes: number, from?: string) {
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  const site = await openSite();
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const outside = await openOutsideWorld(publicUrl, takePaymentEvent.path);
  const settings = {
    ...outside.settings,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: postgres.url,
    PARLANCE_SECRET: randomBytes(32).toString('hex'),
    PARLANCE_CLASSIC_VOICES: 'everywhere',
    PARLANCE_FETCH_ALLOW: site.host,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  };
  const servers: ProductProcess[] = [];
  for (let at = 0; at < processes; at++)
    servers.push(
      await startProduct(
        path.join(folder, 'data'),
        'inherit',
        { ...settings, ...(at > 0 ? { PARLANCE_ROLE: 'web' } : { PORT: String(port) }) },
        from,
      ),
    );
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8_000 });
  const urls = servers.map(({ url }) => url.replace('localhost', '127.0.0.1'));
  let next = 0;

  /** By turns to each of the processes. */
  function open({ by, method = 'GET', path: where, body, bytes, headers, signal }: Ask): http.ClientRequest {
    const sent = bytes ?? (body && Buffer.from(JSON.stringify(body)));
    const url = urls[next++ % urls.length];
    const request = http.request(`${url}${where}`, {
      agent,
      method,
      ...(signal && { signal }),
      headers: {
        'x-forwarded-for': by.address,
        ...(by.token && { authorization: `Bearer ${by.token}` }),
        ...(sent && { 'content-type': 'application/json', 'content-length': sent.length }),
        ...headers,
      },
    });
    request.end(sent);
    return request;
  }

  /** Status 0 when no answer came. */
  function ask(one: Ask): Promise<Answered> {
    const began = performance.now();
    return new Promise((resolve) => {
      const done = (status: number, text: string, retryAfter?: string) =>
        resolve({ status, text, retryAfter, ms: performance.now() - began });
      open(one)
        .once('error', () => done(0, ''))
        .once('response', (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (chunk) => {
            if (text.length < 100_000) text += chunk;
          });
          reply
            .once('end', () => done(reply.statusCode ?? 0, text, reply.headers['retry-after']))
            .once('error', () => done(0, ''));
        });
    });
  }

  let people = 0;
  async function person(): Promise<Person> {
    const number = ++people;
    const address = `198.18.${number >> 8}.${number & 255}`;
    const email = `bench-${number}@example.com`;
    const body = { name: 'Bench', email, password: 'long enough' };
    const reply = await ask({ by: { address }, method: 'POST', path: '/api/auth/sign-up/email', body });
    if (reply.status !== 200) throw new Error(`sign-up: ${reply.status} ${reply.text}`);
    return { address, email, token: (JSON.parse(reply.text) as { token: string }).token };
  }

  return {
    db,
    urls,
    servers,
    siteUrl: `http://${site.host}/`,
    received: site.received,
    ask,
    open,
    person,
    stranger: (): Person => ({ address: `198.19.${++people >> 8}.${people & 255}` }),
    /** An audio that is being made for as long as anything here takes. */
    async makeLongAudio(by: Person): Promise<string> {
      const lines = Array.from(
        { length: 80 },
        (_, at) =>
          `${at % 2 ? 'COHOST' : 'HOST'}: This is line ${at + 1}, which takes a while to be said aloud by anybody.`,
      );
      const options = JSON.parse((await ask({ by, path: '/api/options' })).text);
      const voices = options.voices.filter(
        ({ quality, languages }: { quality: string; languages: string[] }) =>
          quality === 'neural' && languages.includes('en-US'),
      );
      const body = {
        source: { type: 'script', script: lines.join('\n') },
        language: 'en-US',
        level: 'beginner',
        mode: 'dialogue',
        length: 'short',
        voice: { host: voices[0].id, cohost: voices[1].id },
      };
      const reply = await ask({ by, method: 'POST', path: '/api/audios', body });
      if (reply.status !== 202) throw new Error(`audio: ${reply.status} ${reply.text}`);
      return (JSON.parse(reply.text) as { id: string }).id;
    },
    async close(): Promise<void> {
      agent.destroy();
      await db.end();
      for (const server of servers) await server.stop();
      site.close();
      await outside.close();
      await postgres.stop();
    },
  };
}
