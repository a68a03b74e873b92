import { rm } from 'node:fs/promises';
import { isAnswer } from '@parlance/isolation/failure';
import { type LentProcess, ProcessPool } from '@parlance/isolation/pool';
import { produceError } from '../produce-error.ts';
import type { Mix, MixPlan, OpenMix } from './mix.ts';
import type { MixCalls, MixOpening } from './mix-calls.ts';
import { makeSpoolFolder } from './spool-folder.ts';

type Options = {
  /** URL of a module that exports `openEncoder(): Encoder`; the process loads it itself. */
  encoderModule: string;
  /** Where samples and frames lie until the recording is finished: about 390 MB for an hour. */
  spoolDir: string;
  /** After so long without a recording a process is let go. */
  idleMs?: number;
};

const PROGRAM = new URL('./mix-process.ts', import.meta.url);
const MEGABYTE = 1024 * 1024;
/** Memory far above what the longest line needs; before the voices, so that what was spoken is heard before the next line is. */
const LIMITS = { heapMegabytes: 512, residentBytes: 1_500 * MEGABYTE, stepsBelow: 2 };
/** A line takes a second, an hour that must be encoded again a minute; whatever takes longer than this never ends. */
const PATIENT = { patienceMs: 30 * 60_000 };

/**
 * A process for each recording in the making. One that has finished its recording stays for the next, since to start
 * one takes as long as to mix half a minute; any other ends with its recording, and all end with this process.
 */
export function openMixInProcess({ encoderModule, spoolDir, idleMs = 10 * 60_000 }: Options): OpenMix {
  const pool = new ProcessPool<MixCalls>({
    program: PROGRAM,
    ...LIMITS,
    size: Number.POSITIVE_INFINITY,
    idleMs,
  });
  return async (plan: MixPlan) => {
    let folder: string | undefined;
    try {
      folder = await makeSpoolFolder(spoolDir, Date.now());
      return new ProcessMix(await openProcess(pool, { plan, encoderModule, folder }), folder);
    } catch (error) {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      throw produceError(error);
    }
  };
}

async function openProcess(pool: ProcessPool<MixCalls>, opening: MixOpening): Promise<LentProcess<MixCalls>> {
  const openOnce = async () => {
    const lent = await pool.lend();
    try {
      await lent.call('open', [opening], PATIENT);
      return lent;
    } catch (error) {
      await lent.end();
      throw error;
    }
  };
  return openOnce().catch((error: unknown) => {
    if (isAnswer(error)) throw error;
    // The system may have ended it while it rested.
    return openOnce();
  });
}

class ProcessMix implements Mix {
  readonly #child: LentProcess<MixCalls>;
  readonly #folder: string;
  #isFinished = false;
  #discarded: Promise<void> | undefined;

  constructor(child: LentProcess<MixCalls>, folder: string) {
    this.#child = child;
    this.#folder = folder;
  }

  begin(...args: Parameters<MixCalls['begin']>) {
    return asProduceError(this.#child.call('begin', args, PATIENT));
  }

  add(...args: Parameters<MixCalls['add']>) {
    return asProduceError(this.#child.call('add', args, PATIENT));
  }

  async finish(...args: Parameters<MixCalls['finish']>) {
    const finished = await asProduceError(this.#child.call('finish', args, PATIENT));
    this.#isFinished = true;
    return finished;
  }

  discard() {
    this.#discarded ??= this.#discard();
    return this.#discarded;
  }

  async #discard(): Promise<void> {
    // In any other state it may be busy for long, or not what it was.
    await (this.#isFinished ? this.#child.giveBack() : this.#child.end());
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function asProduceError<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw produceError(error);
  }
}
