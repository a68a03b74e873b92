import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { and, eq, gt, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { oneTimeTokens, user, VISITORS_IDS } from '../../db/schema/accounts.ts';

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
export type TokenKind = OneTimeToken['kind'];
type NewToken = Pick<OneTimeToken, 'kind' | 'email'> &
  Partial<Pick<OneTimeToken, 'userId' | 'redirect' | 'provider' | 'isNew'>>;

const MINUTE_MS = 60_000;
/** So long somebody who opens an old link reads why it no longer works. */
const REMEMBERED_MS = 30 * 24 * 60 * MINUTE_MS;
const TOKEN_BYTES = 32;
const SHAPE = /^[\w-]{43}$/;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether somebody has an account here. */
export const hasPeople = async (db: Db): Promise<boolean> =>
  (await db.select({ id: user.id }).from(user).where(notInArray(user.id, VISITORS_IDS)).limit(1)).length > 0;

/** Whether nobody has. Of several who ask at once the others wait, and then see the account that was made meanwhile. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  if (await hasPeople(tx)) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first person'))`);
  return !(await hasPeople(tx));
}

/** Tokens that work once; only their hashes are kept. */
export function oneTimeTokenStore(db: Db, clock: Clock) {
  const works = (tokenHash: string, kind: TokenKind, now: Date, of?: { userId: string }) =>
    and(
      eq(oneTimeTokens.tokenHash, tokenHash),
      eq(oneTimeTokens.kind, kind),
      isNull(oneTimeTokens.usedAt),
      gt(oneTimeTokens.expiresAt, now),
      of && eq(oneTimeTokens.userId, of.userId),
    );

  async function whyNot(tokenHash: string, kind: TokenKind): Promise<AppError> {
    const [row] = await db
      .select({ usedAt: oneTimeTokens.usedAt, expiresAt: oneTimeTokens.expiresAt })
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.kind, kind)));
    if (!row) return new AppError('link_malformed');
    if (row.usedAt) return new AppError('link_used');
    return new AppError(row.expiresAt > clock.now() ? 'link_of_other_account' : 'link_expired');
  }

  return {
    async issue(token: NewToken, validMinutes: number): Promise<string> {
      const secret = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now().getTime();
      await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, new Date(now - REMEMBERED_MS)));
      await db.insert(oneTimeTokens).values({
        ...token,
        tokenHash: hash(secret),
        expiresAt: new Date(now + validMinutes * MINUTE_MS),
      });
      return secret;
    },

    /** Throws what is wrong with it and takes nothing: asked before work that would be in vain. */
    async check(token: string, kind: TokenKind): Promise<void> {
      if (!SHAPE.test(token)) throw new AppError('link_malformed');
      const tokenHash = hash(token);
      const found = await db
        .select({ kind: oneTimeTokens.kind })
        .from(oneTimeTokens)
        .where(works(tokenHash, kind, clock.now()));
      if (found.length === 0) throw await whyNot(tokenHash, kind);
    },

    /**
     * Takes it, in one statement: of two who come at once, one gets it. Throws what is wrong with it. With `of`
     * only one that was made for this account; another's is left as it is.
     */
    async consume(token: string, kind: TokenKind, of?: { userId: string }): Promise<OneTimeToken> {
      if (!SHAPE.test(token)) throw new AppError('link_malformed');
      const tokenHash = hash(token);
      const now = clock.now();
      const [row] = await db
        .update(oneTimeTokens)
        .set({ usedAt: now })
        .where(works(tokenHash, kind, now, of))
        .returning();
      if (!row) throw await whyNot(tokenHash, kind);
      return row;
    },

    /** Everything that was sent to the address before stops working. */
    async burnAll(email: string): Promise<void> {
      await db
        .update(oneTimeTokens)
        .set({ usedAt: clock.now() })
        .where(and(eq(oneTimeTokens.email, email), isNull(oneTimeTokens.usedAt)));
    },
  };
}

export type OneTimeTokenStore = ReturnType<typeof oneTimeTokenStore>;
