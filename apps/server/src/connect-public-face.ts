import type { Clock } from '@parlance/kernel/clock';
import type { Analytics } from '@parlance/ports/analytics';
import type { Identity } from '@parlance/ports/identity';
import type { Limiter } from '@parlance/ports/limiter';
import type { Config } from './config.ts';
import type { Db, Tx } from './db/connect.ts';
import type { PreferencesStore } from './features/accounts/preferences.store.ts';
import { analyticsEndpoints } from './features/analytics/analytics.routes.ts';
import { contactEndpoints, keptAfter } from './features/contact/contact.routes.ts';
import { contactStore } from './features/contact/contact.store.ts';
import { contactExport } from './features/contact/contact.view.ts';
import { contactMails } from './features/contact/contact-mails.ts';
import { languageOf } from './features/identity/request-language.ts';
import { announcementMails } from './features/newsletter/announcement-mails.ts';
import { confirmableAfter, newsletterEndpoints } from './features/newsletter/newsletter.routes.ts';
import { newsletterStore } from './features/newsletter/newsletter.store.ts';
import { newsletterExport } from './features/newsletter/newsletter.view.ts';
import { newsletterMails } from './features/newsletter/newsletter-mails.ts';
import { unsubscribeEndpoints } from './features/newsletter/unsubscribe.routes.ts';
import { formLimits } from './form-limits.ts';
import type { Log } from './log.ts';
import type { contactMail } from './mails/contact-mail.ts';
import type { Mails } from './mails/mails.ts';
import { signedIds } from './signed-ids.ts';
import { sendDueMails } from './worker/due-mails.ts';

const NEWSLETTER_AN_HOUR = { fromMachine: 20, forAddress: 3 };
const MESSAGES_AN_HOUR = { fromMachine: 10, forAddress: 5 };

type Parts = {
  config: Pick<Config, 'publicUrl' | 'onLoopback'>;
  secret: string;
  db: Db;
  clock: Clock;
  log: Log;
  limiter: Limiter;
  analytics: Analytics;
  identity: Identity;
  mails: Mails;
  /** Passes a visitor's message on to whoever runs the service. */
  passOn: ReturnType<typeof contactMail>;
  preferences: PreferencesStore;
  /** A mail is due. */
  onDue(): void;
};

/** What visitors meet without an account: news by mail, the contact form, and counting what they agreed to. */
export function connectPublicFace(parts: Parts) {
  const { config, secret, db, clock, log, limiter, analytics, identity, mails, preferences } = parts;
  const newsletter = newsletterStore(db);
  const messages = contactStore(db);
  const accountLinks = signedIds(secret, 'unsubscribe');
  const confirming = signedIds(secret, 'newsletter-confirm');
  const leaving = signedIds(secret, 'newsletter-unsubscribe');
  const unsubscribeUrl = (token: string) => `${config.publicUrl}/unsubscribe?token=${token}`;
  const subscriberUrl = (id: string) => unsubscribeUrl(leaving.tokenFor(id));
  const due = { db, clock, log };

  return {
    endpoints: [
      ...newsletterEndpoints({
        newsletter,
        mails,
        confirmationToken: confirming.tokenFor,
        subscriptionOf: confirming.idOf,
        unsubscribeUrl: subscriberUrl,
        limits: formLimits(limiter, config, 'newsletter', NEWSLETTER_AN_HOUR),
        languageOf,
        clock,
      }),
      ...contactEndpoints({
        messages,
        limits: formLimits(limiter, config, 'contact', MESSAGES_AN_HOUR),
        languageOf,
        clock,
        onKept: parts.onDue,
      }),
      ...analyticsEndpoints({ analytics, limiter, clock, log }),
      ...unsubscribeEndpoints({
        preferences,
        identity,
        userOf: accountLinks.idOf,
        async subscriberOf(token) {
          const id = leaving.idOf(token);
          return id ? { email: await newsletter.emailOf(id) } : undefined;
        },
        endNewsletter: (email) => newsletter.end(email),
      }),
    ],

    upkeep: [
      () =>
        sendDueMails(
          due,
          announcementMails({
            send: mails.newFeatures,
            unsubscribeUrl: (userId) => unsubscribeUrl(accountLinks.tokenFor(userId)),
          }),
        ),
      () => sendDueMails(due, newsletterMails({ send: mails.newsletter, unsubscribeUrl: subscriberUrl })),
      () => sendDueMails(due, contactMails(parts.passOn)),
      () => newsletter.removeUnconfirmed(confirmableAfter(clock.now())),
      () => messages.removeBefore(keptAfter(clock.now())),
    ],

    /** For an address that is known to be the caller's. */
    async exportOf(email: string) {
      return {
        newsletter: newsletterExport(await newsletter.ofAddress(email)),
        contact_messages: (await messages.ofAddress(email)).map(contactExport),
      };
    },

    async forgetAddress(email: string, tx: Tx): Promise<void> {
      await newsletter.end(email, tx);
      await messages.removeOfAddress(email, tx);
    },
  };
}
