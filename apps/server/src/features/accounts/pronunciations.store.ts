import type { Pronunciation } from '@parlance/contract/accounts';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { user } from '../../db/schema/accounts.ts';
import { pronunciations } from '../../db/schema/preferences.ts';

type Entry = z.infer<typeof Pronunciation>;

export function pronunciationStore(db: Db) {
  return {
    list: (userId: string): Promise<Entry[]> =>
      db
        .select({
          written: pronunciations.written,
          spoken: pronunciations.spoken,
          language: pronunciations.language,
        })
        .from(pronunciations)
        .where(eq(pronunciations.userId, userId))
        .orderBy(asc(pronunciations.position)),

    replace: (userId: string, entries: readonly Entry[]): Promise<void> =>
      db.transaction(async (tx) => {
        // Of two who write at once one waits, and its list then stands whole.
        await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
        await tx.delete(pronunciations).where(eq(pronunciations.userId, userId));
        if (entries.length === 0) return;
        const rows = entries.map((entry, position) => ({ userId, position, ...entry }));
        await tx.insert(pronunciations).values(rows);
      }),

    async removeAllOf(tx: Tx, userId: string): Promise<void> {
      await tx.delete(pronunciations).where(eq(pronunciations.userId, userId));
    },
  };
}

export type PronunciationStore = ReturnType<typeof pronunciationStore>;
