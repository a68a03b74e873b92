/**
 * Sends fuzzed requests to every route of one server process and ends with 1 when one is answered with 500, 502 or 504, with
 * 503 for anything but a full door or without Retry-After, or when fewer than 60 of 100 reach the code behind their
 * route. `npm run bench fuzz [-- --requests 20000] [--seed 1]`; `--route <part>` keeps to some of the routes.
 *
 * The server is the product as main.ts starts it, with a voice that hums, and marks what reached its handler; counts of
 * attempts are forgotten between batches.
 */

import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Route } from '@parlance/contract/route';
import { ROUTES } from '@parlance/contract/routes';
import fc from 'fast-check';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { startTrialProduct } from '../apps/server/src/testing/invariants/trial-product.ts';
import { openCast } from './fuzz/cast.ts';
import { MARKS, REACHED } from './fuzz/marked-server.ts';
import { type Planned, requestsTo, requestsToOthers } from './fuzz/requests.ts';
import { WORDS } from './fuzz/words.ts';

const BATCH = 1_000;
const AT_ONCE = 50;
const LEAST_REACHED = 0.6;
const GIVE_UP_MS = 60_000;
/** Streams go on for as long as somebody listens. */
const LISTEN_MS = 300;
const READ_BYTES = 4_000;
const NEVER = [500, 502, 504];
const SHOWN_CHARS = 600;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    route: { type: 'string' },
  },
});
const wanted = Number(values.requests);

type Cast = Awaited<ReturnType<typeof openCast>>;
type Answer = { status: number; reached: boolean; text: string; retryAfter: string | undefined };

function send(
  url: string,
  { method, headers }: Planned,
  where: string,
  token: string,
  body: Planned['body'],
): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = body === undefined ? undefined : Buffer.from(body);
    const request = http.request(url, {
      method,
      path: where,
      timeout: GIVE_UP_MS,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(sent && { 'content-length': sent.length }),
      },
    });
    const done = (answer: Partial<Answer>) =>
      resolve({ status: 0, reached: false, text: '', retryAfter: undefined, ...answer });
    request.once('timeout', () => request.destroy(new Error(`no answer in ${GIVE_UP_MS / 1000} s`)));
    request.once('error', (error) => done({ text: String(error) }));
    request.once('response', (reply) => {
      let text = '';
      const end = () => {
        clearTimeout(enough);
        done({
          status: reply.statusCode ?? 0,
          reached: reply.headers[REACHED] === 'yes',
          retryAfter: reply.headers['retry-after'],
          text,
        });
        request.destroy();
      };
      const enough = setTimeout(end, LISTEN_MS);
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.length > READ_BYTES) end();
      });
      reply.once('end', end).once('error', end);
    });
    request.end(sent);
  });
}

const shown = (body: Planned['body']): string =>
  body === undefined ? '' : Buffer.from(body).toString().slice(0, SHOWN_CHARS);

/** What no contract route answers, of those that the server says it has. */
function othersOf(mounted: { method: string; path: string }[]): { method: string; path: string }[] {
  const described = new Set(ROUTES.map((route) => `${route.method.toUpperCase()} ${route.path}`));
  const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PUT'];
  const seen = new Map<string, { method: string; path: string }>();
  for (const { method, path: where } of mounted) {
    if (described.has(`${method} ${where}`) || where === '*' || where === '/*') continue;
    const filled = where.replace(
      /:(\w+)/g,
      (_, name: string) => `{${OTHER_NAMES[`${where} ${name}`] ?? name}}`,
    );
    for (const one of method === 'ALL' ? methods : [method])
      seen.set(`${one} ${filled}`, { method: one, path: filled });
  }
  return [...seen.values()];
}

/** After these, what others ask for is not there, or who asks is nobody any more. */
const takesAway = ({ method, path: where }: Route): boolean =>
  method === 'delete' || /sign-out|password-reset|verification|rotate/.test(where);

const OTHER_NAMES: Record<string, string> = {
  '/api/uploads/:id id': 'upload_id',
  '/rss/:first first': 'feed_token',
  '/rss/:first/:second first': 'feed_token',
};

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-fuzz-'));
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
const site = http.createServer((_, reply) =>
  reply.end(`<title>Tides</title><p>${'Twice a day the sea comes. '.repeat(90)}`),
);
await once(site.listen(0, '127.0.0.1'), 'listening');
const siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const product = await startTrialProduct({
  folder,
  databaseUrl: postgres.url,
  settings: {
    PARLANCE_FETCH_ALLOW: siteHost,
    PARLANCE_TRYOUTS_A_DAY: '100000',
    WIKIPEDIA: 'off',
    DATABASE_POOL: '10',
  },
  mutants: MARKS,
});
// Of the web client, pages are stood in for; these are files of its build too.
for (const file of ['robots.txt', 'sitemap.xml']) await writeFile(path.join(folder, 'pages', file), '');

const count = new Map<number, number>();
const codes = new Map<string, number>();
const routes = new Map<string, { sent: number; reached: number; ms: number }>();
let faults = 0;
let logged = '';
function say(fault: string): void {
  faults++;
  const log = product.process.complaints();
  console.log(`FAULT ${fault}\n    ${log.startsWith(logged) ? log.slice(logged.length) : log}`);
  logged = log;
}

let reached = 0;
let sent = 0;

let renewing: Promise<void> | undefined;
/** One at a time; whoever comes meanwhile waits for the same. */
const renew = (cast: Cast): Promise<void> =>
  (renewing ??= cast
    .renew()
    // What was sent before may take away again what is being put back: then once more, when somebody misses it.
    .catch(() => {})
    .finally(() => {
      renewing = undefined;
    }));
const MEMBERS = ['person', 'admin', 'program'];

async function sendOne(plan: Planned, number: number, cast: Cast): Promise<void> {
  await renewing;
  const { things, tokens } = cast;
  const named = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => things[name] ?? whole);
  const where = named(plan.path);
  const body = typeof plan.body === 'string' ? named(plan.body) : plan.body;
  const began = performance.now();
  const token = tokens[plan.caller] ?? '';
  const answer = await send(product.url, plan, where, token, body);
  sent++;
  count.set(answer.status, (count.get(answer.status) ?? 0) + 1);
  const of = routes.get(plan.route) ?? { sent: 0, reached: 0, ms: 0 };
  of.sent++;
  of.ms += performance.now() - began;
  if (answer.reached) {
    reached++;
    of.reached++;
  }
  routes.set(plan.route, of);
  const code = /"code":"(\w+)"/.exec(answer.text)?.[1] ?? '';
  // Somebody signed out, or left, by an earlier request.
  if (answer.status === 401 && MEMBERS.includes(plan.caller) && token === tokens[plan.caller])
    void renew(cast);
  if (answer.status >= 429)
    codes.set(`${answer.status} ${code}`, (codes.get(`${answer.status} ${code}`) ?? 0) + 1);
  const isFullDoor = code === 'server_busy' && answer.retryAfter !== undefined;
  if (
    NEVER.includes(answer.status) ||
    answer.status === 0 ||
    (answer.status === 503 && !isFullDoor && plan.path !== '/readyz')
  )
    say(
      `request ${number}, ${plan.caller}: ${plan.method} ${where.slice(0, SHOWN_CHARS)} ${JSON.stringify(plan.headers).slice(0, SHOWN_CHARS)} ${shown(body)}\n    ${answer.status} ${answer.text.slice(0, SHOWN_CHARS)}`,
    );
}

let open: Cast | undefined;
try {
  const mounted = JSON.parse(product.process.said.find(({ word }) => word === 'ROUTES')?.about ?? '[]');
  const others = othersOf(mounted).filter(
    ({ method, path: where }) => !values.route || `${method} ${where}`.includes(values.route),
  );
  const described = ROUTES.filter(({ path: where }) => !values.route || where.includes(values.route));
  console.log(
    `${described.length} routes of the contract, ${others.length} others, ${wanted} requests, seed ${values.seed}`,
  );
  const cast = await openCast(product.url, postgres.url);
  open = cast;
  cast.things.site_url = `http://${siteHost}/`;
  const each = described.map((route) => ({
    weight: takesAway(route) ? 1 : 4,
    arbitrary: requestsTo(route, WORDS),
  }));
  const any = fc.oneof(
    { weight: 20, arbitrary: fc.oneof(...each) },
    ...(others.length > 0 ? [{ weight: 1, arbitrary: requestsToOthers(others) }] : []),
  );
  for (let batch = 0; batch * BATCH < wanted; batch++) {
    await renew(cast);
    const size = Math.min(BATCH, wanted - batch * BATCH);
    const plans = fc.sample(any, { numRuns: size, seed: Number(values.seed) * 100_000 + batch });
    let next = 0;
    const visitor = async () => {
      for (let at = next++; at < plans.length; at = next++) {
        await sendOne(plans[at]!, batch * BATCH + at, cast);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    if (batch % 2 === 1)
      console.log(
        `${sent} sent, ${((reached / sent) * 100).toFixed(1)} of 100 reached a handler, ${faults} faults`,
      );
  }
  const inOrder = [...count]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${times} × ${status}`);
  console.log(`statuses: ${inOrder.join(', ')}`);
  console.log(`of these: ${[...codes].map(([code, times]) => `${times} × ${code}`).join(', ')}`);
  const slowest = [...routes].sort(([, one], [, other]) => other.ms - one.ms).slice(0, 8);
  console.log(
    `most time went to: ${slowest.map(([route, { ms, sent: times }]) => `${route} ${(ms / 1000).toFixed(0)} s in ${times}`).join(', ')}`,
  );
  const never = [...routes].filter(([, of]) => of.reached === 0).map(([route]) => route);
  console.log(`routes whose handler was never reached: ${never.join(', ') || 'none'}`);
  const share = reached / sent;
  console.log(
    `${share >= LEAST_REACHED && faults === 0 ? 'ok    ' : 'FAILED'} ${sent} requests, ${(share * 100).toFixed(1)} of 100 reached a handler, ${faults} faults`,
  );
  if (share < LEAST_REACHED || faults > 0) process.exitCode = 1;
} finally {
  await open?.close();
  await product.process.end('SIGTERM');
  await postgres.stop();
  site.close();
  await rm(folder, { recursive: true, force: true });
}
