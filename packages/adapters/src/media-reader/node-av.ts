import { type FileHandle, open } from 'node:fs/promises';
import { toAppError } from '@parlance/isolation/failure';
import { type IsolatedProcess, startProcess } from '@parlance/isolation/processes';
import type { MediaFacts, MediaReader } from '@parlance/ports/media-reader';
import { MEDIA_LIMITS } from './limits.ts';
import { type Hearing, REFUSALS, refused } from './messages.ts';

const PROGRAM = new URL('./media-process.ts', import.meta.url);

/** A process that dies, swells or dawdles had a file that is no recording. */
const asMediaError = (error: unknown): unknown =>
  toAppError(error, { refusals: REFUSALS, otherwise: 'media.unreadable' });

/** The file goes in as an open handle: the process needs no path, no environment and no other file. */
class MediaProcess implements AsyncDisposable {
  readonly #child: IsolatedProcess<Hearing>;
  readonly #file: FileHandle;

  private constructor(child: IsolatedProcess<Hearing>, file: FileHandle) {
    this.#child = child;
    this.#file = file;
  }

  static async start(path: string, signal: AbortSignal): Promise<MediaProcess> {
    signal.throwIfAborted();
    const file = await open(path, 'r').catch((cause: unknown) => {
      throw refused('media.unreadable', 'the file can’t be opened', cause);
    });
    try {
      const { heapMegabytes, residentBytes } = MEDIA_LIMITS;
      const options = { program: PROGRAM, heapMegabytes, residentBytes, file: file.fd };
      return new MediaProcess(await startProcess<Hearing>({ ...options, confine: 'native' }, signal), file);
    } catch (error) {
      await file.close();
      throw asMediaError(error);
    }
  }

  async ask<Name extends keyof Hearing>(
    name: Name,
    patienceMs: number,
    signal: AbortSignal,
  ): Promise<ReturnType<Hearing[Name]>> {
    try {
      return (await this.#child.call(name, [] as never, { patienceMs, signal })) as ReturnType<Hearing[Name]>;
    } catch (error) {
      throw asMediaError(error);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#child.kill();
    await this.#file.close();
  }
}

async function probe(path: string, signal: AbortSignal): Promise<MediaFacts> {
  await using media = await MediaProcess.start(path, signal);
  return await media.ask('probe', MEDIA_LIMITS.probeMs, signal);
}

async function* samples(path: string, signal: AbortSignal): AsyncGenerator<Float32Array> {
  await using media = await MediaProcess.start(path, signal);
  let next = media.ask('next', MEDIA_LIMITS.probeMs, signal);
  for (;;) {
    const piece = await next;
    if (!piece) return;
    // The next piece is decoded while this one is used; more than that is never asked for.
    next = media.ask('next', MEDIA_LIMITS.pieceMs, signal);
    next.catch(() => {});
    yield piece;
  }
}

/** FFmpeg, in a process of its own for each recording: what strangers send can hang, swell or crash it. */
export function nodeAvMediaReader(): MediaReader {
  return { probe, samples };
}
