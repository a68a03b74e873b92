import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TakeClip } from '@parlance/artifacts/takes';
import type { ClipThreadData } from './clip-thread.ts';

/** One spoken line as MP3, in a thread: encoding would hold up everybody else who waits for an answer. */
export async function encodeClip(
  encoderModule: string,
  { samples, sampleRate }: TakeClip,
): Promise<Uint8Array<ArrayBuffer>> {
  const data: ClipThreadData = { clip: { samples, sampleRate }, encoderModule };
  const worker = new Worker(new URL('./clip-thread.ts', import.meta.url), { workerData: data, name: 'clip' });
  try {
    const [mp3] = (await once(worker, 'message')) as [Uint8Array<ArrayBuffer>];
    return mp3;
  } finally {
    await worker.terminate();
  }
}
