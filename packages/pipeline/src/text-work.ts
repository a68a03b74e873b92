import { Worker } from 'node:worker_threads';
import type { Script } from '@parlance/artifacts/script';
import type { ScriptCheck } from '@parlance/artifacts/script-check';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { type ShapedText, shapePaste } from './1-ingest/paste.ts';
import { checkScript, type Wishes } from './2-write/check/check-script.ts';

export type TextWork =
  | { kind: 'shape'; text: string }
  | { kind: 'check'; source: SourceText; script: Script; wishes: Wishes };

/** What is shorter is done within the wait that a request may have; a thread takes longer to start. */
const SHORT_CHARS = 20_000;

function inThread<Result>(work: TextWork, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./text-work-thread.ts', import.meta.url), {
    workerData: work,
    name: 'text',
  });
  return new Promise<Result>((resolve, reject) => {
    const failed = (cause: unknown) =>
      reject(
        new AppError('write.text_failed', { log: `the text thread ended: ${cause}`, retry: 'now', cause }),
      );
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.once('message', resolve);
    worker.once('error', failed);
    worker.once('exit', failed);
    // Plain computing: unlike a thread inside foreign code, it can be ended anywhere.
  }).finally(() => worker.terminate());
}

/** A book takes seconds, in a process that answers requests meanwhile. */
export const shapeText = async (text: string, signal: AbortSignal): Promise<ShapedText> =>
  text.length <= SHORT_CHARS ? shapePaste(text) : inThread({ kind: 'shape', text }, signal);

export async function checkText(
  source: SourceText,
  script: Script,
  { question, emphasis }: Wishes,
  signal: AbortSignal,
): Promise<ScriptCheck> {
  const wishes = { ...(question && { question }), ...(emphasis && { emphasis }) };
  const chars = source.passages.reduce((sum, { text }) => sum + text.length, 0);
  if (chars <= SHORT_CHARS) return checkScript(source, script, wishes);
  return inThread({ kind: 'check', source, script, wishes }, signal);
}
