import type { Clock } from '@parlance/kernel/clock';
import type { Limiter } from '@parlance/ports/limiter';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { dueRows } from '../../db/mail-rows.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import type { Emit } from '../../events.ts';
import { defineFeature } from '../../feature.ts';
import { formLimits } from '../../form-limits.ts';
import { contactEndpoints, keptAfter } from './contact.routes.ts';
import { contactStore } from './contact.store.ts';
import { contactExport } from './contact.view.ts';

type Message = Pick<typeof contactMessages.$inferSelect, 'name' | 'email' | 'message' | 'language'>;

type ForwardMessage = (message: Message) => Promise<void>;

/** What people wrote, to the people who run the service. */
const contactMails = (send: ForwardMessage) =>
  dueRows(
    contactMessages,
    ({ id }) => eq(contactMessages.id, id),
    async (_, row) => {
      await send(row);
      return true;
    },
  );

const MESSAGES_AN_HOUR = { fromMachine: 10, forAddress: 5 };

type Deps = {
  db: Db;
  clock: Clock;
  limiter: Limiter;
  emit: Emit;
  onLoopback: boolean;
  /** Mails a visitor's message to the people who run the service. */
  forwardMessage: ForwardMessage;
};

/** The contact form. */
export function contactFeature({ db, clock, limiter, emit, onLoopback, forwardMessage }: Deps) {
  const messages = contactStore(db);
  return defineFeature({
    name: 'contact',
    endpoints: contactEndpoints({
      messages,
      limits: formLimits(limiter, { onLoopback }, 'contact', MESSAGES_AN_HOUR),
      clock,
      mailDue: () => emit('mailDue', {}),
    }),
    tasks: { 'contact.forget_old': () => messages.removeBefore(keptAfter(clock.now())) },
    mails: [contactMails(forwardMessage)],
    tables: [{ table: contactMessages, exported: true, deleted: 'by_feature' }],
    // Who never proved the address may be a stranger: what its owner wrote is not theirs to read or to end.
    exportUser: async ({ email, emailVerified }) =>
      emailVerified ? { contact_messages: (await messages.ofAddress(email)).map(contactExport) } : {},
    async deleteUser(tx, { email, emailVerified }) {
      if (emailVerified) await messages.removeOfAddress(email, tx);
    },
  });
}
