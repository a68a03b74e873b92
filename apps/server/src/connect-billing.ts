import type { Subscription } from '@parlance/contract/billing';
import type { Clock } from '@parlance/kernel/clock';
import { PLANS, type Plan } from '@parlance/kernel/limits';
import type { Limiter } from '@parlance/ports/limiter';
import type { Payments } from '@parlance/ports/payments';
import type { Db, Tx } from './db/connect.ts';
import {
  expireDueCredits,
  forgetDeparted,
  forgetOldEvents,
} from './features/billing/actions/look-after-money.ts';
import { billingLimits } from './features/billing/billing.limits.ts';
import { isRunning, planInForce } from './features/billing/billing.policy.ts';
import { billingEndpoints } from './features/billing/billing.routes.ts';
import { type Affairs, billingStore } from './features/billing/billing.store.ts';
import {
  balanceOf,
  exportView,
  extraCreditsOf,
  spentOnApi,
  subscriptionView,
} from './features/billing/billing.view.ts';
import {
  type Hold,
  holdCredits,
  releaseCredits,
  settleCredits,
  settleShare,
} from './features/billing/ledger.store.ts';
import type { Log } from './log.ts';

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  limiter: Limiter;
  payments: Payments;
  publicUrl: string;
  languageOf(userId: string): Promise<string>;
  titlesOf(userId: string, audioIds: string[]): Promise<Map<string, string | null>>;
  /** A plan that whoever runs the service gave to somebody for a time. */
  grantOf(userId: string, now: Date): Promise<{ plan: Plan; until: Date } | undefined>;
  requireApiAccess(userId: string): Promise<void>;
  onMoneyMoved(): void;
};

const FROM_LEAST_TO_MOST = Object.keys(PLANS);

/** A plan that is paid for counts, unless the one that was given is better. */
const better = (one: Plan, other: Plan): Plan =>
  FROM_LEAST_TO_MOST.indexOf(one) > FROM_LEAST_TO_MOST.indexOf(other) ? one : other;

/** What the rest of the house needs of credits and plans. */
export function connectBilling({ db, limiter, ...parts }: Parts) {
  const { clock } = parts;
  const billing = billingStore(db);
  const deps = { billing, limits: billingLimits(limiter), ...parts };
  const seen =
    <T>(look: (affairs: Affairs, now: Date) => T) =>
    async (userId: string): Promise<T> =>
      look(await billing.affairsOf(userId, clock.now()), clock.now());

  return {
    endpoints: billingEndpoints(deps),
    upkeep: [() => expireDueCredits(deps), () => forgetDeparted(deps), () => forgetOldEvents(deps)],
    async planOf(userId: string): Promise<Plan> {
      const now = clock.now();
      const [{ account }, grant] = await Promise.all([
        billing.affairsOf(userId, now),
        parts.grantOf(userId, now),
      ]);
      return better(planInForce(account, now), grant?.plan ?? 'trial');
    },
    creditsAvailable: seen(balanceOf),
    async subscriptionOf(userId: string): Promise<Subscription> {
      const now = clock.now();
      const [standing, grant] = await Promise.all([
        billing.standingOf(userId, now),
        parts.grantOf(userId, now),
      ]);
      return subscriptionView(standing, now, grant);
    },
    trialWithheldOf: seen(({ account }) => account.trialWithheld),
    extraCreditsOf: seen(extraCreditsOf),
    hasRunningPlan: seen(({ account }) => isRunning(account) && !account.cancelsAtPeriodEnd),
    leaveBilling: (tx: Tx, userId: string) => billing.departed(tx, userId, clock.now()),
    async moneyOf(userId: string): Promise<object> {
      const [{ account }, payments, entries] = await Promise.all([
        billing.affairsOf(userId, clock.now()),
        billing.paymentsOf(userId),
        billing.allEntries(userId),
      ]);
      return exportView(account, payments, entries);
    },
    holdCredits: (tx: Tx, hold: Hold) => holdCredits(tx, hold, clock.now()),
    /** The purse of the API. */
    api: {
      holdCredits: (tx: Tx, hold: Hold) => holdCredits(tx, { ...hold, purse: 'api' }, clock.now()),
      creditsAvailable: seen((affairs, now) => balanceOf(affairs, now, 'api')),
      spentCents: async (userId: string) => spentOnApi(await billing.paymentsOf(userId)),
      creditsByDay: billing.apiCreditsByDay,
    },
    runCredits: {
      settle: (tx: Tx, runId: string) => settleCredits(tx, runId, clock.now()),
      release: (tx: Tx, runId: string) => releaseCredits(tx, runId, clock.now()),
    },
    payShare: (tx: Tx, runId: string, credits: number) => settleShare(tx, runId, credits, clock.now()),
  };
}
