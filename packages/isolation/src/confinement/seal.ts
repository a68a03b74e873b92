import { readdirSync, readlinkSync } from 'node:fs';
import { sealFilter } from './filter.ts';
import { installFilter, limit } from './linux.mjs';

const OPEN_FILES = 256;
/** Beyond what the parent lets a child hold: only for a parent that is too busy to look. */
const DATA_FACTOR = 2;
/**
 * What V8 sets aside for compiled code. On a processor with memory protection keys all of it is writable from the
 * start, so the kernel counts it as data, although next to nothing of it is in use.
 */
const CODE_RANGE_BYTES = 512 * 1024 * 1024;

const DESCRIPTORS = '/proc/self/fd';

function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`${DESCRIPTORS}/${descriptor}`);
  } catch (error) {
    // The one that listed the folder is closed by now.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * From here on this process can work on what it holds and answer its parent, nothing else: no file, no network, no
 * program, no signal to anybody. Throws where that does not hold; then nothing foreign may be read.
 */
export function seal(residentBytes: number): void {
  // A ring that was open before would go round the filter.
  if (readdirSync(DESCRIPTORS).some((descriptor) => targetOf(descriptor).includes('io_uring')))
    throw new Error('an io_uring is open');
  limit('coreDump', 0);
  limit('fileSize', 0);
  limit('openFiles', OPEN_FILES);
  limit('data', DATA_FACTOR * residentBytes + CODE_RANGE_BYTES);
  installFilter(sealFilter(process.arch, process.pid));
}
