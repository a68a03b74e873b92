import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@parlance/kernel/ids';
import { and, count, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { user } from '../../db/schema/accounts.ts';
import { apiAccess, apiKeys } from '../../db/schema/api.ts';

export type KeyRow = typeof apiKeys.$inferSelect;
type KeyChange = { name?: string; description?: string | null; disabled?: boolean };

/** Scanners for leaked secrets, and people, know it by its beginning. */
const PREFIX = 'prl_';
const SECRET_BYTES = 32;
const SHAPE = /^prl_[\w-]{43}$/;
/** "Last used" is told to the minute: not every call has to write it. */
const LAST_USED_MS = 60_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Keys are found by the hash of their secret; the secret itself is kept nowhere. */
export function keyStore(db: Db) {
  const own = (userId: string, id: string) => and(eq(apiKeys.id, id), eq(apiKeys.userId, userId));

  return {
    async create(
      userId: string,
      { name, description }: { name: string; description: string | null },
      now: Date,
    ) {
      const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
      const row = { id: newId(now.getTime()), userId, name, description, createdAt: now };
      const [key] = await db
        .insert(apiKeys)
        .values({ ...row, secretHash: hashOf(secret) })
        .returning();
      return { key: key!, secret };
    },

    list(userId: string): Promise<KeyRow[]> {
      return db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id));
    },

    async count(userId: string): Promise<number> {
      const rows = await db.select({ count: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
      return rows[0]?.count ?? 0;
    },

    async find(userId: string, id: string): Promise<KeyRow | undefined> {
      return (await db.select().from(apiKeys).where(own(userId, id)))[0];
    },

    async change(userId: string, id: string, set: KeyChange): Promise<KeyRow | undefined> {
      return (await db.update(apiKeys).set(set).where(own(userId, id)).returning())[0];
    },

    async remove(userId: string, id: string): Promise<boolean> {
      return (await db.delete(apiKeys).where(own(userId, id)).returning({ id: apiKeys.id })).length > 0;
    },

    async removeAllOf(tx: Tx, userId: string): Promise<void> {
      await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
    },

    /** Looked up anew for every call: a key that was disabled or deleted, or whose owner is gone, opens nothing. */
    async holderOf(secret: string) {
      if (!SHAPE.test(secret)) return undefined;
      const [found] = await db
        .select({ keyId: apiKeys.id, user })
        .from(apiKeys)
        .innerJoin(user, eq(user.id, apiKeys.userId))
        .innerJoin(apiAccess, eq(apiAccess.userId, apiKeys.userId))
        .where(
          and(
            eq(apiKeys.secretHash, hashOf(secret)),
            eq(apiKeys.disabled, false),
            isNull(user.disabledAt),
            isNotNull(apiAccess.approvedAt),
          ),
        );
      return found;
    },

    async noteUse(id: string, now: Date): Promise<void> {
      const before = new Date(now.getTime() - LAST_USED_MS);
      await db
        .update(apiKeys)
        .set({ lastUsedAt: now })
        .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
    },
  };
}

export type KeyStore = ReturnType<typeof keyStore>;
