import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from './s3-health.ts';

/** Without a byte, though somebody waits for one. */
const SILENCE_MS = 10_000;
/** Continuations one after the other that brought nothing. */
const FRUITLESS = 3;
const PAUSE_MS = 300;

export type Opened = { body: AsyncIterable<Uint8Array> & { destroy?(): void }; bytes: number };

async function* withoutSilence(
  body: Opened['body'],
  silenceMs: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { promise: silent, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error(`no byte came for ${silenceMs} ms`)), silenceMs);
      const next = await Promise.race([chunks.next(), silent]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    body.destroy?.();
  }
}

/**
 * All bytes from `first` on. A body that is cut off, or falls silent, is gone on with where it broke: `open` asks for
 * the rest of the same object.
 */
export async function* wholeBody(
  key: string,
  first: Opened,
  open: (from: number) => Promise<Opened>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<Uint8Array, void, undefined> {
  let received = 0;
  let fruitless = 0;
  for (let part = first; ; part = await open(received)) {
    const before = received;
    let broke: unknown;
    try {
      for await (const chunk of withoutSilence(part.body, silenceMs)) {
        received += chunk.length;
        yield chunk;
      }
    } catch (error) {
      broke = error;
    }
    if (received >= first.bytes) return;
    fruitless = received > before ? 0 : fruitless + 1;
    if (fruitless > FRUITLESS)
      throw unavailable(`${key} breaks off after ${received} of ${first.bytes} bytes`, broke);
    await sleep(PAUSE_MS * (0.5 + Math.random()));
  }
}
