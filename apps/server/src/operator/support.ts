import type { Options } from '@parlance/contract/options';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import type { Plan } from '@parlance/kernel/limits';
import type { Payments } from '@parlance/ports/payments';
import type { Queue } from '@parlance/ports/queue';
import type { Db } from '../db/connect.ts';
import { accountStore } from '../features/accounts/accounts.store.ts';
import { pronunciationStore } from '../features/accounts/pronunciations.store.ts';
import { accessStore } from '../features/api/access.store.ts';
import { retryAudio } from '../features/audios/actions/retry-audio.ts';
import { audioStore } from '../features/audios/audios.store.ts';
import { giveCredits } from '../features/billing/actions/give-credits.ts';
import { previewRefund, refundPayment } from '../features/billing/actions/refund-payment.ts';
import { billingStore } from '../features/billing/billing.store.ts';
import { balanceOf, subscriptionView } from '../features/billing/billing.view.ts';
import { grantedPlanStore } from '../features/billing/granted-plans.store.ts';
import { holdCredits } from '../features/billing/ledger.store.ts';
import { keepsUploads } from '../features/uploads/actions/remove-uploads.ts';
import { uploadStore } from '../features/uploads/uploads.store.ts';

type Parts = { db: Db; clock: Clock; payments: Payments };

/** What whoever runs the service can do for one person. */
export function connectSupport({ db, clock, payments }: Parts) {
  const accounts = accountStore(db);
  const audios = audioStore(db);
  const billing = billingStore(db);
  const grants = grantedPlanStore(db);
  const access = accessStore(db);

  async function userOf(who: string) {
    const found = await accounts.find(who);
    if (!found) throw new AppError('not_found', { log: `Nobody is known by "${who}".` });
    return found;
  }

  return {
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
    async requeue(audioId: string, { enqueue, options }: { enqueue: Queue['enqueue']; options: Options }) {
      const found = await audios.findForLink(audioId);
      if (!found) throw new AppError('not_found', { log: `There is no audio "${audioId}".` });
      const uploads = uploadStore(db);
      const deps = {
        ...{ db, audios, options, enqueue, clock },
        pronunciationsOf: pronunciationStore(db).list,
        keepsFiles: (userId: string, keys: string[]) => keepsUploads({ uploads }, userId, keys),
        // Whoever runs the service decides what it keeps.
        refuseFullStorage: async () => {},
      };
      await retryAudio(
        { ...deps, holdCredits: (tx, hold) => holdCredits(tx, hold, clock.now()) },
        found.audio.userId,
        audioId,
      );
    },
  };
}
