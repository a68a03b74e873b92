import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { ReceivedBytes } from './received-bytes.ts';

/** So much at most is held in memory, and sent again after the server died. */
const PART_BYTES = 8 * 1024 * 1024;
const PART_MS = 5_000;
/** Some stores list what was put a moment later. */
const LISTED_AFTER_MS = [100, 400, 1_500, 4_000];

export const RECEIVED_FOLDER = 'received';

type Part = { key: string; from: number; to: number };

function partOf(key: string): Part {
  const [from = 0, to = 0] = (key.split('/').at(-1) ?? '').split('-').map(Number);
  return { key, from, to };
}

/**
 * Pieces of uploads as objects, each named by where it begins and ends: a process that was thought dead and goes on
 * writing can only put the same bytes under the same name. A piece counts from when the upload's row says so.
 */
export function receivedInStore(store: ObjectStore): ReceivedBytes {
  const folderOf = (id: string): string => `${RECEIVED_FOLDER}/${id}`;

  async function partAt(id: string, position: number): Promise<Part> {
    for (const waitMs of [...LISTED_AFTER_MS, 0]) {
      const parts = (await store.list(folderOf(id))).map(partOf);
      const covering = parts.filter(({ from, to }) => from <= position && position < to);
      const furthest = covering.sort((one, other) => other.to - one.to)[0];
      if (furthest) return furthest;
      // Nothing at all: it was taken away, or never came.
      if (parts.length === 0 && position === 0) break;
      await sleep(waitMs);
    }
    throw new AppError('object.missing', { log: `no piece of upload ${id} holds byte ${position}` });
  }

  return {
    async write(id, offset, body, safe) {
      let held = Buffer.allocUnsafeSlow(PART_BYTES);
      let [kept, filled, keptAtMs] = [offset, 0, performance.now()];
      const keep = async () => {
        if (filled === 0) return;
        const to = kept + filled;
        await store.put(`${folderOf(id)}/${kept}-${to}`, held.subarray(0, filled));
        await safe(kept, to);
        [kept, filled, keptAtMs] = [to, 0, performance.now()];
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
      for (let position = 0; position < bytes; ) {
        const { key, from, to } = await partAt(id, position);
        const end = Math.min(to, bytes);
        yield* await store.stream(key, { start: position - from, end: end - from - 1 });
        position = end;
      }
    },

    remove: (id) => store.deletePrefix(folderOf(id)),
    async list() {
      const ids = (await store.list(RECEIVED_FOLDER)).map((key) => key.split('/')[1] ?? '');
      return [...new Set(ids)];
    },
  };
}
