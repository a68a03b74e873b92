import type { ObjectStore } from '@parlance/ports/object-store';
import type { ReceivedBytes } from '../features/uploads/received-bytes.ts';

/** What a restore lays beside everything else until all of it is there. */
export const STAGING_FOLDER = 'restoring';

type Beside = { store: ObjectStore; received: ReceivedBytes };

export type StagedParts = ReturnType<typeof stageParts>;

/** Objects and uploads that change places with what stands only when nothing else can be wrong with them. */
export function stageParts({ store, received }: Beside) {
  const objects = new Set<string>();
  const uploads = new Set<string>();
  const objectAt = (key: string) => `${STAGING_FOLDER}/objects/${key}`;
  const uploadAt = (id: string) => `${STAGING_FOLDER}/uploads/${id}`;

  async function move(from: string, to: string): Promise<void> {
    if (store.move) await store.move(from, to);
    else await store.put(to, await store.stream(from));
  }

  return {
    objects,
    uploads,

    async addObject(key: string, body: AsyncIterable<Uint8Array>): Promise<void> {
      await store.put(objectAt(key), body);
      objects.add(key);
    },

    async addUpload(id: string, body: AsyncIterable<Uint8Array>): Promise<void> {
      await store.put(uploadAt(id), body);
      uploads.add(id);
    },

    /** What has the same name is replaced; what else stands there stays. */
    async changeOver(): Promise<void> {
      for (const id of uploads) {
        await received.remove(id);
        await received.write(id, 0, await store.stream(uploadAt(id)), async () => {});
      }
      for (const key of objects) await move(objectAt(key), key);
    },

    /** Also what an earlier restore left that was cut short. */
    clear: () => store.deletePrefix(STAGING_FOLDER),
  };
}
