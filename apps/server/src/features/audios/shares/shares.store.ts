import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { audios, shares } from '../../../db/schema/audios.ts';

/** Links for everybody. A row whose audio is gone says just that. */
export function shareStore(db: Db) {
  return {
    /** The audio's token: the one it has, else the one given. */
    async tokenFor(audioId: string, fresh: string): Promise<string> {
      await db.insert(shares).values({ token: fresh, audioId }).onConflictDoNothing();
      const [row] = await db.select().from(shares).where(eq(shares.audioId, audioId));
      return row?.token ?? fresh;
    },

    async audioIdOf(token: string): Promise<string | 'gone' | undefined> {
      const [row] = await db.select().from(shares).where(eq(shares.token, token));
      return row && (row.audioId ?? 'gone');
    },

    /** The audios stay and can be shared anew, by another link. */
    async removeAllOf(tx: Tx, userId: string): Promise<void> {
      const own = tx.select({ id: audios.id }).from(audios).where(eq(audios.userId, userId));
      await tx.delete(shares).where(inArray(shares.audioId, own));
    },
  };
}

export type ShareStore = ReturnType<typeof shareStore>;
