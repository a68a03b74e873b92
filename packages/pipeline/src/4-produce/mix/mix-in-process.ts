import { rm } from 'node:fs/promises';
import { type IsolatedProcess, startProcess } from '@parlance/isolation/processes';
import { produceError } from '../produce-error.ts';
import type { Mix, MixPlan, OpenMix } from './mix.ts';
import type { MixCalls } from './mix-calls.ts';
import { makeSpoolFolder } from './spool-folder.ts';

type Options = {
  /** URL of a module that exports `openEncoder(): Encoder`; the process loads it itself. */
  encoderModule: string;
  /** Where samples and frames lie until the recording is finished: about 390 MB for an hour. */
  spoolDir: string;
};

const PROGRAM = new URL('./mix-process.ts', import.meta.url);
const MEGABYTE = 1024 * 1024;
/** Memory far above what the longest line needs; before the voices, so that what was spoken is heard before the next line is. */
const LIMITS = { heapMegabytes: 512, residentBytes: 1_500 * MEGABYTE, stepsBelow: 2 };
/** A line takes a second, an hour that must be encoded again a minute; whatever takes longer than this never ends. */
const PATIENT = { patienceMs: 30 * 60_000 };

/** One process for each recording. */
export function openMixInProcess({ encoderModule, spoolDir }: Options): OpenMix {
  return async (plan: MixPlan) => {
    let folder: string | undefined;
    let child: IsolatedProcess<MixCalls> | undefined;
    try {
      folder = await makeSpoolFolder(spoolDir, Date.now());
      child = await startProcess<MixCalls>({ program: PROGRAM, ...LIMITS });
      await child.call('open', [{ plan, encoderModule, folder }], PATIENT);
      return new ProcessMix(child, folder);
    } catch (error) {
      await child?.kill();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      throw produceError(error);
    }
  };
}

class ProcessMix implements Mix {
  readonly #child: IsolatedProcess<MixCalls>;
  readonly #folder: string;
  #discarded: Promise<void> | undefined;

  constructor(child: IsolatedProcess<MixCalls>, folder: string) {
    this.#child = child;
    this.#folder = folder;
  }

  begin(...args: Parameters<MixCalls['begin']>) {
    return asProduceError(this.#child.call('begin', args, PATIENT));
  }

  add(...args: Parameters<MixCalls['add']>) {
    return asProduceError(this.#child.call('add', args, PATIENT));
  }

  finish(...args: Parameters<MixCalls['finish']>) {
    return asProduceError(this.#child.call('finish', args, PATIENT));
  }

  discard() {
    this.#discarded ??= this.#child.kill().then(() => rm(this.#folder, { recursive: true, force: true }));
    return this.#discarded;
  }
}

async function asProduceError<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw produceError(error);
  }
}
