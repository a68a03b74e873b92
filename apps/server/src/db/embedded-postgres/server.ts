import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import { askServer } from './ask-server.ts';
import type { Binaries } from './binaries.ts';
import { MAINTENANCE_DATABASE, readPassword, urlOf } from './cluster.ts';
import type { Place } from './place.ts';
import { anyProcessIn, isRunning, servesFolder } from './processes.ts';
import { commandLine, type RunAs } from './run-as.ts';
import { settingsFor } from './settings.ts';

export type Server = { pid: number; port: number };
/** The server as it describes itself in its pid file. */
type Written = Server & { isReady: boolean };

/** Recovery after a power cut replays at most max_wal_size: seconds, minutes on a very slow disk. */
const READY_MS = 180_000;
const RETRY_MS = 15_000;
const LOG_MAX_BYTES = 10_000_000;
/** Failures that pass by themselves: the port was taken meanwhile, or a killed server's children linger. */
const PASSING = /could not bind|Address already in use|shared memory block|lock file/;

/** The server that already runs on this cluster, if any; clears what a dead one left in the way. */
export async function findServer(place: Place): Promise<Server | undefined> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const written = readPidFile(place);
    // PostgreSQL itself takes over the file of a process that is gone, and sees to its orphaned children.
    if (!written || !isRunning(written.pid)) return undefined;
    if (!servesFolder(written.pid, place.cluster)) {
      // The number belongs to another program now; PostgreSQL would wait for that one for ever.
      if (!anyProcessIn(place.cluster)) rmSync(pidFile(place), { force: true });
    } else if (written.isReady) {
      const answer = await ask(place, written.port);
      if (answer.is === 'ready' && answer.dataDirectory === place.cluster) return written;
      if (answer.is === 'wrong_password') throw passwordLost(place);
    }
    await sleep(50);
  }
  throw new AppError('database.not_answering', {
    log: `A PostgreSQL runs on ${place.root} but doesn't answer. Stop process ${readPidFile(place)?.pid} and start again.`,
  });
}

type Start = { place: Place; binaries: Binaries; runAs: RunAs; durable: boolean; port?: number };

/** Starts a server and comes back when it answers. */
export async function startServer(start: Start): Promise<Server> {
  const deadline = Date.now() + RETRY_MS;
  for (;;) {
    const port = start.port ?? (await freePort());
    const server = await launch(start, port);
    if (server) return server;
    const reason = endOfLog(start.place);
    if (!PASSING.test(reason) || Date.now() > deadline) {
      throw new AppError('database.did_not_start', {
        log: `PostgreSQL did not start; its log ${start.place.log} ends with: ${reason}`,
      });
    }
    await sleep(250);
  }
}

export async function stopServer(place: Place, server: Server): Promise<void> {
  // Fast: cuts connections, writes everything down. Immediate: what a power cut would leave, which is safe.
  for (const [signal, patienceMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    signalServer(server, signal);
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (readPidFile(place)?.pid !== server.pid || !isRunning(server.pid)) return;
      await sleep(20);
    }
  }
  throw new AppError('database.did_not_stop', {
    log: `PostgreSQL (process ${server.pid}) did not stop within 25 s.`,
  });
}

async function launch({ place, binaries, runAs, durable }: Start, port: number): Promise<Server | undefined> {
  shortenLog(place);
  const log = openSync(place.log, 'a', 0o600);
  const [command, args] = commandLine(runAs, binaries.postgres, [
    '-D',
    place.cluster,
    ...settingsFor(port, durable),
  ]);
  // In a session of its own: Ctrl-C in a terminal and the end of this process leave it alone.
  const child = spawn(command, args, {
    ...runAs.ids,
    cwd: '/',
    env: binaries.env,
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.unref();
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  const deadline = Date.now() + READY_MS;
  while (!ended && Date.now() < deadline) {
    const written = readPidFile(place);
    if (written?.isReady && written.pid === child.pid) {
      const answer = await ask(place, port);
      if (answer.is === 'ready') return written;
      if (answer.is === 'wrong_password') {
        await stopServer(place, written);
        throw passwordLost(place);
      }
    }
    await sleep(25);
  }
  if (!ended) child.kill('SIGQUIT');
  return undefined;
}

const ask = (place: Place, port: number) => askServer(urlOf(port, readPassword(place), MAINTENANCE_DATABASE));

const pidFile = (place: Place): string => join(place.cluster, 'postmaster.pid');

function readPidFile(place: Place): Written | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(place), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

function signalServer(server: Server, signal: NodeJS.Signals): void {
  try {
    process.kill(server.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function shortenLog(place: Place): void {
  const bytes = statSync(place.log, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes > LOG_MAX_BYTES) renameSync(place.log, `${place.log}.old`);
}

function endOfLog(place: Place): string {
  const lines = readFileSync(place.log, 'utf8').trimEnd().split('\n');
  return lines.slice(-4).join(' | ') || 'nothing';
}

const passwordLost = (place: Place): AppError =>
  new AppError('database.password_lost', {
    log: `The password in ${place.password} is not the one the database knows. Put back the file that belongs to this folder.`,
  });
