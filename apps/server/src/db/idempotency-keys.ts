import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { runs } from './schema/audios.ts';
import { idempotencyKeys } from './schema/idempotency.ts';

/** Longer than any request takes: whoever still holds a key then has died. */
const HELD_MS = 120_000;
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** All times are the database's: web processes on several machines have clocks of their own. */
const fromNow = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

type Asked = { userId: string; key: string; requestHash: string };
type KeptAnswer = typeof idempotencyKeys.$inferSelect;

export function idempotencyKeyStore(db: Db) {
  const held = ({ userId, key }: Asked, holder: string) =>
    and(
      eq(idempotencyKeys.userId, userId),
      eq(idempotencyKeys.key, key),
      eq(idempotencyKeys.holder, holder),
      isNull(idempotencyKeys.status),
    );

  return {
    /** True for the one who is to answer: the first, or who comes after one that died. */
    async begin({ userId, key, requestHash }: Asked, holder: string): Promise<boolean> {
      const heldUntil = fromNow(HELD_MS);
      const begun = await db
        .insert(idempotencyKeys)
        .values({ userId, key, requestHash, holder, heldUntil, createdAt: sql`now()` })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: { holder, heldUntil },
          setWhere: and(
            eq(idempotencyKeys.requestHash, requestHash),
            isNull(idempotencyKeys.status),
            lt(idempotencyKeys.heldUntil, sql`now()`),
          ),
        })
        .returning({ holder: idempotencyKeys.holder });
      return begun.length > 0;
    },

    async find({ userId, key }: Asked): Promise<KeptAnswer | undefined> {
      const rows = await db
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
      return rows[0];
    },

    async finish(asked: Asked, holder: string, answer: { status: number; reply: string }): Promise<void> {
      await db.update(idempotencyKeys).set(answer).where(held(asked, holder));
    },

    /** Nothing came of it: the key can be used again. */
    async abandon(asked: Asked, holder: string): Promise<void> {
      await db.delete(idempotencyKeys).where(held(asked, holder));
    },

    /** Also where a start remembers its key: from then on it is a new one. */
    async forgetOld(): Promise<void> {
      await db.execute(sql`
        with gone as (
          delete from ${idempotencyKeys} where ${lt(idempotencyKeys.createdAt, fromNow(-KEPT_MS))}
          returning user_id, key
        )
        update ${runs} set idempotency_key = null from gone
        where ${runs.userId} = gone.user_id and ${runs.idempotencyKey} = gone.key`);
    },
  };
}

export type IdempotencyKeyStore = ReturnType<typeof idempotencyKeyStore>;
