import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const REPO = join(import.meta.dirname, '..');
/** The speech model is made ready once for all trial runs. */
export const CACHE_DIR = join(REPO, 'node_modules/.cache/parlance');
/** With the web client to be built first, on a machine that has other things to do. */
const START_MS = 600_000;
const STOP_MS = 20_000;
const AGAIN_MS = 50;
/**
 * Below those that systems give to outgoing connections, which could take a port before its server listens, and above
 * those that browsers refuse to open.
 */
const PORTS = { from: 12_000, to: 30_000 };

export type ProductProcess = {
  url: string;
  /** Where its stand-ins listen: /mail, /google, /microsoft. */
  standInsUrl: string;
  child: ChildProcess;
  /** The process that answers, below the supervisor. */
  serverPid(): number;
  /**
   * `kill -9` of the server below the supervisor; resolves when it answers again, with how long that took.
   * Not on Windows.
   */
  killServer(): Promise<number>;
  /** As an operator stops it: SIGTERM, and harder only if that does not help. */
  stop(): Promise<void>;
};

const handedOut = new Set<number>();

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** For a server that is about to start; nobody gets the same one twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (handedOut.has(port) || !(await isFree(port))) continue;
    handedOut.add(port);
    return port;
  }
}

/** Resolves with the banner, which comes when models are loaded and jobs are taken. */
function untilBanner(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(tooLate);
      reject(new Error(`${why}:\n${said}`));
    };
    const tooLate = setTimeout(() => fail('The product was not ready in time'), START_MS);
    const hear = (chunk: Buffer) => {
      said += chunk;
      // Its last line is an empty one.
      if (/is ready[\s\S]*\n\n$/.test(said)) done();
    };
    function done(): void {
      clearTimeout(tooLate);
      child.stdout?.off('data', hear).resume();
      resolve(said);
    }
    child.stdout?.on('data', hear);
    child.once('exit', (code) => fail(`The product ended with ${code} while starting`));
  });
}

/** What `npm start` starts in a checkout, this one or an older. */
export const startProgramOf = (checkout: string): string =>
  existsSync(join(checkout, 'scripts/start.mjs')) ? 'scripts/start.mjs' : 'scripts/start.ts';

function launch(
  dataDir: string,
  complain: 'inherit' | number,
  settings: Record<string, string>,
  from: string,
): ChildProcess {
  return spawn(process.execPath, [startProgramOf(from)], {
    cwd: from,
    env: {
      ...process.env,
      PARLANCE_STAND_INS_PORT: '0',
      PARLANCE_DATA_DIR: dataDir,
      PARLANCE_CACHE_DIR: CACHE_DIR,
      LOG_LEVEL: 'warn',
      // What is found must not depend on the network.
      WIKIPEDIA: 'off',
      // Has tests of its own, and takes seconds of both cores.
      PARLANCE_LISTEN_BACK: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', complain],
  });
}

/** Comes back as soon as it answers, which is before its models are loaded. */
export async function launchProduct(dataDir: string, settings: Record<string, string> & { PORT: string }) {
  const child = launch(dataDir, 'inherit', settings, REPO);
  child.stdout?.resume();
  await untilAnswering(Number(settings.PORT));
  return { stop: () => stopProcess(child) };
}

/** The product as `npm start` runs it, on a free port unless it is told one, with its data in the given folder; `from` another checkout. */
export async function startProduct(
  dataDir: string,
  complain: 'inherit' | number = 'inherit',
  settings: Record<string, string> = {},
  from = REPO,
): Promise<ProductProcess> {
  const port = Number(settings.PORT ?? (await freePort()));
  const child = launch(dataDir, complain, { ...settings, PORT: String(port) }, from);
  const stop = () => stopProcess(child);
  const banner = await untilBanner(child).catch(async (error: unknown) => {
    // Nobody else would ever stop one that did not come up.
    await stop();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    standInsUrl: /Mail\s+(\S+)\/mail/.exec(banner)?.[1] ?? '',
    child,
    serverPid: () => serverPidOf(child),
    killServer: () => killServerOf(child, port),
    stop,
  };
}

/** The database is a child of the supervisor as well. */
const serverPidOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync('pgrep', ['-P', String(pid), '-f', 'apps/server/build/bundle/main.mjs']).toString());

async function killServerOf(supervisor: ChildProcess, port: number): Promise<number> {
  process.kill(serverPidOf(supervisor), 'SIGKILL');
  return untilAnswering(port);
}

/** Gives how long it took. */
async function untilAnswering(port: number): Promise<number> {
  const since = performance.now();
  for (;;) {
    await sleep(AGAIN_MS);
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return performance.now() - since;
    if (performance.now() - since > START_MS) throw new Error('The server does not answer.');
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLate = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(tooLate);
}
