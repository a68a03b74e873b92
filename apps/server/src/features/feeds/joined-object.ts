import type { ByteRange, ObjectInfo, ObjectStore } from '@parlance/ports/object-store';
import type { Recording } from '../../db/schema/feeds.ts';

type Readable = Pick<ObjectStore, 'head' | 'stream'>;
type Part = { key: string; from: number; bytes: number };

/** The bytes of a stretch of the whole, part after part. */
async function* bytesOf(
  store: Readable,
  parts: Part[],
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let begins = 0;
  for (const { key, from, bytes } of parts) {
    const first = Math.max(0, start - begins);
    const last = Math.min(bytes - 1, end - begins);
    if (first <= last) yield* await store.stream(key, { start: from + first, end: from + last });
    begins += bytes;
  }
}

/** An episode as one object: its tag, then the recording without the tag that it has of itself. */
export function joinedObject(store: Readable, recording: Recording): Readable {
  const { tagKey, tagBytes, mediaKey, mediaSkipBytes, mediaBytes } = recording;
  const parts = [
    { key: tagKey, from: 0, bytes: tagBytes },
    { key: mediaKey, from: mediaSkipBytes, bytes: mediaBytes - mediaSkipBytes },
  ];
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return {
    async head(): Promise<ObjectInfo | undefined> {
      const media = await store.head(mediaKey);
      // Bytes that don't add up would be a lie to every app that has the feed.
      return media?.bytes === mediaBytes ? { bytes, etag: recording.version } : undefined;
    },
    stream: async (_, range = { start: 0, end: bytes - 1 }) =>
      ReadableStream.from(bytesOf(store, parts, range)),
  };
}
