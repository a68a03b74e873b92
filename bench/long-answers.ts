/**
 * Answers that take longer than every timer, from a web process and from Debian's nginx with deploy/nginx.conf before it: a live stream, an event stream and a download at 20 KB/s come through whole, while heads and bodies that trickle are cut; ends with 1 when one does not.
 *
 *   npm run bench long-answers [minutes]
 *
 * Six minutes unless told otherwise: Node's own limit on requests is five. `npm run bench long-answers 70` is the live
 * stream of a long audio.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takePaymentEvent } from '@parlance/contract/billing';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { makeCertificate } from '../e2e/certificate.ts';
import { exampleSite, startNginx } from '../e2e/nginx.ts';
import { freePort } from '../scripts/product-process.ts';
import { signUp } from './client.ts';
import { type Measure, report } from './eval/table.ts';
import { trickleBody, trickleHead } from './long-answers/trickle.ts';
import { openWay, readAll, readSlowly } from './long-answers/ways.ts';
import { openWork } from './long-answers/work.ts';
import { startMachine } from './many-processes/machine.ts';
import { openOutsideWorld } from './many-processes/testing/outside-world.ts';

const MINUTES = Number(process.argv[2] ?? 6);
const DOWNLOAD_BYTES_A_SECOND = 20_000;
const HOST = '127.0.0.1';

const forMs = MINUTES * 60_000;
const measures: Measure[] = [];
const say = (label: string, shown: string, ok: boolean) => {
  console.log(`${ok ? 'ok    ' : 'MISSED'} ${label}: ${shown}`);
  measures.push({ label, shown, ok });
};
const after = (ms: number) => `after ${(ms / 1000).toFixed(0)} s`;

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-long-answers-'));
await using started = new AsyncDisposableStack();
started.defer(() => rm(folder, { recursive: true, force: true }));
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
started.defer(() => postgres.stop());
const [port, proxyPort] = [await freePort(), await freePort()];
const publicUrl = `http://localhost:${port}`;
const outside = await openOutsideWorld(publicUrl, takePaymentEvent.path);
started.defer(() => outside.close());
// No worker: this program writes what a worker would.
const server = await startMachine('server', folder, {
  PORT: String(port),
  PARLANCE_ROLE: 'web',
  DATABASE_URL: postgres.url,
  PUBLIC_URL: publicUrl,
  PARLANCE_SECRET: randomBytes(32).toString('hex'),
  ...outside.settings,
});
started.defer(() => server.stop());
const { certificate, key } = makeCertificate(folder, HOST);
const site = exampleSite({
  'listen 443 ssl http2': `listen ${HOST}:${proxyPort} ssl http2`,
  'parlance.example': HOST,
  '/etc/ssl/parlance.pem': certificate,
  '/etc/ssl/parlance.key': key,
  '/var/log/nginx/parlance.log': path.join(folder, 'access.log'),
  'http://127.0.0.1:3000': `http://${HOST}:${port}`,
});
const nginx = await startNginx(folder, site, { host: HOST, port: proxyPort });
started.defer(() => nginx.stop());

const work = await openWork(postgres.url, path.join(folder, 'server'), started);
const client = await signUp(server.url);
const spoken = await work.beginLive(client);
const other = await signUp(server.url);
const file = await work.keepFile(other, Math.ceil((forMs / 1000) * DOWNLOAD_BYTES_A_SECOND));

async function holds(way: 'direct' | 'nginx'): Promise<void> {
  const open = openWay(way === 'direct' ? { port } : { port: proxyPort, certificate }, started);
  const live = async () => {
    const heard = await readAll(open(`/api/audios/${spoken.id}/live.mp3`, client.authorization));
    const whole = !heard.broke && heard.ms >= forMs && heard.digest === spoken.digest();
    say(`${way}, live stream`, `${heard.bytes} bytes ${after(heard.ms)}${heard.broke}`, whole);
  };
  const events = async () => {
    const told = await readAll(open(`/api/audios/${spoken.id}/events`, client.authorization));
    say(
      `${way}, events`,
      `${told.bytes} bytes ${after(told.ms)}${told.broke}`,
      told.ms >= forMs && !told.broke,
    );
  };
  const download = async () => {
    const got = await readSlowly(
      open(`/api/audios/${file.id}/media.mp3`, other.authorization),
      DOWNLOAD_BYTES_A_SECOND,
    );
    say(`${way}, download`, `${got.bytes} bytes ${after(got.ms)}${got.broke}`, got.digest === file.digest);
  };
  const to = {
    host: HOST,
    port: way === 'direct' ? port : proxyPort,
    ...(way === 'nginx' && { certificate }),
  };
  const cut = async (what: string, trickle: Promise<number | undefined>) => {
    const ms = await trickle;
    say(`${way}, ${what} that trickles is cut`, ms === undefined ? 'never' : after(ms), ms !== undefined);
  };
  await Promise.all([
    live(),
    events(),
    download(),
    cut('a head', trickleHead(to)),
    cut('a body', trickleBody(to, client.authorization)),
  ]);
}

const held = Promise.all([holds('direct'), holds('nginx')]);
await spoken.speakFor(forMs);
await held;
process.exitCode = report(`answers of ${MINUTES} minutes`, measures) ? 0 : 1;
