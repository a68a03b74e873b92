import type { Clock } from '@parlance/kernel/clock';
import { asc, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/connect.ts';
import type { Log } from '../log.ts';

export type DueMailDeps = { db: Db; clock: Clock; log: Log };

type Progress = { tries: number; dueAt: Date | null; sentAt: Date | null };

/** Mails that are written down as rows until they have gone. */
export type DueMails<Row extends Progress> = {
  /** One that is due, locked so that no second process has it too. */
  take(tx: Tx, now: Date): Promise<Row | undefined>;
  /** False when nobody wants it any more. */
  send(tx: Tx, row: Row): Promise<boolean>;
  settle(tx: Tx, row: Row, progress: Partial<Progress>): Promise<unknown>;
};

/** A table whose rows are mails; `key` finds one of them again. */
export function dueRows<Table extends PgTable & { dueAt: PgColumn }>(
  table: Table,
  key: (row: Table['$inferSelect']) => SQL | undefined,
  send: (tx: Tx, row: Table['$inferSelect']) => Promise<boolean>,
): DueMails<Table['$inferSelect'] & Progress> {
  return {
    async take(tx, now) {
      const rows = await tx
        .select()
        .from(table as PgTable)
        .where(lte(table.dueAt, now))
        .orderBy(asc(table.dueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return rows[0] as (Table['$inferSelect'] & Progress) | undefined;
    },
    send,
    settle: (tx, row, progress) =>
      tx
        .update(table as PgTable)
        .set(progress)
        .where(key(row)),
  };
}

/** 1, 2, 4 … minutes, about a day in all; after that it is no news. */
const MAX_TRIES = 11;
const FIRST_RETRY_MS = 60_000;

/**
 * Sends all that are due. A row stays in hand while its mail goes out, and a process that dies lets go of
 * it: only one that dies between the mail server's "taken" and the commit after it sends a mail twice.
 */
export async function sendDueMails<Row extends Progress>(
  deps: DueMailDeps,
  mails: DueMails<Row>,
): Promise<void> {
  const one = async (tx: Tx): Promise<boolean> => {
    const now = deps.clock.now();
    const row = await mails.take(tx, now);
    if (!row) return false;
    await mails.settle(tx, row, await progressOf(deps, mails, tx, row, now));
    return true;
  };
  while (await deps.db.transaction(one));
}

async function progressOf<Row extends Progress>(
  deps: DueMailDeps,
  mails: DueMails<Row>,
  tx: Tx,
  row: Row,
  now: Date,
): Promise<Partial<Progress>> {
  try {
    const sent = await mails.send(tx, row);
    return { dueAt: null, sentAt: sent ? now : null };
  } catch (error) {
    const tries = row.tries + 1;
    deps.log.warn({ err: error, tries }, 'a mail was not sent');
    const nextAt = new Date(now.getTime() + FIRST_RETRY_MS * 2 ** row.tries);
    return { tries, dueAt: tries < MAX_TRIES ? nextAt : null };
  }
}
