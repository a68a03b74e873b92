import type { Clock } from '@parlance/kernel/clock';
import { asc, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import type { Log } from '../log.ts';

export type DueMailDeps = { db: Db; clock: Clock; log: Log };

type Progress = { tries: number; dueAt: Date | null; sentAt: Date | null };

/** Mails that are written down as rows until they have gone. */
export type DueMails<Row extends Progress> = {
  /** One that is due, put off to `until`, so that no second process has it too. */
  take(db: Db, now: Date, until: Date): Promise<Row | undefined>;
  /** False when nobody wants it any more. */
  send(db: Db, row: Row): Promise<boolean>;
  settle(db: Db, row: Row, progress: Partial<Progress>): Promise<unknown>;
};

/** A table whose rows are mails; `key` finds one of them again. */
export function dueRows<Table extends PgTable & { dueAt: PgColumn }>(
  table: Table,
  key: (row: Table['$inferSelect']) => SQL | undefined,
  send: (db: Db, row: Table['$inferSelect']) => Promise<boolean>,
): DueMails<Table['$inferSelect'] & Progress> {
  type Row = Table['$inferSelect'] & Progress;
  return {
    take: (db, now, until) =>
      db.transaction(async (tx) => {
        const [due] = await tx
          .select()
          .from(table as PgTable)
          .where(lte(table.dueAt, now))
          .orderBy(asc(table.dueAt))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!due) return undefined;
        await tx
          .update(table as PgTable)
          .set({ dueAt: until })
          .where(key(due as Row));
        return due as Row;
      }),
    send,
    settle: (db, row, progress) =>
      db
        .update(table as PgTable)
        .set(progress)
        .where(key(row)),
  };
}

/** 1, 2, 4 … minutes, about a day in all; after that it is no news. */
const MAX_TRIES = 11;
const FIRST_RETRY_MS = 60_000;
/** Longer than any mail server is waited for, tries and pauses included. */
const LEASE_MS = 5 * 60_000;

/**
 * Sends all that are due. A row is put off while its mail goes out, without a connection being held, and comes
 * due again when the process dies meanwhile: only one that dies between the mail server's "taken" and the write
 * after it sends a mail twice.
 */
export async function sendDueMails<Row extends Progress>(
  deps: DueMailDeps,
  mails: DueMails<Row>,
): Promise<void> {
  const take = () => {
    const now = deps.clock.now();
    return mails.take(deps.db, now, new Date(now.getTime() + LEASE_MS));
  };
  for (let row = await take(); row; row = await take())
    await mails.settle(deps.db, row, await progressOf(deps, mails, row));
}

async function progressOf<Row extends Progress>(
  deps: DueMailDeps,
  mails: DueMails<Row>,
  row: Row,
): Promise<Partial<Progress>> {
  const now = deps.clock.now();
  try {
    const sent = await mails.send(deps.db, row);
    return { dueAt: null, sentAt: sent ? now : null };
  } catch (error) {
    const tries = row.tries + 1;
    deps.log.warn({ err: error, tries }, 'a mail was not sent');
    const nextAt = new Date(now.getTime() + FIRST_RETRY_MS * 2 ** row.tries);
    return { tries, dueAt: tries < MAX_TRIES ? nextAt : null };
  }
}
