import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { ReceivedBytes } from './received-bytes.ts';

/** So much at most is held in memory, and sent again after the server died. */
const PART_BYTES = 8 * 1024 * 1024;
const PART_MS = 5_000;
/** Some stores list what was put a moment later. */
const LISTED_AFTER_MS = [100, 400, 1_500, 4_000];

export const RECEIVED_FOLDER = 'received';

/** A piece that ends before this is joined with what follows it: only the last of an upload is shorter. */
const LEAST_PART_BYTES = 1024 * 1024;

type Part = { key: string; from: number; to: number };

function partOf(key: string): Part {
  const [from = 0, to = 0] = (key.split('/').at(-1) ?? '').split('-').map(Number);
  return { key, from, to };
}

const furthest = (parts: Part[]): Part | undefined => parts.sort((one, other) => other.to - one.to)[0];

/**
 * Pieces of uploads as objects, each named by where it begins and ends: a process that was thought dead and goes on
 * writing can only put the same bytes under the same name. A piece counts from when the upload's row says so.
 */
export function receivedInStore(store: ObjectStore): ReceivedBytes {
  const folderOf = (id: string): string => `${RECEIVED_FOLDER}/${id}`;
  const partsOf = async (id: string) => (await store.list(folderOf(id))).map(partOf);

  /** The bytes from a place on, of the piece that goes furthest; one that is listed still and gone is passed by. */
  async function openPartAt(parts: Part[], position: number, bytes: number) {
    for (;;) {
      const part = furthest(parts.filter(({ from, to }) => from <= position && position < to));
      if (!part) return undefined;
      const end = Math.min(part.to, bytes);
      try {
        const range = { start: position - part.from, end: end - part.from - 1 };
        return { end, body: await store.stream(part.key, range) };
      } catch (error) {
        if (!isAppError(error) || error.code !== 'object.missing') throw error;
        parts.splice(parts.indexOf(part), 1);
      }
    }
  }

  /** The short piece that a request left, if one ends here: its bytes go into the next piece. */
  async function shortPartBefore(id: string, offset: number): Promise<Part | undefined> {
    if (offset === 0) return undefined;
    const part = furthest((await partsOf(id)).filter(({ to }) => to === offset));
    return part && part.to - part.from < LEAST_PART_BYTES ? part : undefined;
  }

  return {
    async write(id, offset, body, safe) {
      let held = Buffer.allocUnsafeSlow(PART_BYTES);
      let short = (await shortPartBefore(id, offset))?.key;
      if (short) held.set(await store.get(short));
      // What is held begins with the short piece, if there is one.
      let [begin, kept] = [short ? partOf(short).from : offset, offset];
      let [filled, keptAtMs] = [kept - begin, performance.now()];
      const keep = async () => {
        const to = begin + filled;
        if (to === kept) return;
        const key = `${folderOf(id)}/${begin}-${to}`;
        await store.put(key, held.subarray(0, filled));
        await safe(kept, to);
        // The row counts what the longer piece holds; one that can't be taken away goes with the upload.
        if (short) await store.deletePrefix(short).catch(() => undefined);
        short = filled < LEAST_PART_BYTES ? key : undefined;
        if (!short) [begin, filled] = [to, 0];
        [kept, keptAtMs] = [to, performance.now()];
      };
      try {
        for await (const chunk of body) {
          for (let from = 0; from < chunk.length; ) {
            const taken = Math.min(PART_BYTES - filled, chunk.length - from);
            held.set(chunk.subarray(from, from + taken), filled);
            filled += taken;
            from += taken;
            if (filled === PART_BYTES || performance.now() - keptAtMs >= PART_MS) await keep();
          }
        }
      } finally {
        await keep();
        held = Buffer.alloc(0);
      }
      return kept;
    },

    async *read(id, bytes) {
      let parts = await partsOf(id);
      let asked = 0;
      for (let position = 0; position < bytes; ) {
        const part = await openPartAt(parts, position, bytes);
        if (part) {
          yield* part.body;
          position = part.end;
          continue;
        }
        const waitMs = LISTED_AFTER_MS[asked++];
        // Nothing at all: it was taken away, or never came.
        if (waitMs === undefined || (parts.length === 0 && position === 0))
          throw new AppError('object.missing', { log: `no piece of upload ${id} holds byte ${position}` });
        await sleep(waitMs);
        parts = await partsOf(id);
      }
    },

    remove: (id) => store.deletePrefix(folderOf(id)),
    async list() {
      const ids = (await store.list(RECEIVED_FOLDER)).map((key) => key.split('/')[1] ?? '');
      return [...new Set(ids)];
    },
  };
}
