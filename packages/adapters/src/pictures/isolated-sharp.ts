import { toAppError } from '@parlance/isolation/failure';
import { startProcess } from '@parlance/isolation/processes';
import { AppError } from '@parlance/kernel/errors';
import { Semaphore } from '@parlance/kernel/semaphore';
import type { Pictures } from '@parlance/ports/pictures';
import { PICTURE_LIMITS, type Picturing } from './messages.ts';

const PROGRAM = new URL('./picture-process.ts', import.meta.url);

const startsWith = (bytes: Uint8Array, signs: number[], at = 0): boolean =>
  signs.every((sign, index) => bytes[at + index] === sign);

const letters = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0));

/** By the first bytes alone: what else libvips could read never gets to it. */
const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]) ||
  startsWith(bytes, [0xff, 0xd8, 0xff]) ||
  (startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8));

/** libvips, in a process of its own for each picture: what strangers send can hang, swell or crash it. */
export function isolatedPictures(): Pictures {
  // One after the other: a picture is done in a second, and two at once would need twice the memory.
  const turns = new Semaphore(1);
  const { heapMegabytes, residentBytes, squareMs, drawMs } = PICTURE_LIMITS;

  async function make<Name extends keyof Picturing>(
    name: Name,
    args: Parameters<Picturing[Name]>,
    patienceMs: number,
  ): Promise<ReturnType<Picturing[Name]>> {
    using _turn = await turns.acquire();
    try {
      const options = { program: PROGRAM, heapMegabytes, residentBytes };
      await using child = await startProcess<Picturing>({ ...options, confine: 'native' });
      return (await child.call(name, args as never, { patienceMs })) as ReturnType<Picturing[Name]>;
    } catch (error) {
      throw toAppError(error, { refusals: [], otherwise: 'picture.unreadable' });
    }
  }

  return {
    async square(image, edge) {
      if (!isPicture(image)) throw new AppError('picture.unsupported');
      return make('square', [image, edge], squareMs);
    },
    draw: (seed, edge) => make('draw', [seed, edge], drawMs),
    card: (seed, peaks) => make('card', [seed, peaks], drawMs),
  };
}
