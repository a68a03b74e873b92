import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AppError } from '@parlance/kernel/errors';
import type { Reply, Request, ResultOf, Task } from './messages.ts';

type Job = {
  id: number;
  task: Task;
  signal: AbortSignal;
  resolve: (result: ResultOf<Task>) => void;
  reject: (error: unknown) => void;
};
type Seat = { child: ChildProcess; job: Job | undefined };

const PROGRAM = fileURLToPath(new URL('./speech-process.ts', import.meta.url));

const unavailable = (log: string): AppError => new AppError('speak.voice_unavailable', { log, retry: 'now' });

/**
 * A fixed number of processes that speak, one line at a time each. A job nobody waits for any more is
 * answered at once; its process stops at the next piece of the line and takes the next job.
 *
 * Processes and not threads: the native speech runtime can't be interrupted, and ending a thread inside it
 * takes the whole server down with it. A process that dies is merely replaced.
 */
export class ProcessPool {
  readonly #size: number;
  readonly #seats = new Set<Seat>();
  readonly #waiting: Job[] = [];
  #nextId = 1;
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  run<T extends Task>(task: T, signal: AbortSignal): Promise<ResultOf<T>> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (this.#closed) return reject(unavailable('the embedded voice is closed'));
      const onAbort = () => this.#abandon(job);
      const settled = () => signal.removeEventListener('abort', onAbort);
      const job: Job = {
        id: this.#nextId++,
        task,
        signal,
        resolve(result) {
          settled();
          resolve(result as ResultOf<T>);
        },
        reject(error) {
          settled();
          reject(error);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(job);
      this.#hand();
    });
  }

  #abandon(job: Job): void {
    const queued = this.#waiting.indexOf(job);
    if (queued >= 0) this.#waiting.splice(queued, 1);
    const seat = [...this.#seats].find((candidate) => candidate.job === job);
    seat?.child.send({ stop: job.id } satisfies Request);
    job.reject(job.signal.reason);
  }

  /** Gives waiting jobs to idle processes, starting some while there are fewer than allowed. */
  #hand(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      const seat = [...this.#seats].find((candidate) => !candidate.job) ?? this.#start();
      if (!seat) return;
      const job = this.#waiting.shift()!;
      seat.job = job;
      keepAlive(seat.child, true);
      seat.child.send({ id: job.id, task: job.task } satisfies Request);
    }
  }

  #start(): Seat | undefined {
    if (this.#seats.size >= this.#size) return undefined;
    const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [] });
    const seat: Seat = { child, job: undefined };
    this.#seats.add(seat);
    child.on('message', (reply: Reply) => this.#settle(seat, reply));
    child.on('error', (error) => this.#bury(seat, String(error)));
    child.on('exit', (code, signal) => this.#bury(seat, `speech process ended (${code ?? signal})`));
    return seat;
  }

  #settle(seat: Seat, reply: Reply): void {
    const job = seat.job;
    seat.job = undefined;
    keepAlive(seat.child, false);
    if (job && 'result' in reply) job.resolve(reply.result);
    else if (job && 'failure' in reply) job.reject(unavailable(reply.failure));
    this.#hand();
  }

  #bury(seat: Seat, log: string): void {
    if (!this.#seats.delete(seat)) return;
    seat.job?.reject(unavailable(log));
    this.#hand();
  }

  /** Lines that are waiting or being spoken are refused; they hold nothing that must be saved. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(unavailable('the embedded voice is closed'));
    await Promise.all(
      [...this.#seats].map(async ({ child }) => {
        const gone = once(child, 'exit');
        keepAlive(child, true);
        child.kill('SIGKILL');
        await gone;
      }),
    );
  }
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
