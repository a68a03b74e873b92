import { toAppError } from '@parlance/isolation/failure';
import { startProcess } from '@parlance/isolation/processes';
import { AppError } from '@parlance/kernel/errors';
import { Semaphore } from '@parlance/kernel/semaphore';
import type { Drawn, Pictures } from '@parlance/ports/pictures';
import { PICTURE_LIMITS, type Picturing } from './messages.ts';
import { readHead } from './picture-size.ts';

/** Where nobody waits for it, it gives way to everything but what waits for the disk. */
const BEHIND = 15;

const PROGRAM = new URL('./picture-process.ts', import.meta.url);

/** libvips, in a process of its own for each picture: what strangers send can hang, swell or crash it. */
export function isolatedPictures({ atOnce = 1 }: { atOnce?: number } = {}): Pictures {
  const turns = new Semaphore(atOnce);
  const { maxPixels, heapMegabytes, residentBytes, squareMs, drawMs } = PICTURE_LIMITS;

  async function make<Name extends keyof Picturing>(
    name: Name,
    args: Parameters<Picturing[Name]>,
    { patienceMs, signal, behind }: Drawn & { patienceMs: number },
  ): Promise<ReturnType<Picturing[Name]>> {
    using _turn = await turns.acquire(signal);
    try {
      const options = {
        program: PROGRAM,
        heapMegabytes,
        residentBytes,
        ...(behind && { stepsBelow: BEHIND }),
      };
      await using child = await startProcess<Picturing>({ ...options, confine: 'native' }, signal);
      return (await child.call(name, args as never, { patienceMs, ...(signal && { signal }) })) as ReturnType<
        Picturing[Name]
      >;
    } catch (error) {
      signal?.throwIfAborted();
      throw toAppError(error, { refusals: [], otherwise: 'picture.unreadable' });
    }
  }

  return {
    async square(image, edge, how = {}) {
      const head = readHead(image);
      if (!head) throw new AppError('picture.unsupported');
      const { size } = head;
      if (!size) throw new AppError('picture.unreadable', { log: 'its head does not say how large it is' });
      if (size.width * size.height > maxPixels)
        throw new AppError('picture.too_large', { log: `${size.width} x ${size.height} pixels` });
      return make('square', [image, edge], { patienceMs: squareMs, ...how });
    },
    draw: (seed, edge, how = {}) => make('draw', [seed, edge], { patienceMs: drawMs, ...how }),
    card: (seed, peaks, how = {}) => make('card', [seed, peaks], { patienceMs: drawMs, ...how }),
  };
}
