import { Worker } from 'node:worker_threads';
import type { TokenCounter } from '@parlance/ports/token-counter';

export type Counting = { id: number; texts: string[]; max: number };
export type Counted = { id: number; tokens: number };

type Waiting = Map<number, PromiseWithResolvers<number>>;
type Thread = { worker: Worker; waiting: Waiting };

function startThread(onEnd: () => void): Thread {
  const worker = new Worker(new URL('./token-thread.ts', import.meta.url), { name: 'tokens' });
  const waiting: Waiting = new Map();
  worker.on('message', ({ id, tokens }: Counted) => {
    waiting.get(id)?.resolve(tokens);
    waiting.delete(id);
    // An idle thread must not keep the process from ending.
    if (waiting.size === 0) worker.unref();
  });
  const end = (cause: unknown) => {
    onEnd();
    for (const { reject } of waiting.values()) reject(new Error('the token thread ended', { cause }));
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', end);
  return { worker, waiting };
}

/** Of all counters here: its vocabulary takes a quarter of a second to unfold, and a hundred megabytes. */
let thread: Thread | undefined;
let asked = 0;

/** What `gptTokenCounter` counts, in a thread: a long text takes as long as all other requests of a second. */
export function threadedTokenCounter(): TokenCounter {
  return {
    count(texts, max) {
      thread ??= startThread(() => {
        thread = undefined;
      });
      const { worker, waiting } = thread;
      const id = ++asked;
      const answer = Promise.withResolvers<number>();
      waiting.set(id, answer);
      worker.ref();
      worker.postMessage({ id, texts: [...texts], max } satisfies Counting);
      return answer.promise;
    },
  };
}
