import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DocumentFile, DocumentReader, ReadDocument } from '@parlance/ports/document-reader';
import { READING_LIMITS } from './limits.ts';
import type { Reply, Request } from './messages.ts';
import { refused } from './refused.ts';
import { Turns } from './turns.ts';

const PROGRAM = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

/** It may read files and think; it may not write, start programs or see the service's secrets. */
const CONFINED = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-worker',
  // What is thrown away soon may not pile up either.
  '--max-semi-space-size=4',
  `--max-old-space-size=${READING_LIMITS.heapMegabytes}`,
];

/** Killed by the guard, by the system or by its own heap limit: each time the document was too much. */
const OUT_OF_MEMORY_SIGNALS: (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGABRT'];
const OUT_OF_MEMORY_CODE = 134;

function readIn(
  child: ChildProcess,
  file: DocumentFile,
  signal: AbortSignal,
  patienceMs: number,
): Promise<ReadDocument> {
  return new Promise((resolve, reject) => {
    // It may have come while this document waited for its turn.
    if (signal.aborted) return reject(signal.reason);
    const startedAt = performance.now();
    let steps = 0;
    let patience: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(patience);
      const { patiencePerStepMs, overallMs } = READING_LIMITS;
      const until = startedAt + Math.min(patienceMs + steps * patiencePerStepMs, overallMs);
      const late = () => reject(refused('document.too_large', `${file.format}: no end after ${steps} steps`));
      patience = setTimeout(late, Math.max(0, until - performance.now()));
    };
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    child.on('message', (reply: Reply) => {
      if ('document' in reply) resolve(reply.document);
      else if ('refusal' in reply) reject(refused(reply.refusal, reply.log));
      else {
        steps++;
        wait();
      }
    });
    child.on('error', (error) => reject(refused('document.unreadable', 'no reading process', error)));
    child.on('exit', (code, killedBy) => {
      clearTimeout(patience);
      signal.removeEventListener('abort', onAbort);
      const swollen = OUT_OF_MEMORY_SIGNALS.includes(killedBy) || code === OUT_OF_MEMORY_CODE;
      const log = `${file.format}: reading process ended (${code ?? killedBy}) after ${steps} steps`;
      reject(refused(swollen ? 'document.too_large' : 'document.unreadable', log));
    });
    wait();
    child.send({ file } satisfies Request);
  });
}

/**
 * Every document gets a process of its own and takes its memory along when it is done: parsers of files
 * from strangers can hang, swell or crash, and none of that may reach the service.
 */
export function isolatedDocumentReader({
  atOnce = 2,
  patienceMs = READING_LIMITS.patienceMs,
}: {
  atOnce?: number;
  patienceMs?: number;
} = {}): DocumentReader {
  const turns = new Turns(atOnce);
  return {
    async read(file, signal) {
      await turns.take(signal);
      const child = fork(PROGRAM, {
        serialization: 'advanced',
        execArgv: CONFINED,
        env: {},
        stdio: 'ignore',
      });
      child.once(child.pid === undefined ? 'error' : 'exit', () => turns.give());
      try {
        return await readIn(child, file, signal, patienceMs);
      } finally {
        child.kill('SIGKILL');
      }
    },
  };
}
