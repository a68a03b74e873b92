import { open } from 'node:fs/promises';
import { toAppError } from '@parlance/isolation/failure';
import { startProcess } from '@parlance/isolation/processes';
import { Semaphore } from '@parlance/kernel/semaphore';
import type { DocumentReader } from '@parlance/ports/document-reader';
import { READING_LIMITS } from './limits.ts';
import { REFUSALS, type Reading, refused } from './messages.ts';

const PROGRAM = new URL('./reading-process.ts', import.meta.url);

const CODES: Parameters<typeof toAppError>[1] = {
  refusals: REFUSALS,
  out_of_memory: 'document.too_large',
  timed_out: 'document.too_large',
  otherwise: 'document.unreadable',
};

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
  const turns = new Semaphore(atOnce);
  const { heapMegabytes, residentBytes, patiencePerStepMs, overallMs } = READING_LIMITS;
  return {
    async read({ path, ...file }, signal) {
      using _turn = await turns.acquire(signal);
      await using content = await open(path).catch((cause: unknown) => {
        throw refused('document.unreadable', 'the file can’t be opened', cause);
      });
      const options = { program: PROGRAM, args: [file.format], heapMegabytes, residentBytes };
      try {
        await using child = await startProcess<Reading>(
          { ...options, file: content.fd, confine: 'script' },
          signal,
        );
        return await child.call('read', [file], { patienceMs, patiencePerStepMs, overallMs, signal });
      } catch (error) {
        throw toAppError(error, CODES);
      }
    },
  };
}
