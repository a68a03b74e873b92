import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AppError } from '@parlance/kernel/errors';
import type { HeardWindow, Reply, Request } from './messages.ts';

const PROGRAM = fileURLToPath(new URL('./whisper-process.ts', import.meta.url));

const failed = (log: string): AppError => new AppError('transcribe.failed', { log, retry: 'now' });

type EarsOptions = { folder: string; threads: number; idleMs: number };

/**
 * One process that hears one stretch at a time. The model holds more than a gigabyte, so the process ends
 * when nobody has asked for a while, and a stretch nobody waits for any more is ended with its process: the
 * native runtime can't be interrupted, and starting anew costs less than hearing to the end.
 */
export class Ears {
  readonly #options: EarsOptions;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: EarsOptions) {
    this.#options = options;
  }

  /** The process that hears now, for those who watch its memory. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Stretches of several recordings take turns. */
  hear(request: Request, signal: AbortSignal): Promise<HeardWindow> {
    return new Promise((resolve, reject) => {
      const leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      this.#turn = this.#turn
        .then(() => this.#hearNow(request, signal))
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', leave));
    });
  }

  async #hearNow(request: Request, signal: AbortSignal): Promise<HeardWindow> {
    signal.throwIfAborted();
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    keepAlive(child, true);
    try {
      return await askOnce(child, request, signal);
    } catch (error) {
      // Whatever it was, a fresh process is the surest way on.
      await this.close();
      throw error;
    } finally {
      keepAlive(child, false);
      this.#idle = setTimeout(() => void this.close(), this.#options.idleMs).unref();
    }
  }

  #start(): ChildProcess {
    const { folder, threads } = this.#options;
    const child = fork(PROGRAM, [folder, String(threads)], {
      serialization: 'advanced',
      execArgv: [],
      env: {},
    });
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    return child;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    keepAlive(child, true);
    child.kill('SIGKILL');
    await gone;
  }
}

function askOnce(child: ChildProcess, request: Request, signal: AbortSignal): Promise<HeardWindow> {
  const settled = new AbortController();
  return new Promise<HeardWindow>((resolve, reject) => {
    const onReply = (reply: Reply) =>
      'heard' in reply ? resolve(reply.heard) : reject(failed(reply.failure));
    const onExit = (code: number | null, by: NodeJS.Signals | null) =>
      reject(failed(`hearing process ended (${code ?? by})`));
    const onError = (error: Error) => reject(failed(String(error)));
    signal.addEventListener('abort', () => reject(signal.reason), { signal: settled.signal });
    child.on('message', onReply).on('exit', onExit).on('error', onError);
    settled.signal.addEventListener('abort', () => {
      child.off('message', onReply).off('exit', onExit).off('error', onError);
    });
    child.send(request);
  }).finally(() => settled.abort());
}

/** An idle process must not keep this one from ending. */
function keepAlive(child: ChildProcess, alive: boolean): void {
  if (alive) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
