import { Worker } from 'node:worker_threads';
import { AppError } from '@parlance/kernel/errors';
import { type Dictionary, respell } from '@parlance/kernel/respell';
import { type Doors, personKey } from '../../../doors/doors.ts';

export type RespellWork = { texts: string[]; language: string; dictionary: Dictionary };

/** Who asks, and where the long ones stand in line. */
export type Asking = { doors: Pick<Doors, 'readings'>; userId: string; signal?: AbortSignal | undefined };

/** What is shorter is done in a few milliseconds; a thread takes longer to start. */
const SHORT_CHARS = 20_000;

export const respellTexts = ({ texts, language, dictionary }: RespellWork): string[] =>
  texts.map((text) => respell(text, language, dictionary).text);

function inThread(work: RespellWork, signal: AbortSignal | undefined): Promise<string[]> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./respell-thread.ts', import.meta.url), {
    workerData: work,
    name: 'respell',
  });
  return new Promise<string[]>((resolve, reject) => {
    const failed = (cause: unknown) =>
      reject(new AppError('internal', { log: `the respelling thread ended: ${cause}`, cause }));
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.once('message', resolve);
    worker.once('error', failed);
    worker.once('exit', failed);
    // Plain computing: it can be ended anywhere.
  }).finally(() => worker.terminate());
}

/** The texts as they are to be said; an hour of them in a thread, so that nobody waits meanwhile. */
export async function respellAside({ doors, userId, signal }: Asking, work: RespellWork): Promise<string[]> {
  if (work.dictionary.entries.length === 0) return work.texts;
  const chars = work.texts.reduce((sum, text) => sum + text.length, 0);
  if (chars <= SHORT_CHARS) return respellTexts(work);
  using _place = await doors.readings.enter(personKey(userId), { signal });
  return inThread(work, signal);
}
