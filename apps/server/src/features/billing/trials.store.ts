import type { TrialWithheld } from '@parlance/contract/accounts';
import { LIMITS } from '@parlance/kernel/limits';
import { and, count, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { user } from '../../db/schema/accounts.ts';
import { spentTrials } from '../../db/schema/billing.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Whether the network has given so many people a trial today that the next one waits for another day. */
async function isExhausted(tx: Tx, network: string, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  // Of many who come at once from one network, one is counted after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${network}, 0))`);
  await tx
    .update(spentTrials)
    .set({ network: null })
    .where(and(isNotNull(spentTrials.network), lte(spentTrials.givenAt, dayAgo)));
  const [given] = await tx
    .select({ count: count() })
    .from(spentTrials)
    .where(and(eq(spentTrials.network, network), gt(spentTrials.givenAt, dayAgo)));
  return (given?.count ?? 0) >= LIMITS.trialsPerNetworkADay;
}

/**
 * Takes the one trial of the mailbox, or tells why there is none, in the transaction that opens the account. Rows
 * without keys were made by hand.
 */
export async function claimTrial(tx: Tx, userId: string, now: Date): Promise<TrialWithheld | null> {
  const [person] = await tx
    .select({ mailbox: user.trialMailbox, network: user.trialNetwork })
    .from(user)
    .where(eq(user.id, userId));
  if (!person?.mailbox) return null;
  const { mailbox, network } = person;
  // Counted once: nobody's network is kept with their account.
  if (network) await tx.update(user).set({ trialNetwork: null }).where(eq(user.id, userId));
  const known = await tx.select().from(spentTrials).where(eq(spentTrials.mailbox, mailbox));
  if (known.length > 0) return 'mailbox';
  if (network && (await isExhausted(tx, network, now))) return 'network';
  const taken = await tx
    .insert(spentTrials)
    .values({ mailbox, network, givenAt: now })
    .onConflictDoNothing()
    .returning();
  return taken.length > 0 ? null : 'mailbox';
}
