import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { previewDays } from '../../../db/schema/audios.ts';

/** Characters that were spoken for previews, by day (UTC); days before are of no use and go with the next one. */
export function previewStore(db: Db) {
  return {
    /** Counts them if they fit under `max` still; gives how many are used now, or nothing when they don't fit. */
    async take(userId: string, day: string, characters: number, max: number): Promise<number | undefined> {
      if (characters > max) return undefined;
      const used = sql<number>`${previewDays.characters} + ${characters}::int`;
      const [taken] = await db
        .insert(previewDays)
        .values({ userId, day, characters })
        .onConflictDoUpdate({
          target: [previewDays.userId, previewDays.day],
          set: { characters: used },
          setWhere: sql`${used} <= ${max}::int`,
        })
        .returning({ characters: previewDays.characters });
      if (!taken) return undefined;
      if (taken.characters === characters)
        await db
          .delete(previewDays)
          .where(and(eq(previewDays.userId, userId), sql`${previewDays.day} < ${day}::date`));
      return taken.characters;
    },

    /** Nothing was spoken after all. */
    async giveBack(userId: string, day: string, characters: number): Promise<void> {
      await db
        .update(previewDays)
        .set({ characters: sql`greatest(0, ${previewDays.characters} - ${characters}::int)` })
        .where(and(eq(previewDays.userId, userId), eq(previewDays.day, day)));
    },

    async usedOn(userId: string, day: string): Promise<number> {
      const rows = await db
        .select({ characters: previewDays.characters })
        .from(previewDays)
        .where(and(eq(previewDays.userId, userId), eq(previewDays.day, day)));
      return rows[0]?.characters ?? 0;
    },
  };
}

export type PreviewStore = ReturnType<typeof previewStore>;
