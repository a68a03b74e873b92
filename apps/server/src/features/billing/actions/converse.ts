import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@parlance/kernel/clock';
import { newId } from '@parlance/kernel/ids';
import type { Tx } from '../../../db/connect.ts';
import type { BillingStore } from '../billing.store.ts';
import { conversationBusy } from '../conversations.store.ts';
import { type BillingAccount, lockAccount } from '../ledger.store.ts';

/** Writes what was heard, in a short transaction over the account as it stands then. */
export type Write = <T>(work: (tx: Tx, account: BillingAccount) => Promise<T>) => Promise<T>;

const WAIT_MS = 8_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [40, 400];
/** The success page, and each piece of news about one purchase; more is somebody who hammers. */
const MOST_WAITING = 8;

const waiting = new Map<string, number>();

async function enter({ conversations }: BillingStore, userId: string, holder: string): Promise<void> {
  const before = waiting.get(userId) ?? 0;
  if (before >= MOST_WAITING) throw conversationBusy();
  waiting.set(userId, before + 1);
  try {
    const deadline = performance.now() + WAIT_MS;
    for (let pause = FIRST_PAUSE_MS; !(await conversations.take(userId, holder)); ) {
      if (performance.now() >= deadline) throw conversationBusy();
      await sleep(pause * (0.5 + Math.random() / 2));
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  } finally {
    const others = (waiting.get(userId) ?? 1) - 1;
    if (others > 0) waiting.set(userId, others);
    else waiting.delete(userId);
  }
}

/**
 * Talks with the payment provider about one person. Nobody else does meanwhile, so who comes later knows at
 * least as much as who came before; and no connection to the database is held but while `write` runs. A second
 * caller waits a little, then gets AppError 'payment_in_progress'.
 */
export async function converse<T>(
  { billing, clock }: { billing: BillingStore; clock: Clock },
  userId: string,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  const holder = newId();
  await enter(billing, userId, holder);
  try {
    return await work((write) =>
      billing.transaction(async (tx) => {
        await billing.conversations.keep(tx, userId, holder);
        return write(tx, await lockAccount(tx, userId, clock.now()));
      }),
    );
  } finally {
    // What was done stays done; a conversation that nobody ends runs out.
    await billing.conversations.end(userId, holder).catch(() => {});
  }
}
