import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '@parlance/kernel/errors';
import type { Mix, MixPlan, OpenMix } from './mix.ts';
import type { CallArguments, CallName, CallResult, MixCall, MixReply, MixThreadData } from './mix-calls.ts';
import { makeSpoolFolder } from './spool-folder.ts';

type Options = {
  /** URL of a module that exports `openEncoder(): Encoder`; the thread loads it itself. */
  encoderModule: string;
  /** Where samples lie until the recording is finished: about 350 MB for an hour. */
  spoolDir: string;
};

type Waiting = { resolve(result: CallResult<CallName>): void; reject(error: AppError): void };

const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** Every failure of a mix, in words the worker knows what to do with. */
export function produceError(message: string, systemCode: string | undefined, cause?: unknown): AppError {
  return systemCode !== undefined && NO_ROOM.includes(systemCode)
    ? new AppError('produce.out_of_space', { log: message, retry: 'later', cause })
    : new AppError('produce.failed', { log: message, retry: 'now', cause });
}

/** One thread for each recording. */
export function openMixInThread({ encoderModule, spoolDir }: Options): OpenMix {
  return async (plan: MixPlan) => {
    try {
      return new ThreadMix({ plan, encoderModule, folder: await makeSpoolFolder(spoolDir, Date.now()) });
    } catch (error) {
      throw produceError(
        `the mix could not be opened: ${error}`,
        (error as NodeJS.ErrnoException).code,
        error,
      );
    }
  };
}

class ThreadMix implements Mix {
  readonly #worker: Worker;
  readonly #folder: string;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #discarded: Promise<void> | undefined;
  /** Set once nobody answers any more. */
  #over: AppError | undefined;

  constructor(data: MixThreadData) {
    this.#folder = data.folder;
    this.#worker = new Worker(new URL('./mix-thread.ts', import.meta.url), {
      workerData: data,
      name: 'mix',
      // Samples are short-lived and lie outside the heap: only a small nursery lets them go soon enough.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    this.#worker.on('message', (reply: MixReply) => this.#settle(reply));
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#end(produceError(`the mix thread died: ${error.message}`, error.code, error)),
    );
    this.#worker.on('exit', (code) =>
      this.#end(produceError(`the mix thread ended with ${code}`, undefined)),
    );
  }

  start() {
    return this.#call('start', []);
  }

  add(...[clip, ...place]: CallArguments<'add'>) {
    // A copy travels, so that the caller's samples stay readable.
    const samples = clip.samples.slice();
    return this.#call('add', [{ ...clip, samples }, ...place], [samples.buffer]);
  }

  finish(...args: CallArguments<'finish'>) {
    return this.#call('finish', args);
  }

  discard() {
    this.#discarded ??= this.#worker
      .terminate()
      .then(() => rm(this.#folder, { recursive: true, force: true }));
    return this.#discarded;
  }

  #call<Name extends CallName>(
    name: Name,
    args: CallArguments<Name>,
    transfer: ArrayBuffer[] = [],
  ): Promise<CallResult<Name>> {
    if (this.#over) return Promise.reject(this.#over);
    const id = this.#calls++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#worker.postMessage({ id, name, args } as MixCall, transfer);
    });
  }

  #settle(reply: MixReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('result' in reply) waiting?.resolve(reply.result);
    else waiting?.reject(produceError(reply.failure.message, reply.failure.systemCode));
  }

  #end(error: AppError): void {
    this.#over ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#over);
    this.#waiting.clear();
  }
}
