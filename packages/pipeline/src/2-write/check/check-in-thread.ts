import { Worker } from 'node:worker_threads';
import type { Script } from '@parlance/artifacts/script';
import type { ScriptCheck } from '@parlance/artifacts/script-check';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { Instructions } from '@parlance/claims/script/read-source';
import { AppError } from '@parlance/kernel/errors';
import { checkScript } from './check-script.ts';

export type CheckWork = { source: SourceText; script: Script; instructions: Instructions };

/** What is shorter is done within the wait that a request may have; a thread takes longer to start. */
const SHORT_CHARS = 20_000;

function inThread(work: CheckWork, signal: AbortSignal): Promise<ScriptCheck> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./check-thread.ts', import.meta.url), {
    workerData: work,
    name: 'check',
  });
  return new Promise<ScriptCheck>((resolve, reject) => {
    const failed = (cause: unknown) =>
      reject(
        new AppError('write.check_failed', { log: `the check thread ended: ${cause}`, retry: 'now', cause }),
      );
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.once('message', resolve);
    worker.once('error', failed);
    worker.once('exit', failed);
    // Plain computing: unlike a thread inside foreign code, it can be ended anywhere.
  }).finally(() => worker.terminate());
}

/** A book takes seconds, in a process that answers requests meanwhile. */
export async function checkAside(
  source: SourceText,
  script: Script,
  { question, emphasis }: Instructions,
  signal: AbortSignal,
): Promise<ScriptCheck> {
  const instructions = { ...(question && { question }), ...(emphasis && { emphasis }) };
  const chars = source.passages.reduce((sum, { text }) => sum + text.length, 0);
  return chars <= SHORT_CHARS
    ? checkScript(source, script, instructions)
    : inThread({ source, script, instructions }, signal);
}
