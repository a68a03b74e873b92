import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

const STOP_MS = 16_000;
/** Editors and git write several files, and each of them more than once. */
const SETTLE_MS = 150;
/** Changes that the running program can't notice. */
const IRRELEVANT = /\.test\.tsx?$|(^|[/\\])(testing|fixtures)[/\\]|~$|\.sw[a-z]$/;

type Options = {
  /** Arguments of this very Node. */
  program: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Everything below these is watched. */
  folders: string[];
  say(sentence: string): void;
};

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Asks a process to end, with everything it started, and insists when it takes too long. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (!isRunning(child) || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLate = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(tooLate);
}

/** Runs a program, and runs it again whenever one of its files changes. One that crashes waits for the next change. */
export function reloadingProcess({ program, cwd, env, folders, say }: Options) {
  let child: ChildProcess | undefined;
  let settled: NodeJS.Timeout | undefined;
  let turns = Promise.resolve();
  let isStopped = false;

  function start(): void {
    const started = spawn(process.execPath, program, {
      cwd,
      env,
      // The channel tells it when this process is gone, whatever the reason.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl-C goes to the whole process group; the program is to hear of it once, from here.
      detached: process.platform !== 'win32',
    });
    child = started;
    started.once('exit', (code) => {
      if (started === child && !isStopped) say(`ended with ${code}; waiting for a change`);
    });
  }

  async function restart(file: string): Promise<void> {
    if (isStopped) return;
    say(`${file} changed`);
    const old = child;
    child = undefined;
    if (old) await endProcess(old);
    if (!isStopped) start();
  }

  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || IRRELEVANT.test(file)) return;
      clearTimeout(settled);
      settled = setTimeout(() => {
        turns = turns.then(() => restart(file));
      }, SETTLE_MS);
    }),
  );
  start();

  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(settled);
      for (const watcher of watchers) watcher.close();
      await turns;
      if (child) await endProcess(child);
    },
  };
}
