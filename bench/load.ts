/**
 * The built product over PostgreSQL while many people use it at once: how it answers, and how long its API takes beside a bare handler with the same query; ends with 1 when anything was refused or a bound is broken.
 *
 *   npm run bench load -- [minutes] [people]     3 minutes and 200 people, unless told otherwise
 *
 * With 200 people: each browses in a session of their own, podcast apps ask for their feeds 1,000 times a second
 * to hear that nothing has changed, 20 listen to audios that are being made, and 2 audios are being made all the
 * time, by a voice that sleeps instead of working: what is measured is the server, not a speech engine. Fewer
 * people mean fewer of everything but audios.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';
import { freePort } from '../scripts/product-process.ts';
import { giveCredits } from './books.ts';
import { type Summary, unwanted } from './load/answers.ts';
import { type FromTraffic, type Outcome, PAIRED, type Plan } from './load/plan.ts';
import { furnish, signUpMany } from './load/prepare.ts';
import { type Machine, startMachine } from './many-processes/machine.ts';
import { openSlowVoice } from './many-processes/testing/outside-world.ts';
import { cpuSecondsOf } from './proc.ts';

const MINUTES = Number(process.argv[2] ?? 3);
const PEOPLE = Number(process.argv[3] ?? 200);
const MAKERS = 2;
const FEEDS_PER_SECOND_EACH = 5;
const PEOPLE_TO_A_LISTENER = 10;
const MOST_RATIO = 1.6;
/** Less than asked for means that the load was another one. */
const LEAST_FEEDS_SHARE = 0.95;

const say = (label: string, value: string) => console.log(`${label.padEnd(34)}${value}`);
const ms = (value: number) => `${value.toFixed(1)} ms`;
const inProgram = (name: string) => path.join(import.meta.dirname, name);

const statuses = (summary: Summary) =>
  Object.entries(summary.statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
const times = ({ medianMs, p95Ms, p99Ms }: Summary) =>
  `median ${ms(medianMs)}, p95 ${ms(p95Ms)}, p99 ${ms(p99Ms)}`;

type Used = { server: number; database: number; helpers: number };

/** Processor seconds of the product so far, by who used them. */
function usedBy(machine: Machine): Used {
  const used: Used = { server: 0, database: 0, helpers: 0 };
  for (const { pid, program } of machine.programs()) {
    const who = program === 'main.mjs' ? 'server' : /postgres/.test(program) ? 'database' : 'helpers';
    used[who] += cpuSecondsOf(pid) ?? 0;
  }
  return used;
}

/** What a process of ours says next; it must not end before. */
async function nextFrom<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  const gone = () => ended.abort(new Error(`${child.spawnargs[1]} ended`));
  child.once('exit', gone);
  try {
    return (await once(child, 'message', { signal: ended.signal }))[0] as T;
  } finally {
    child.off('exit', gone);
  }
}

async function startBare(databaseUrl: string) {
  const port = await freePort();
  const child = fork(inProgram('load-bare-process.ts'), [String(port), databaseUrl]);
  await nextFrom(child);
  return { child, site: `http://127.0.0.1:${port}` };
}

/** Has the load made in a process of its own, and looks what others used meanwhile. */
async function measure(plan: Plan, machine: Machine, barePid: number) {
  const child = fork(inProgram('load-traffic-process.ts'));
  try {
    child.send(plan);
    await nextFrom<FromTraffic>(child);
    const [before, bareBefore] = [usedBy(machine), cpuSecondsOf(barePid) ?? 0];
    const told = await nextFrom<FromTraffic>(child);
    if (told.do !== 'done') throw new Error('the load did not come to its end');
    const after = usedBy(machine);
    const used = {
      server: after.server - before.server,
      database: after.database - before.database,
      'its helpers': after.helpers - before.helpers,
      'bare handler': (cpuSecondsOf(barePid) ?? 0) - bareBefore,
      'load generator': told.outcome.cpuSeconds,
    };
    return { outcome: told.outcome, used };
  } finally {
    child.kill();
  }
}

function judge({ api, feeds, live, paired, seconds, ...outcome }: Outcome, plan: Plan): string[] {
  const complaints = [
    ...outcome.complaints,
    ...unwanted('API', api, 200),
    ...unwanted('feeds', feeds, 304),
    ...unwanted('live', live, 200),
  ];
  if (feeds.count / seconds < plan.feedsPerSecond * LEAST_FEEDS_SHARE)
    complaints.push(`only ${(feeds.count / seconds).toFixed(0)} feeds a second were answered`);
  for (const endpoint of PAIRED) {
    const { product, bare } = paired[endpoint];
    complaints.push(...unwanted('bare handler', bare, 200));
    const ratio = product.medianMs / bare.medianMs;
    say(
      `${endpoint}, beside a bare handler`,
      `${ms(product.medianMs)} and ${ms(bare.medianMs)} (medians of ${product.count}), ratio ${ratio.toFixed(2)}`,
    );
    if (!(ratio <= MOST_RATIO))
      complaints.push(`${endpoint} takes ${ratio.toFixed(2)} times as long as a bare handler`);
  }
  return complaints;
}

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-load-'));
const port = String(await freePort());
const voice = await openSlowVoice();
const machine = await startMachine('server', folder, {
  PORT: port,
  PARLANCE_JOBS: String(MAKERS),
  PARLANCE_CLASSIC_VOICES: 'everywhere',
  ...voice.settings,
});
const dataDir = path.join(folder, 'server');
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
const bare = await startBare(postgres.url);
const complaints: string[] = [];
try {
  const makers = await signUpMany(machine.url, MAKERS);
  await giveCredits(
    { PARLANCE_DATA_DIR: dataDir },
    makers.map(({ email }) => email),
  );
  const people = await signUpMany(machine.url, PEOPLE);
  const plan: Plan = {
    site: machine.url,
    bareSite: bare.site,
    seconds: MINUTES * 60,
    browsers: await furnish(postgres.url, makers[0]!, people),
    feedsPerSecond: PEOPLE * FEEDS_PER_SECOND_EACH,
    listeners: Math.ceil(PEOPLE / PEOPLE_TO_A_LISTENER),
    makers: makers.map(({ token }) => token),
    voices: voice.voices,
  };
  const { outcome, used } = await measure(plan, machine, bare.child.pid!);
  const { api, feeds, live, seconds } = outcome;
  say(
    'people',
    `${PEOPLE} for ${seconds.toFixed(0)} s, ${(api.count / seconds).toFixed(0)} requests a second`,
  );
  say('feed requests', `${(feeds.count / seconds).toFixed(0)} a second`);
  say(
    'live listeners',
    `up to ${outcome.listenersAtOnce} at once; streams to their end: ${statuses(live) || 'none'}`,
  );
  say('audios made', `${outcome.audiosMade}, ${MAKERS} at once`);
  say('API', `${statuses(api)}; ${times(api)}`);
  say('feeds', `${statuses(feeds)}; ${times(feeds)}`);
  for (const [who, cpuSeconds] of Object.entries(used))
    say(`processor time, ${who}`, `${((cpuSeconds / seconds) * 100).toFixed(0)} % of one core`);
  complaints.push(...judge(outcome, plan));
} catch (error) {
  complaints.push(String(error));
} finally {
  bare.child.kill();
  await machine.stop();
  voice.close();
  await postgres.stop();
  for (const complaint of complaints) say('BROKEN', complaint);
  say('result', complaints.length === 0 ? 'all bounds hold' : `${complaints.length} broken; log: ${folder}`);
  if (complaints.length === 0) await rm(folder, { recursive: true, force: true });
  else process.exitCode = 1;
}
