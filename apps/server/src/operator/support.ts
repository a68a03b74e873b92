import type { Options } from '@parlance/contract/options';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import type { Plan } from '@parlance/kernel/limits';
import type { Payments } from '@parlance/ports/payments';
import type { Queue } from '@parlance/ports/queue';
import type { Db } from '../db/connect.ts';
import { openDoors } from '../doors/doors.ts';
import { accountStore } from '../features/accounts/accounts.store.ts';
import { pronunciationStore } from '../features/accounts/pronunciations.store.ts';
import { analyticsStore } from '../features/analytics/analytics.store.ts';
import { accessStore } from '../features/api/access.store.ts';
import { retryAudio } from '../features/audios/actions/retry-audio.ts';
import { audioStore } from '../features/audios/audios.store.ts';
import { giveCredits } from '../features/billing/actions/give-credits.ts';
import { previewRefund, refundPayment } from '../features/billing/actions/refund-payment.ts';
import { billingStore } from '../features/billing/billing.store.ts';
import { balanceOf, subscriptionView } from '../features/billing/billing.view.ts';
import { grantedPlanStore } from '../features/billing/granted-plans.store.ts';
import { holdCredits } from '../features/billing/ledger.store.ts';
import { contactStore } from '../features/contact/contact.store.ts';
import { contactExport } from '../features/contact/contact.view.ts';
import { invite } from '../features/identity/actions/invite.ts';
import { oneTimeTokenStore } from '../features/identity/identity.store.ts';
import { announce } from '../features/newsletter/actions/announce.ts';
import { readNews } from '../features/newsletter/news.ts';
import { newsletterStore } from '../features/newsletter/newsletter.store.ts';
import { leftObjectStore } from '../features/storage/left-objects.store.ts';
import { keepsUploads } from '../features/uploads/actions/remove-uploads.ts';
import { uploadStore } from '../features/uploads/uploads.store.ts';

type Parts = {
  db: Db;
  clock: Clock;
  payments: Payments;
  publicUrl: string;
  /** Loads voices, writer and queue, which takes seconds. */
  openGeneration(): Promise<{ options: Options; enqueue: Queue['enqueue']; close(): Promise<unknown> }>;
};

/** What the people who run the service can do, while servers run beside. */
export function openSupport({ db, clock, payments, publicUrl, openGeneration }: Parts) {
  const accounts = accountStore(db);
  const audios = audioStore(db);
  const billing = billingStore(db);
  const grants = grantedPlanStore(db);
  const access = accessStore(db);
  const messages = contactStore(db);

  async function userOf(who: string) {
    const found = await accounts.find(who);
    if (!found) throw new AppError('not_found', { log: `Nobody is known by "${who}".` });
    return found;
  }

  return {
    listStorage: leftObjectStore(db).kept,
    subscribers: newsletterStore(db).confirmed,
    messagesSince: async (moment: Date) => (await messages.since(moment)).map(contactExport),
    eventsSince: analyticsStore(db).since,
    /** A dry run only counts who would get it. */
    async announce(file: string, dryRun: boolean) {
      const news = readNews(file);
      return { news, audience: await announce({ db, clock }, news, dryRun) };
    },
    /** A link that makes one account, for a week. */
    async invite(): Promise<string> {
      return (await invite({ tokens: oneTimeTokenStore(db, clock), clock, publicUrl })).url;
    },
    /** Who comes to /app/admin, in either edition. */
    setAdmin: async (who: string, isAdmin: boolean) =>
      accounts.setAdmin((await userOf(who)).id, isAdmin, clock.now()),
    async findUser(who: string) {
      const user = await userOf(who);
      const now = clock.now();
      const standing = await billing.standingOf(user.id, now);
      return {
        user,
        subscription: subscriptionView(standing, now, await grants.grantOf(user.id, now)),
        balance: balanceOf(standing, now),
        customerId: standing.account.customerId,
        payments: await billing.paymentsOf(user.id),
        audios: await audios.count(user.id),
      };
    },
    grantCredits: async (who: string, gift: { credits: number; months: number }) =>
      giveCredits({ billing, clock }, (await userOf(who)).id, gift),
    grantPlan: async (who: string, given: { plan: Plan; until: Date }) =>
      grants.grant((await userOf(who)).id, given),
    /** What a refund would do, of the latest payment or of the one that is named. */
    previewRefund: async (who: string, paymentId: string | undefined) =>
      previewRefund({ billing, payments, clock }, (await userOf(who)).id, paymentId),
    refund: async (who: string, paymentId: string) =>
      refundPayment({ billing, payments, clock }, (await userOf(who)).id, paymentId),
    listWaitlist: (limit: number) => access.waiting(limit),
    /** False when they had access before. */
    approveApi: async (who: string) => access.approve((await userOf(who)).id, clock.now()),
    listFailed: (limit: number) => audios.listFailed(limit),
    /** Holds the credits again, as if its owner had asked for another try. */
    async requeue(audioId: string) {
      const found = await audios.findForLink(audioId);
      if (!found) throw new AppError('not_found', { log: `There is no audio "${audioId}".` });
      const uploads = uploadStore(db);
      const { options, enqueue, close } = await openGeneration();
      try {
        await retryAudio(
          {
            db,
            audios,
            options,
            doors: openDoors(),
            enqueue,
            clock,
            pronunciationsOf: pronunciationStore(db).list,
            keepsFiles: (userId, keys) => keepsUploads({ uploads }, userId, keys),
            // The people who run the service decide what it keeps.
            refuseFullStorage: async () => {},
            holdCredits: (tx, hold) => holdCredits(tx, hold, clock.now()),
          },
          found.audio.userId,
          audioId,
        );
      } finally {
        await close();
      }
    },
  };
}

export type Support = ReturnType<typeof openSupport>;
