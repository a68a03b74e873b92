import type { ObjectStore } from '@parlance/ports/object-store';
import { and, eq, isNull, or, sql, sum } from 'drizzle-orm';
import { type Db, isOrphaned, type Tx } from '../../db/connect.ts';
import { keptObjects, uploads } from '../../db/schema/uploads.ts';

/** Of whom an object is; nothing for what belongs to nobody, and for uploads, which have rows of their own. */
const OWNED = /^users\/([^/]+)\/(?!uploads\/)/;

const ownerOf = (prefix: string): string | undefined => /^users\/([^/]+)(?:\/|$)/.exec(prefix)?.[1];

/** The same store, and a row in the database for what it keeps of each person, so that any process can add it up. */
export function countedObjects(store: ObjectStore, db: Db): ObjectStore {
  return {
    ...store,
    head: (key) => store.head(key),
    get: (key) => store.get(key),
    stream: (key, range) => store.stream(key, range),
    list: (prefix) => store.list(prefix),
    async put(key, body) {
      const userId = OWNED.exec(key)?.[1];
      if (userId === undefined) return store.put(key, body);
      const count = (bytes: number) =>
        db
          .insert(keptObjects)
          .values({ key, userId, bytes })
          .onConflictDoUpdate({ target: keptObjects.key, set: { bytes, writtenAt: sql`now()` } });
      // Before the object: one that a death leaves behind is found by its row.
      const known = body instanceof Uint8Array ? body.length : 0;
      const isOwned = await count(known).then(
        () => true,
        (error: unknown) => {
          if (isOrphaned(error)) return false;
          throw error;
        },
      );
      const info = await store.put(key, body);
      if (!isOwned) {
        // Its owner has gone meanwhile, and nobody would look for it any more.
        await store.deletePrefix(key);
        return info;
      }
      if (info.bytes !== known)
        await db.update(keptObjects).set({ bytes: info.bytes }).where(eq(keptObjects.key, key));
      return info;
    },
    async deletePrefix(prefix) {
      await store.deletePrefix(prefix);
      const userId = ownerOf(prefix);
      if (userId === undefined) return;
      const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
      await db
        .delete(keptObjects)
        .where(
          and(
            eq(keptObjects.userId, userId),
            or(eq(keptObjects.key, prefix), sql`starts_with(${keptObjects.key}, ${folder})`),
          ),
        );
    },
  };
}

/** Everything that is kept for a person: recordings, takes, covers, and uploads with the bytes that they will have. */
export async function bytesKept(db: Db | Tx, userId: string): Promise<number> {
  const [objects] = await db
    .select({ bytes: sum(keptObjects.bytes).mapWith(Number) })
    .from(keptObjects)
    .where(eq(keptObjects.userId, userId));
  const [files] = await db
    .select({ bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.releasedAt)));
  return (objects?.bytes ?? 0) + (files?.bytes ?? 0);
}
