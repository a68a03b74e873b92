import { IsolationError } from '@parlance/isolation/failure';
import { ProcessPool } from '@parlance/isolation/pool';
import { AppError } from '@parlance/kernel/errors';
import type { TranscribedWindow, WhisperCalls, Window } from './messages.ts';

const PROCESS = {
  program: new URL('./whisper-process.ts', import.meta.url),
  heapMegabytes: 2_048,
  /** The model holds 1.4 GB. */
  residentBytes: 4 * 1024 ** 3,
  startMs: 2 * 60_000,
};
/** Half a minute of sound takes seconds; whatever takes longer than this never ends. */
const PATIENCE_MS = 30 * 60_000;

type WhisperClientOptions = { folder: string; threads: number; idleMs: number };

/**
 * One process that transcribes one stretch at a time; stretches of several recordings take turns. It is
 * ended when idle, because of its memory, and with an aborted stretch: the native runtime can't be interrupted, and
 * starting anew costs less than going on to the end.
 */
export class WhisperClient {
  readonly #pool: ProcessPool<WhisperCalls>;

  constructor({ folder, threads, idleMs }: WhisperClientOptions) {
    this.#pool = new ProcessPool({ ...PROCESS, args: [folder, String(threads)], size: 1, idleMs });
  }

  /** For those who watch its memory. */
  get pid(): number | undefined {
    return this.#pool.pids[0];
  }

  async transcribe(window: Window, signal: AbortSignal): Promise<TranscribedWindow> {
    try {
      return await this.#pool.call('transcribe', [window], { patienceMs: PATIENCE_MS, signal });
    } catch (error) {
      if (!(error instanceof IsolationError)) throw error;
      throw new AppError('transcribe.failed', { log: error.message, retry: 'now', cause: error });
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
