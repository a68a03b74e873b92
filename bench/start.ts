/**
 * What a start costs until /healthz answers: processor time of every process of it, beside the same product unbundled.
 *
 *   npm run bench start [-- --from <another checkout, with its own node_modules>] [--rounds 3]
 *
 * The first start has no data, no build and nothing compiled; the ones after it find all three. Builds are removed for
 * it, here and in the other checkout. Ends with 1 when a second start costs more than half of the unbundled one (or of
 * the other checkout's), or a first one more than theirs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CACHE_DIR, freePort, startProgramOf } from '../scripts/product-process.ts';
import { treeOf } from './many-processes/machine.ts';
import { cpuSecondsWithEnded } from './proc.ts';

const HERE = path.resolve(import.meta.dirname, '..');
const ASK_EVERY_MS = 50;
const START_MS = 600_000;
/** Models are being loaded then; what was compiled by now is kept. */
const SETTLE_MS = 6_000;
const MOST = { first: 1, second: 0.5 };

const { values } = parseArgs({
  options: { from: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});

type Start = { seconds: number; wallSeconds: number };
type Variant = { name: string; checkout: string; program: string; folder: string };

const BUILDS = ['apps/web/build', 'apps/server/build'];

async function untilHealthy(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + START_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null || performance.now() > until) throw new Error(`${url} never answered`);
    await sleep(ASK_EVERY_MS);
  }
}

async function startOnce({ checkout, program, folder }: Variant): Promise<Start> {
  const port = String(await freePort());
  const startedAt = performance.now();
  const child = spawn(process.execPath, [program], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      PARLANCE_STAND_INS_PORT: '0',
      PARLANCE_DATA_DIR: path.join(folder, 'data'),
      PARLANCE_CACHE_DIR: CACHE_DIR,
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
      WIKIPEDIA: 'off',
      LOG_LEVEL: 'error',
    },
  });
  try {
    await untilHealthy(child, `http://127.0.0.1:${port}/healthz`);
    const wallSeconds = (performance.now() - startedAt) / 1000;
    const seconds = treeOf(child.pid!).reduce((sum, { pid }) => sum + (cpuSecondsWithEnded(pid) ?? 0), 0);
    await sleep(SETTLE_MS);
    return { seconds, wallSeconds };
  } finally {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  }
}

const middle = (all: number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
const told = (all: Start[]): string =>
  all
    .map(({ seconds, wallSeconds }) => `${seconds.toFixed(2)} core s (${wallSeconds.toFixed(1)} s)`)
    .join(', ');

async function variant(name: string, checkout: string, program: string): Promise<Variant> {
  return { name, checkout, program, folder: await mkdtemp(path.join(tmpdir(), 'parlance-start-')) };
}

async function removeBuilds(checkout: string): Promise<void> {
  for (const build of BUILDS) await rm(path.join(checkout, build), { recursive: true, force: true });
}

const other = values.from && path.resolve(values.from);
const baseline = other
  ? await variant('the other checkout', other, startProgramOf(other))
  : await variant('unbundled', HERE, 'bench/unbundled-process.ts');
const variants = [baseline, await variant('bundled', HERE, 'scripts/start.mjs')];
const starts = new Map<Variant, Start[]>(variants.map((one) => [one, []]));

let missed = false;
function compare(what: keyof typeof MOST, cost: (starts: Start[]) => number): void {
  const [before = 0, now = 0] = variants.map((one) => cost(starts.get(one) ?? []));
  const ratio = now / before;
  missed ||= !(ratio <= MOST[what]);
  console.log(
    `${what} start: ${now.toFixed(2)} core s, ${baseline.name} ${before.toFixed(2)}; ratio ${ratio.toFixed(2)}, at most ${MOST[what]}`,
  );
}

try {
  for (const one of variants) {
    await removeBuilds(one.checkout);
    starts.get(one)?.push(await startOnce(one));
  }
  // Side by side in time: a busy machine is as busy for both.
  for (let round = 0; round < Number(values.rounds); round++)
    for (const one of variants) starts.get(one)?.push(await startOnce(one));
  for (const [{ name }, all] of starts) console.log(`${name}: ${told(all)}`);
  compare('first', ([first]) => first?.seconds ?? 0);
  compare('second', ([, ...others]) => middle(others.map(({ seconds }) => seconds)));
  process.exitCode = missed ? 1 : 0;
} finally {
  for (const { folder } of variants) await rm(folder, { recursive: true, force: true });
}
