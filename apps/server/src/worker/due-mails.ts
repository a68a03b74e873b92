import type { Clock } from '@parlance/kernel/clock';
import type { Db } from '../db/connect.ts';
import type { DueMails, MailProgress } from '../db/mail-rows.ts';
import type { Log } from '../log.ts';

export type DueMailDeps = { db: Db; clock: Clock; log: Log };

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
export async function sendDueMails<Row extends MailProgress>(
  deps: DueMailDeps,
  mails: DueMails<Row>,
): Promise<void> {
  const take = () => {
    const now = deps.clock.now();
    return mails.take(deps.db, now, new Date(now.getTime() + LEASE_MS));
  };
  for (let row = await take(); row; row = await take())
    await mails.record(deps.db, row, await progressOf(deps, mails, row));
}

async function progressOf<Row extends MailProgress>(
  deps: DueMailDeps,
  mails: DueMails<Row>,
  row: Row,
): Promise<Partial<MailProgress>> {
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
