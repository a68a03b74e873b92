import { unsubscribe } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import type { Identity } from '@parlance/ports/identity';
import type { Limiter } from '@parlance/ports/limiter';
import type { Db } from '../../db/connect.ts';
import {
  newsletterMails as newsletterMailRows,
  newsletterSubscriptions,
} from '../../db/schema/newsletter.ts';
import { announcementMails as announcementMailRows, announcements } from '../../db/schema/preferences.ts';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { defineFeature } from '../../feature.ts';
import { formLimits } from '../../form-limits.ts';
import { signedIds } from '../../signed-ids.ts';
import { type EndNewsDeps, endNews } from './actions/end-news.ts';
import type { RequestDeps } from './actions/request-newsletter.ts';
import { announcementMails } from './announcement-mails.ts';
import { confirmableAfter, newsletterEndpoints } from './newsletter.routes.ts';
import { newsletterStore, type Subscription } from './newsletter.store.ts';
import { newsletterMails } from './newsletter-mails.ts';
import type { SendNews } from './send-news.ts';

const unsubscribeEndpoints = (deps: EndNewsDeps): Endpoint[] => [
  endpoint(unsubscribe, async (call) => {
    await endNews(deps, call.query.token);
    return undefined;
  }),
];

/** As it stands in the download of everything kept about a person. */
const newsletterExport = (row: Subscription | undefined) =>
  row
    ? {
        language: row.language,
        requested_at: row.requestedAt.toISOString(),
        confirmed_at: row.confirmedAt?.toISOString() ?? null,
      }
    : null;

const REQUESTS_AN_HOUR = { fromMachine: 20, forAddress: 3 };

type Deps = {
  db: Db;
  clock: Clock;
  limiter: Limiter;
  identity: Pick<Identity, 'personById' | 'personByEmail'>;
  mails: RequestDeps['mails'] & { newFeatures: SendNews['send']; newsletter: SendNews['send'] };
  switchOffNews(userId: string): Promise<void>;
  config: { publicUrl: string; onLoopback: boolean };
  secret: string;
};

/** News by mail, to subscribers and to people who chose it in their account. */
export function newsletterFeature({ db, clock, limiter, identity, mails, config, secret, ...deps }: Deps) {
  const newsletter = newsletterStore(db);
  const accountLinks = signedIds(secret, 'unsubscribe');
  const confirming = signedIds(secret, 'newsletter-confirm');
  const leaving = signedIds(secret, 'newsletter-unsubscribe');
  const unsubscribeUrl = (token: string) => `${config.publicUrl}/unsubscribe?token=${token}`;
  const subscriberUrl = (id: string) => unsubscribeUrl(leaving.tokenFor(id));

  return defineFeature({
    name: 'newsletter',
    endpoints: [
      ...newsletterEndpoints({
        newsletter,
        mails,
        confirmationToken: confirming.tokenFor,
        subscriptionOf: confirming.idOf,
        unsubscribeUrl: subscriberUrl,
        limits: formLimits(limiter, config, 'newsletter', REQUESTS_AN_HOUR),
        clock,
      }),
      ...unsubscribeEndpoints({
        identity,
        switchOffNews: deps.switchOffNews,
        userOf: accountLinks.idOf,
        async subscriberOf(token) {
          const id = leaving.idOf(token);
          return id ? { email: await newsletter.emailOf(id) } : undefined;
        },
        endNewsletter: (email) => newsletter.end(email),
      }),
    ],
    tasks: {
      'newsletter.forget_unconfirmed': () => newsletter.removeUnconfirmed(confirmableAfter(clock.now())),
    },
    mails: [
      announcementMails({
        send: mails.newFeatures,
        unsubscribeUrl: (userId) => unsubscribeUrl(accountLinks.tokenFor(userId)),
      }),
      newsletterMails({ send: mails.newsletter, unsubscribeUrl: subscriberUrl }),
    ],
    tables: [
      { table: newsletterSubscriptions, exported: true, deleted: 'by_feature' },
      { table: newsletterMailRows, exported: { exempt: 'which news went out' }, deleted: 'by_feature' },
      { table: announcementMailRows, exported: { exempt: 'which news went out' }, deleted: 'with_user' },
      {
        table: announcements,
        exported: { exempt: 'the news itself names nobody' },
        deleted: { exempt: 'the news itself names nobody' },
      },
    ],
    // Who never proved the address may be a stranger: what its owner subscribed to is not theirs to read or to end.
    exportUser: async ({ email, emailVerified }) =>
      emailVerified ? { newsletter: newsletterExport(await newsletter.ofAddress(email)) } : {},
    async deleteUser(tx, { email, emailVerified }) {
      if (emailVerified) await newsletter.end(email, tx);
    },
  });
}
