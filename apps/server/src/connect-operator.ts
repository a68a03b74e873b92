import type { Db } from './db/connect.ts';
import { analyticsStore } from './features/analytics/analytics.store.ts';
import { contactStore } from './features/contact/contact.store.ts';
import { contactExport } from './features/contact/contact.view.ts';
import { newsReaders, queueNews } from './features/newsletter/actions/queue-news.ts';
import { newsletterStore } from './features/newsletter/newsletter.store.ts';

/** Who reads the newsletter, for whoever announces. */
export const NEWSLETTER = { readers: newsReaders, queue: queueNews };

/** What whoever runs the service may read with commands. */
export function operatorLists(db: Db) {
  const messages = contactStore(db);
  return {
    subscribers: newsletterStore(db).confirmed,
    messagesSince: async (moment: Date) => (await messages.since(moment)).map(contactExport),
    eventsSince: analyticsStore(db).since,
  };
}

export type OperatorLists = ReturnType<typeof operatorLists>;
