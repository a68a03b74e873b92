import type { Subscription } from '@parlance/contract/billing';
import { PLANS, type Plan } from '@parlance/kernel/limits';
import type { PaymentNews } from '@parlance/kernel/payment-news';
import type { Limiter } from '@parlance/ports/limiter';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { dueRows } from '../../db/mail-rows.ts';
import { type Recipient, recipientOf } from '../../db/recipient.ts';
import * as tables from '../../db/schema/billing.ts';
import { grantedPlans } from '../../db/schema/preferences.ts';
import type { Emit } from '../../events.ts';
import { defineFeature } from '../../feature.ts';
import { giveCredits } from './actions/give-credits.ts';
import {
  expireDueCredits,
  forgetDeparted,
  forgetOldEvents,
  type UpkeepDeps,
} from './actions/maintain-billing.ts';
import { allowance } from './allowance.ts';
import { billingLimits } from './billing.limits.ts';
import { isRunning, planInForce } from './billing.policy.ts';
import { type BillingDeps, billingEndpoints, withoutPayments } from './billing.routes.ts';
import { type BillingState, billingStore } from './billing.store.ts';
import { balanceOf, exportView, extraCreditsOf, spentOnApi, subscriptionView } from './billing.view.ts';
import { grantedPlanStore } from './granted-plans.store.ts';
import { type CreditHold, holdCredits, releaseCredits, settleCredits, settleShare } from './ledger.store.ts';

/** About money people hear at the address they gave, whatever else they want to hear. */
const paymentMails = (send: (to: Recipient, news: PaymentNews) => Promise<void>) =>
  dueRows(
    tables.paymentNotices,
    ({ id }) => eq(tables.paymentNotices.id, id),
    async (db, { userId, news }) => {
      const to = await recipientOf(db, userId);
      if (to) await send(to, news);
      return to !== undefined;
    },
  );

type Deps = Omit<BillingDeps & UpkeepDeps, 'billing' | 'limits' | 'moneyMoved'> & {
  db: Db;
  limiter: Limiter;
  emit: Emit;
  mails: { payment: Parameters<typeof paymentMails>[0] };
  /** Set where nothing is sold. */
  allowance: { creditsAMonth: number | undefined } | undefined;
};

const FROM_LEAST_TO_MOST = Object.keys(PLANS);

/** A plan that is paid for counts, unless the one that was given is better. */
const better = (one: Plan, other: Plan): Plan =>
  FROM_LEAST_TO_MOST.indexOf(one) > FROM_LEAST_TO_MOST.indexOf(other) ? one : other;

const spendingOf = ({ planOf, creditsAvailable, holdCredits: hold }: ReturnType<typeof allowance>) => ({
  planOf,
  creditsAvailable,
  holdCredits: hold,
});

/** Plans, payments, and the ledger of credits. */
export function billingFeature({ db, limiter, emit, mails, ...parts }: Deps) {
  const { clock } = parts;
  const billing = billingStore(db);
  const grants = grantedPlanStore(db);
  const deps = {
    ...parts,
    billing,
    limits: billingLimits(limiter),
    moneyMoved: () => emit('moneyMoved', {}),
  };
  const seen =
    <T>(look: (state: BillingState, now: Date) => T) =>
    async (userId: string): Promise<T> =>
      look(await billing.loadBillingState(userId, clock.now()), clock.now());

  const given = deps.allowance && allowance({ billing, clock, ...deps.allowance });
  const endpoints = billingEndpoints(deps);

  return defineFeature({
    name: 'billing',
    endpoints: given ? endpoints.filter(withoutPayments) : endpoints,
    tasks: {
      'billing.expire_credits': () => expireDueCredits(deps),
      'billing.forget_departed': () => forgetDeparted(deps),
      'billing.forget_old_events': () => forgetOldEvents(deps),
    },
    mails: [paymentMails(mails.payment)],
    tables: [
      { table: tables.billingAccounts, exported: true, deleted: 'with_user' },
      { table: tables.payments, exported: true, deleted: 'with_user' },
      { table: tables.creditEntries, exported: true, deleted: 'with_user' },
      { table: tables.creditGrants, exported: { exempt: 'the sums of the entries' }, deleted: 'with_user' },
      { table: grantedPlans, exported: { exempt: 'shown as the plan while it lasts' }, deleted: 'with_user' },
      { table: tables.paymentNotices, exported: { exempt: 'which mails went out' }, deleted: 'with_user' },
      { table: tables.paymentConversations, exported: { exempt: 'locks of a minute' }, deleted: 'with_user' },
      {
        table: tables.departedCustomers,
        exported: { exempt: 'written when a person leaves' },
        deleted: { exempt: 'kept until the payment provider has forgotten the person' },
      },
      {
        table: tables.paymentEvents,
        exported: { exempt: 'ids of news from the provider name nobody' },
        deleted: { exempt: 'ids of news from the provider name nobody' },
      },
      {
        table: tables.spentTrials,
        exported: { exempt: 'a keyed hash of the mailbox' },
        deleted: { exempt: 'a keyed hash of the mailbox, so that each has one trial' },
      },
    ],
    async exportUser({ userId }) {
      const [{ account }, payments, entries] = await Promise.all([
        billing.loadBillingState(userId, clock.now()),
        billing.paymentsOf(userId),
        billing.allEntries(userId),
      ]);
      return { billing: exportView(account, payments, entries) };
    },
    /** Remembers what must still be undone at the payment provider. */
    deleteUser: (tx, { userId }) => billing.departed(tx, userId, clock.now()),

    /** What audios cost. */
    spending: {
      async planOf(userId: string): Promise<Plan> {
        const now = clock.now();
        const [{ account }, grant] = await Promise.all([
          billing.loadBillingState(userId, now),
          grants.grantOf(userId, now),
        ]);
        return better(planInForce(account, now), grant?.plan ?? 'trial');
      },
      creditsAvailable: seen(balanceOf),
      holdCredits: (tx: Tx, hold: CreditHold) => holdCredits(tx, hold, clock.now()),
      payShare: (tx: Tx, runId: string, credits: number) => settleShare(tx, runId, credits, clock.now()),
      runCredits: {
        settle: (tx: Tx, runId: string, most: number) => settleCredits(tx, runId, clock.now(), most),
        release: (tx: Tx, runId: string) => releaseCredits(tx, runId, clock.now()),
      },
      ...(given && spendingOf(given)),
    },
    /** What the account page shows. */
    standing: {
      async subscriptionOf(userId: string): Promise<Subscription> {
        const now = clock.now();
        const [standing, grant] = await Promise.all([
          billing.standingOf(userId, now),
          grants.grantOf(userId, now),
        ]);
        return subscriptionView(standing, now, grant);
      },
      trialWithheldOf: seen(({ account }) => (given ? null : account.trialWithheld)),
      extraCreditsOf: seen(extraCreditsOf),
      hasRunningPlan: seen(({ account }) => isRunning(account) && !account.cancelsAtPeriodEnd),
      ...(given && { subscriptionOf: given.subscriptionOf }),
    },
    /** From whoever runs the service. */
    gifts: {
      giveCredits: (userId: string, gift: { credits: number; months: number }) =>
        giveCredits({ billing, clock }, userId, gift),
      givePlan: grants.grant,
    },
    /** Credits that programs spend are bought and counted apart. */
    api: {
      holdCredits: (tx: Tx, hold: CreditHold) => holdCredits(tx, { ...hold, pool: 'api' }, clock.now()),
      creditsAvailable: seen((state, now) => balanceOf(state, now, 'api')),
      spentCents: async (userId: string) => spentOnApi(await billing.paymentsOf(userId)),
      creditsByDay: billing.apiCreditsByDay,
      ...(given && { holdCredits: given.holdCredits, creditsAvailable: given.creditsAvailable }),
    },
  });
}
