import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { EXIT_CONFIG, READY } from './supervised.ts';

const FIRST_PAUSE_MS = 250;
/** Small enough that the server is back within 15 s, even when it keeps dying. */
const LONGEST_PAUSE_MS = 4_000;
/** One that answered for so long was well: the next pause is the first again. */
const HEALTHY_MS = 10_000;
/** A little longer than the server gives itself. */
const STOP_MS = 16_000;

type Options = {
  /** Arguments of this very Node. */
  program: string[];
  log: Pick<Log, 'info' | 'error'>;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

type End = { code: number | null; signal: NodeJS.Signals | null; ranMs: number; readyMs: number | undefined };

export type Supervised = {
  /** The exit code to end with: the server ended on purpose, was stopped, or can't be started at all. */
  ended: Promise<number>;
  /** Asks the server to stop, and ends it if it takes too long. Asking again changes nothing. */
  stop(): void;
  /** Ends it at once, and everything with it. */
  kill(): void;
};

/** Runs the server in a process of its own and starts it again whenever it dies, until it is asked to stop. */
export function supervise({ program, log, pause = waitFor }: Options): Supervised {
  const stopping = new AbortController();
  let server: ChildProcess | undefined;
  let isReady = false;
  let wasEverReady = false;

  function run(): Promise<End> {
    const startedAt = performance.now();
    let readyAt: number | undefined;
    isReady = false;
    const child = spawn(process.execPath, program, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl-C in a terminal goes to the whole process group; the server is to hear of it once, from here.
      // On Windows this would open a second console.
      detached: process.platform !== 'win32',
    });
    server = child;
    child.once('message', (message) => {
      if (message !== READY) return;
      readyAt = performance.now();
      isReady = true;
      wasEverReady = true;
      log.info({ pid: child.pid, startedInMs: readyAt - startedAt }, 'the server is ready');
    });
    return new Promise((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        const now = performance.now();
        resolve({ code, signal, ranMs: now - startedAt, readyMs: readyAt && now - readyAt });
      };
      child.once('exit', end);
      child.once('error', (error) => {
        log.error({ err: error }, 'the server process could not be started');
        if (child.pid === undefined) end(null, null);
      });
    });
  }

  async function keepRunning(): Promise<number> {
    for (let deaths = 0; ; ) {
      const end = await run();
      if (stopping.signal.aborted) return end.code ?? 1;
      // Somebody signalled the server itself.
      if (end.code === 0) return 0;
      if (end.code === EXIT_CONFIG && !wasEverReady) return EXIT_CONFIG;
      deaths = (end.readyMs ?? 0) >= HEALTHY_MS ? 1 : deaths + 1;
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 1), LONGEST_PAUSE_MS);
      log.error({ ...end, deaths, pauseMs }, sentenceAbout(end, pauseMs));
      await pause(pauseMs, stopping.signal);
      if (stopping.signal.aborted) return 0;
    }
  }

  const kill = () => server?.kill('SIGKILL');
  return {
    ended: keepRunning(),
    stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      // Before it answers there is nothing to bring to an end. Its database is the supervisor's.
      if (!isReady) kill();
      else if (server?.connected) server.disconnect();
      setTimeout(kill, STOP_MS).unref();
    },
    kill() {
      stopping.abort();
      kill();
    },
  };
}

const waitFor = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});

function sentenceAbout({ code, signal, ranMs, readyMs }: End, pauseMs: number): string {
  const how = signal ? `was killed by ${signal}` : `ended with exit code ${code}`;
  const when = readyMs === undefined ? 'before it was ready' : `after ${(ranMs / 1000).toFixed(1)} s`;
  return `the server ${how} ${when}; starting it again in ${pauseMs / 1000} s`;
}
