import { CREDIT_KINDS } from '@parlance/contract/billing';
import type { PaymentNews } from '@parlance/kernel/payment-news';
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/connect.ts';
import {
  billingAccounts,
  creditEntries,
  creditGrants,
  departedCustomers,
  paymentEvents,
  paymentNotices,
  payments,
} from '../../db/schema/billing.ts';
import { isRunning } from './billing.policy.ts';
import { conversationStore } from './conversations.store.ts';
import { type BillingAccount, creditsUsed, lockAccount } from './ledger.store.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type GrantRow = typeof creditGrants.$inferSelect;
export type BillingState = { account: BillingAccount; grants: GrantRow[] };
export type Standing = BillingState & { creditsUsed: number };

export function billingStore(db: Db) {
  async function look(userId: string): Promise<BillingState | undefined> {
    const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
    if (!account) return undefined;
    const grants = await db.select().from(creditGrants).where(eq(creditGrants.userId, userId));
    return { account, grants };
  }

  /** Whoever was never seen here gets an account first, and the trial with it. */
  async function loadBillingState(userId: string, now: Date): Promise<BillingState> {
    const known = await look(userId);
    if (known) return known;
    await db.transaction((tx) => lockAccount(tx, userId, now));
    return (await look(userId))!;
  }

  return {
    conversations: conversationStore(db),
    loadBillingState,

    /** With what audios took of the month of a plan that runs, else of what was given for nothing. */
    async standingOf(userId: string, now: Date): Promise<Standing> {
      const state = await loadBillingState(userId, now);
      const month = isRunning(state.account) ? state.account.periodStart : null;
      return { ...state, creditsUsed: await creditsUsed(db, userId, month) };
    },

    /** One at a time for each user, and briefly: whoever is to be asked is asked before. */
    underLock<T>(
      userId: string,
      now: Date,
      work: (tx: Tx, account: BillingAccount) => Promise<T>,
    ): Promise<T> {
      return db.transaction(async (tx) => work(tx, await lockAccount(tx, userId, now)));
    },

    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction(work),

    async change(tx: Tx, account: BillingAccount, set: Partial<BillingAccount>): Promise<BillingAccount> {
      await tx.update(billingAccounts).set(set).where(eq(billingAccounts.userId, account.userId));
      return { ...account, ...set };
    },

    async userOfCustomer(customerId: string): Promise<string | undefined> {
      const rows = await db
        .select({ userId: billingAccounts.userId })
        .from(billingAccounts)
        .where(eq(billingAccounts.customerId, customerId));
      return rows[0]?.userId;
    },

    /** False when it was written down before. */
    async recordPayment(tx: Tx, row: Omit<PaymentRow, 'refundedAt' | 'recordedAt'>): Promise<boolean> {
      return (await tx.insert(payments).values(row).onConflictDoNothing().returning()).length > 0;
    },

    async findPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
      return (await tx.select().from(payments).where(eq(payments.id, id)))[0];
    },

    paymentsOf(userId: string): Promise<PaymentRow[]> {
      return db
        .select()
        .from(payments)
        .where(eq(payments.userId, userId))
        .orderBy(desc(payments.paidAt), desc(payments.recordedAt));
    },

    async markRefunded(tx: Tx, id: string, now: Date): Promise<void> {
      await tx.update(payments).set({ refundedAt: now }).where(eq(payments.id, id));
    },

    async grantsOf(tx: Tx, userId: string): Promise<GrantRow[]> {
      return tx.select().from(creditGrants).where(eq(creditGrants.userId, userId));
    },

    async planGrants(tx: Tx, userId: string): Promise<GrantRow[]> {
      return tx
        .select()
        .from(creditGrants)
        .where(and(eq(creditGrants.userId, userId), eq(creditGrants.kind, 'plan')));
    },

    async findGrant(tx: Tx, source: string): Promise<GrantRow | undefined> {
      return (await tx.select().from(creditGrants).where(eq(creditGrants.source, source)))[0];
    },

    async knowsEvent(id: string): Promise<boolean> {
      return (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))).length > 0;
    },

    /** False when the event was taken before. */
    async takeEvent(tx: Tx, id: string, now: Date): Promise<boolean> {
      const taken = await tx
        .insert(paymentEvents)
        .values({ id, receivedAt: now })
        .onConflictDoNothing()
        .returning();
      return taken.length > 0;
    },

    async forgetEvents(before: Date): Promise<void> {
      await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
    },

    async notify(tx: Tx, id: string, userId: string, news: PaymentNews, now: Date): Promise<void> {
      await tx.insert(paymentNotices).values({ id, userId, news, dueAt: now }).onConflictDoNothing();
    },

    /** Newest first; settlements that change no balance are left out. */
    async entries(userId: string, { cursor, limit }: { cursor?: string; limit: number }) {
      return db
        .select({ entry: creditEntries, grant: creditGrants })
        .from(creditEntries)
        .innerJoin(creditGrants, eq(creditGrants.id, creditEntries.grantId))
        .where(
          and(
            eq(creditEntries.userId, userId),
            ne(creditEntries.credits, 0),
            inArray(creditGrants.kind, CREDIT_KINDS),
            cursor ? lt(creditEntries.id, cursor) : undefined,
          ),
        )
        .orderBy(desc(creditEntries.id))
        .limit(limit);
    },

    /** API credits that were held and did not come back, by the day (UTC) on which they were. */
    async apiCreditsByDay(userId: string, since: Date) {
      const day = sql<string>`to_char(${creditEntries.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
      const back = alias(creditEntries, 'back');
      return db
        .select({
          day,
          credits: sql<number>`sum(-${creditEntries.credits} - coalesce(${back.credits}, 0))::int`,
          audios: sql<number>`count(distinct ${creditEntries.runId})::int`,
        })
        .from(creditEntries)
        .innerJoin(creditGrants, eq(creditGrants.id, creditEntries.grantId))
        .leftJoin(
          back,
          and(
            eq(back.runId, creditEntries.runId),
            eq(back.grantId, creditEntries.grantId),
            inArray(back.kind, ['settle', 'release']),
          ),
        )
        .where(
          and(
            eq(creditEntries.userId, userId),
            eq(creditEntries.kind, 'hold'),
            eq(creditGrants.kind, 'api'),
            gte(creditEntries.createdAt, since),
            or(isNull(back.id), eq(back.kind, 'settle')),
          ),
        )
        .groupBy(day);
    },

    allEntries(userId: string): Promise<(typeof creditEntries.$inferSelect)[]> {
      return db
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId))
        .orderBy(asc(creditEntries.id));
    },

    async settledRuns(userId: string, runIds: string[]): Promise<Set<string | null>> {
      if (runIds.length === 0) return new Set();
      const rows = await db
        .select({ runId: creditEntries.runId })
        .from(creditEntries)
        .where(
          and(
            eq(creditEntries.userId, userId),
            eq(creditEntries.kind, 'settle'),
            inArray(creditEntries.runId, runIds),
          ),
        );
      return new Set(rows.map(({ runId }) => runId));
    },

    async departed(tx: Tx, userId: string, now: Date): Promise<void> {
      const [account] = await tx.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
      if (account?.customerId)
        await tx
          .insert(departedCustomers)
          .values({ customerId: account.customerId, dueAt: now })
          .onConflictDoNothing();
    },

    /** One that is due, put off to `until`: who dies with it leaves it to the next. */
    async takeDeparted(now: Date, until: Date): Promise<string | undefined> {
      const due = db
        .select({ id: departedCustomers.customerId })
        .from(departedCustomers)
        .where(lte(departedCustomers.dueAt, now))
        .limit(1)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(departedCustomers)
        .set({ dueAt: until })
        .where(eq(departedCustomers.customerId, sql`(${due})`))
        .returning();
      return rows[0]?.customerId;
    },

    async forgetDeparted(customerId: string): Promise<void> {
      await db.delete(departedCustomers).where(eq(departedCustomers.customerId, customerId));
    },
  };
}

export type BillingStore = ReturnType<typeof billingStore>;
