/** Every server takes parts of 5 MB and more; ten thousand of these are 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * The same bytes in pieces of PART_BYTES, the last one shorter. There is always one, if only an empty one. Two
 * buffers take turns: a piece may be used until the next but one is asked for, and what the body does with its own
 * chunks afterwards is its own affair. Bytes that are one piece already are not copied: most objects are small.
 */
export async function* inParts(
  body: Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  partBytes = PART_BYTES,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (body instanceof Uint8Array && body.length <= partBytes) return yield body;
  yield* filledParts(body instanceof Uint8Array ? [body] : body, partBytes);
}

async function* filledParts(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let buffer: Buffer = Buffer.allocUnsafeSlow(partBytes);
  let other: Buffer | undefined;
  let filled = 0;
  for await (const chunk of body) {
    for (let from = 0; from < chunk.length; ) {
      if (filled === partBytes) {
        yield buffer;
        [buffer, other] = [other ?? Buffer.allocUnsafeSlow(partBytes), buffer];
        filled = 0;
      }
      const taken = Math.min(partBytes - filled, chunk.length - from);
      buffer.set(chunk.subarray(from, from + taken), filled);
      filled += taken;
      from += taken;
    }
  }
  yield buffer.subarray(0, filled);
}
