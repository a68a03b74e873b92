import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { sealFilter } from './filter.ts';
import { installFilter, limit } from './linux.mjs';
import { OWN_FILES } from './own-files.ts';

const OPEN_FILES = 256;
/** Beyond what the parent lets a child hold: only for a parent that is too busy to look. */
const DATA_FACTOR = 2;

function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`${OWN_FILES.descriptors}/${descriptor}`);
  } catch (error) {
    // The one that listed the folder is closed by now.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * What the kernel counts as data already: on a processor with memory protection keys all that V8 sets aside for
 * compiled code, half a gigabyte, is writable from the start.
 */
function dataBytes(): number {
  const [, kilobytes] = /^VmData:\s+(\d+) kB$/m.exec(readFileSync(OWN_FILES.status, 'latin1')) ?? [];
  if (kilobytes === undefined) throw new Error('the kernel does not say how much data there is');
  return Number(kilobytes) * 1024;
}

/**
 * From here on this process can work on what it holds and answer its parent, nothing else: no file, no network, no
 * program, no signal to anybody. Throws where that does not hold; then nothing foreign may be read.
 */
export function seal(residentBytes: number): void {
  // A ring that was open before would go round the filter.
  if (readdirSync(OWN_FILES.descriptors).some((descriptor) => targetOf(descriptor).includes('io_uring')))
    throw new Error('an io_uring is open');
  limit('coreDump', 0);
  limit('fileSize', 0);
  limit('openFiles', OPEN_FILES);
  limit('data', dataBytes() + DATA_FACTOR * residentBytes);
  installFilter(sealFilter(process.arch, process.pid));
}
