import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import { and, asc, eq, gt, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/connect.ts';
import { billingAccounts, type CreditKind, creditEntries, creditGrants } from '../../db/schema/billing.ts';
import { claimTrial } from './trials.store.ts';

export type BillingAccount = typeof billingAccounts.$inferSelect;
type Grant = typeof creditGrants.$inferSelect;
type EntryKind = (typeof creditEntries.$inferSelect)['kind'];

export type NewGrant = {
  userId: string;
  kind: CreditKind;
  source: string;
  credits: number;
  startsAt: Date;
  expiresAt: Date | null;
};

/** Of the pages or of the API: neither spends what the other has. */
export type CreditPool = 'own' | 'api';

export type CreditHold = {
  userId: string;
  runId: string;
  audioId: string;
  credits: number;
  pool?: CreditPool;
};

export const isIn =
  (pool: CreditPool) =>
  ({ kind }: Pick<Grant, 'kind'>): boolean =>
    (kind === 'api') === (pool === 'api');

/** Plan credits before bought ones, and of each the soonest to expire first. */
const SPENDING_ORDER = [
  sql`${creditGrants.kind} = 'extra'`,
  sql`${creditGrants.expiresAt} asc nulls last`,
  asc(creditGrants.id),
];

/**
 * Takes the user's account for the length of the transaction: whoever else wants it waits. The first to
 * come finds none, makes it and puts the trial's credits in, unless the mailbox or the network had theirs.
 */
export async function lockAccount(tx: Tx, userId: string, now: Date): Promise<BillingAccount> {
  const [isNew] = await tx.insert(billingAccounts).values({ userId }).onConflictDoNothing().returning();
  const [account] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId))
    .for('update');
  if (!account) throw new AppError('not_found', { log: `no billing account for ${userId}` });
  const trialWithheld = isNew ? await claimTrial(tx, userId, now) : null;
  if (trialWithheld) {
    await tx.update(billingAccounts).set({ trialWithheld }).where(eq(billingAccounts.userId, userId));
    return { ...account, trialWithheld };
  }
  if (isNew) {
    const trial = { kind: 'trial', source: `trial:${userId}`, credits: LIMITS.trialCredits } as const;
    await grantCredits(tx, { ...trial, userId, startsAt: now, expiresAt: null }, now);
  }
  return account;
}

async function write(
  tx: Tx,
  grant: Pick<Grant, 'id' | 'userId'>,
  kind: EntryKind,
  credits: number,
  now: Date,
  about: { runId?: string; audioId?: string } = {},
): Promise<void> {
  const entry = { id: newId(now.getTime()), userId: grant.userId, grantId: grant.id, kind, credits };
  await tx.insert(creditEntries).values({ ...entry, ...about, createdAt: now });
}

/** Every change of a balance is a change here and a row in the ledger, or neither. */
async function move(
  tx: Tx,
  grant: Pick<Grant, 'id' | 'userId'>,
  kind: EntryKind,
  credits: number,
  now: Date,
  about?: { runId?: string; audioId?: string },
): Promise<void> {
  await tx
    .update(creditGrants)
    .set({ remaining: sql`${creditGrants.remaining} + ${credits}` })
    .where(eq(creditGrants.id, grant.id));
  await write(tx, grant, kind, credits, now, about);
}

/** Nothing when there was a grant for the same source before. Needs the account's lock. */
export async function grantCredits(tx: Tx, grant: NewGrant, now: Date): Promise<Grant | undefined> {
  const [made] = await tx
    .insert(creditGrants)
    .values({ ...grant, id: newId(now.getTime()), remaining: grant.credits })
    .onConflictDoNothing()
    .returning();
  if (made) await write(tx, made, 'grant', made.credits, now);
  return made;
}

const unspent = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(creditGrants)
    .where(and(eq(creditGrants.userId, userId), gt(creditGrants.remaining, 0)))
    .orderBy(...SPENDING_ORDER);

/** Puts down what time has taken. Needs the account's lock. */
export async function expireCredits(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const grant of await unspent(tx, userId))
    if (grant.expiresAt && grant.expiresAt <= now) await move(tx, grant, 'expire', -grant.remaining, now);
}

/** Ends plan credits of months that began before `moment`. Needs the account's lock. */
export async function endPlanCredits(tx: Tx, userId: string, before: Date, now: Date): Promise<void> {
  for (const grant of await unspent(tx, userId))
    if (grant.kind === 'plan' && grant.startsAt < before)
      await move(tx, grant, 'expire', -grant.remaining, now);
}

/** Takes plan credits away, as far as there are any; gives how many. Needs the account's lock. */
export async function takeBackCredits(
  tx: Tx,
  userId: string,
  which: (grant: Grant) => boolean,
  credits: number,
  now: Date,
): Promise<number> {
  let left = credits;
  for (const grant of (await unspent(tx, userId)).filter(which)) {
    const taken = Math.min(grant.remaining, left);
    if (taken > 0) await move(tx, grant, 'take_back', -taken, now);
    left -= taken;
  }
  return credits - left;
}

const holdsOf = (tx: Tx, runId: string) =>
  tx
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.runId, runId), eq(creditEntries.kind, 'hold')));

/** Sets credits aside for a run, or throws AppError 'insufficient_credits'. The same run holds once. */
export async function holdCredits(tx: Tx, hold: CreditHold, now: Date): Promise<void> {
  const { userId, runId, audioId, credits, pool = 'own' } = hold;
  await lockAccount(tx, userId, now);
  if ((await holdsOf(tx, runId)).length > 0) return;
  await expireCredits(tx, userId, now);
  const grants = (await unspent(tx, userId)).filter(isIn(pool));
  const available = grants.reduce((sum, grant) => sum + grant.remaining, 0);
  if (available < credits)
    throw new AppError('insufficient_credits', {
      params: { credits_required: credits, credits_available: available },
    });
  let left = credits;
  for (const grant of grants) {
    const taken = Math.min(grant.remaining, left);
    if (taken > 0) await move(tx, grant, 'hold', -taken, now, { runId, audioId });
    left -= taken;
  }
}

/** Marks what the run holds as ended this way; gives those that nobody had ended before. */
async function end(tx: Tx, runId: string, kind: 'settle' | 'release', now: Date) {
  const holds = await holdsOf(tx, runId);
  if (holds.length === 0) return [];
  const ended = await tx
    .insert(creditEntries)
    .values(
      holds.map(({ userId, grantId, audioId, credits }) => ({
        id: newId(now.getTime()),
        userId,
        grantId,
        kind,
        runId,
        audioId,
        createdAt: now,
        credits: kind === 'settle' ? 0 : -credits,
      })),
    )
    .onConflictDoNothing()
    .returning();
  return holds.filter(({ grantId }) => ended.some((entry) => entry.grantId === grantId));
}

/** The run is done: what it held is spent, `most` of it at most. Gives how much that was. */
export async function settleCredits(
  tx: Tx,
  runId: string,
  now: Date,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const held = (await holdsOf(tx, runId)).reduce((sum, { credits }) => sum - credits, 0);
  if (held > most) return settleShare(tx, runId, most, now);
  return (await end(tx, runId, 'settle', now)).reduce((sum, { credits }) => sum - credits, 0);
}

/** The run came to nothing: what it held goes back to where it came from. */
export async function releaseCredits(tx: Tx, runId: string, now: Date): Promise<void> {
  const [first] = await holdsOf(tx, runId);
  if (!first) return;
  await lockAccount(tx, first.userId, now);
  for (const { grantId, credits } of await end(tx, runId, 'release', now))
    await tx
      .update(creditGrants)
      .set({ remaining: sql`${creditGrants.remaining} - ${credits}` })
      .where(eq(creditGrants.id, grantId));
}

/**
 * What audios took, held credits included: of a month everything that was held since it began or came with it,
 * else what was given for nothing. A run's moves are summed as a whole, so what came back does not count.
 */
export async function creditsUsed(db: Db, userId: string, month: Date | null): Promise<number> {
  const held = alias(creditEntries, 'held');
  const sameHold = and(eq(held.runId, creditEntries.runId), eq(held.grantId, creditEntries.grantId));
  const [row] = await db
    .select({ credits: sql<number>`coalesce(-sum(${creditEntries.credits}), 0)::int` })
    .from(creditEntries)
    .innerJoin(held, and(sameHold, eq(held.kind, 'hold')))
    .innerJoin(creditGrants, eq(creditGrants.id, creditEntries.grantId))
    .where(
      and(
        eq(creditEntries.userId, userId),
        inArray(creditGrants.kind, month ? ['plan', 'trial', 'gift'] : ['trial', 'gift']),
        month ? or(gte(held.createdAt, month), gte(creditGrants.startsAt, month)) : undefined,
      ),
    );
  return row?.credits ?? 0;
}

/** Users with credits whose time is over. */
export const usersWithExpired = (tx: Tx, now: Date) =>
  tx
    .selectDistinct({ userId: creditGrants.userId })
    .from(creditGrants)
    .where(and(gt(creditGrants.remaining, 0), lte(creditGrants.expiresAt, now)))
    .limit(100);

/**
 * The run was ended early, or made less than was asked for: so many credits of what it held are spent, in the order in which they were taken, and
 * the rest goes back. A hold ends once, so the row that settles it carries what came back. Gives how much was spent.
 */
export async function settleShare(tx: Tx, runId: string, credits: number, now: Date): Promise<number> {
  const holds = await tx
    .select({ entry: creditEntries })
    .from(creditEntries)
    .innerJoin(creditGrants, eq(creditGrants.id, creditEntries.grantId))
    .where(and(eq(creditEntries.runId, runId), eq(creditEntries.kind, 'hold')))
    .orderBy(...SPENDING_ORDER);
  const [first] = holds;
  if (!first) return 0;
  await lockAccount(tx, first.entry.userId, now);
  let left = credits;
  let spent = 0;
  for (const { entry } of holds) {
    const held = -entry.credits;
    const paid = Math.min(held, left);
    left -= paid;
    const { userId, grantId, audioId } = entry;
    const [ended] = await tx
      .insert(creditEntries)
      .values({
        id: newId(now.getTime()),
        userId,
        grantId,
        runId,
        audioId,
        createdAt: now,
        kind: paid > 0 ? 'settle' : 'release',
        credits: held - paid,
      })
      .onConflictDoNothing()
      .returning();
    if (!ended) continue;
    spent += paid;
    await tx
      .update(creditGrants)
      .set({ remaining: sql`${creditGrants.remaining} + ${held - paid}` })
      .where(eq(creditGrants.id, grantId));
  }
  return spent;
}
