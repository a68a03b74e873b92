import { asc, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

export type MailProgress = { tries: number; dueAt: Date | null; sentAt: Date | null };

/** Mails that are written down as rows until they have gone. */
export type DueMails<Row extends MailProgress = MailProgress> = {
  /** One that is due, put off to `until`, so that no second process has it too. */
  take(db: Db, now: Date, until: Date): Promise<Row | undefined>;
  /** False when nobody wants it any more. */
  send(db: Db, row: Row): Promise<boolean>;
  record(db: Db, row: Row, progress: Partial<MailProgress>): Promise<unknown>;
};

/** A table whose rows are mails; `key` finds one of them again. */
export function dueRows<Table extends PgTable & { dueAt: PgColumn }>(
  table: Table,
  key: (row: Table['$inferSelect']) => SQL | undefined,
  send: (db: Db, row: Table['$inferSelect']) => Promise<boolean>,
): DueMails<Table['$inferSelect'] & MailProgress> {
  type Row = Table['$inferSelect'] & MailProgress;
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
    record: (db, row, progress) =>
      db
        .update(table as PgTable)
        .set(progress)
        .where(key(row)),
  };
}
