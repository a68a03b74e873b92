import type { FileHandle } from 'node:fs/promises';

const CHUNK_BYTES = 64 * 1024;

/** Bytes of an open file from `start` to `end` inclusive, read only as fast as they are taken; closes it. */
export function streamOf(file: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  let at = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = new Uint8Array(Math.min(CHUNK_BYTES, end - at + 1));
        const { bytesRead } = await file.read(chunk, 0, chunk.length, at).catch(async (error) => {
          await file.close();
          throw error;
        });
        at += bytesRead;
        if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead));
        if (bytesRead === 0 || at > end) {
          controller.close();
          await file.close();
        }
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
}
