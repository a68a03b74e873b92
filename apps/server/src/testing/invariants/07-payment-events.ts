import { MONTHLY_CREDITS, type PaidPlan } from '@parlance/kernel/prices';
import type { PaymentEvent, SubscriptionState } from '@parlance/ports/payments';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { billingAccounts, paymentNotices, payments as paymentRows } from '../../db/schema/billing.ts';
import type * as changing from '../../features/billing/actions/change-plan.ts';
import type * as taking from '../../features/billing/actions/take-payment-event.ts';
import type { billingStore } from '../../features/billing/billing.store.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type MemoryProvider, memoryProvider } from './memory-provider.ts';
import { inLanes, newUser, openTrial, refuseFalseLedger } from './trial-database.ts';

/** What is under trial; a mutant brings its own. */
export type Money = {
  taking: Pick<typeof taking, 'takePaymentEvent'>;
  changing: Pick<typeof changing, 'changePlan' | 'setCancelled'>;
  store: { billingStore: typeof billingStore };
};

const HISTORY = 12;

type Life = {
  chance: Chance;
  provider: MemoryProvider;
  deps: Parameters<typeof taking.takePaymentEvent>[0];
  userId: string;
  money: Money;
  planCredits: number;
  /** What changes brought to the month that began at `month`: credits times milliseconds, rounded as a whole. */
  changes: { month: number; sum: number };
};

/** A change of mind, through our own interface: possible once we know of the plan. */
async function changeMind(life: Life, { plan, cancelsAtPeriodEnd }: SubscriptionState): Promise<void> {
  const { chance, deps, userId, money } = life;
  const known = await deps.billing.loadBillingState(userId, deps.clock.now());
  const running = life.provider.running();
  if (known.account.subscriptionId !== running?.id || known.account.status === 'ended' || !running) return;
  if (chance.happens(0.5)) return money.changing.setCancelled(deps, userId, !cancelsAtPeriodEnd);
  if (running.status === 'past_due' || cancelsAtPeriodEnd) return;
  const to: PaidPlan = plan === 'basic' ? 'pro' : 'basic';
  await money.changing.changePlan(deps, userId, to);
  const { periodStart, periodEnd, planChangedAt } = running;
  const whole = periodEnd.getTime() - periodStart.getTime();
  const left = Math.min(whole, periodEnd.getTime() - (planChangedAt?.getTime() ?? 0));
  const before = life.changes.month === periodStart.getTime() ? life.changes.sum : 0;
  const sum = before + (MONTHLY_CREDITS[to] - MONTHLY_CREDITS[plan]) * left;
  life.changes = { month: periodStart.getTime(), sum };
  life.planCredits += Math.round(sum / whole) - Math.round(before / whole);
}

/** The next thing that happens; `planCredits` is what there should be when all is told. */
async function live(life: Life): Promise<void> {
  const { chance, provider } = life;
  const running = provider.running();
  if (chance.happens(0.15)) {
    provider.buyCredits(100 * (1 + chance.below(3)));
    return;
  }
  if (!running) {
    const plan = chance.one(['basic', 'pro'] as const);
    // Nobody ends one plan and pays for another within a second.
    provider.passDays(1);
    provider.buyPlan(plan);
    life.planCredits = MONTHLY_CREDITS[plan];
    return;
  }
  const deed = chance.part();
  if (deed < 0.4) {
    provider.passDays(1 + chance.below(5));
    await changeMind(life, { ...running });
    return;
  }
  if (running.status === 'past_due') {
    if (deed < 0.8) provider.payLate(running);
    else provider.end(running);
    life.planCredits = deed < 0.8 ? MONTHLY_CREDITS[running.plan] : 0;
    return;
  }
  if (deed < 0.5) {
    provider.end(running);
    life.planCredits = 0;
    return;
  }
  const paid = deed < 0.9;
  provider.nextMonth(running, paid);
  life.planCredits = paid && (running.status as string) !== 'ended' ? MONTHLY_CREDITS[running.plan] : 0;
}

async function compare(db: Db, { provider, deps, userId, planCredits }: Life): Promise<void> {
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, userId));
  const last = [...provider.subscriptions.values()].at(-1);
  const wanted = last && [
    last.id,
    last.plan,
    last.status,
    last.status !== 'ended' && last.cancelsAtPeriodEnd,
    last.periodEnd.toISOString(),
  ];
  const found = last && [
    account?.subscriptionId,
    account?.plan,
    account?.status,
    account?.cancelsAtPeriodEnd,
    account?.periodEnd?.toISOString(),
  ];
  if (String(found) !== String(wanted)) throw new Error(`the plan is ${found}, not ${wanted}`);

  const now = deps.clock.now();
  const { grants } = await deps.billing.loadBillingState(userId, now);
  const left = (kind: string) =>
    grants
      .filter((grant) => grant.kind === kind && (!grant.expiresAt || grant.expiresAt > now))
      .reduce((sum, { remaining }) => sum + remaining, 0);
  const bought = [...provider.checkouts.values()].filter(({ credits }) => credits > 0);
  const extra = bought.reduce((sum, { credits }) => sum + credits, 0);
  if (left('plan') !== planCredits) throw new Error(`${left('plan')} plan credits, not ${planCredits}`);
  if (left('extra') !== extra) throw new Error(`${left('extra')} extra credits, not ${extra}`);

  const paid = [...bought, ...[...provider.invoices.values()].filter((invoice) => invoice.paid)];
  const rows = await db.select().from(paymentRows).where(eq(paymentRows.userId, userId));
  const sum = (amounts: { amountCents: number }[]) =>
    amounts.reduce((total, { amountCents }) => total + amountCents, 0);
  if (rows.length !== paid.length || sum(rows) !== sum(paid))
    throw new Error(`${rows.length} payments of ${sum(rows)}, not ${paid.length} of ${sum(paid)}`);
  const notices = await db.select().from(paymentNotices).where(eq(paymentNotices.userId, userId));
  const receipts = notices.filter(({ id }) => id.startsWith('paid:')).length;
  if (receipts !== paid.length) throw new Error(`${receipts} receipts for ${paid.length} payments`);
}

async function history(db: Db, money: Money, seed: number): Promise<void> {
  const chance = chanceOf(seed);
  const userId = await newUser(db);
  const customerId = `cus_${userId}`;
  const provider = memoryProvider(customerId, userId, new Date(Date.UTC(2026, 0, 31, 12)));
  const deps = { billing: money.store.billingStore(db), payments: provider.payments, clock: provider.clock };
  await deps.billing.underLock(userId, provider.clock.now(), (tx, account) =>
    deps.billing.change(tx, account, { customerId }),
  );
  const life: Life = { chance, provider, deps, userId, money, planCredits: 0, changes: { month: 0, sum: 0 } };
  const waiting: PaymentEvent[] = [];
  const told: PaymentEvent[] = [];
  const take = async (event: PaymentEvent | undefined) => {
    if (!event) return;
    told.push(event);
    await money.taking.takePaymentEvent(deps, event);
  };
  const some = () => waiting.splice(chance.below(waiting.length), 1)[0];
  for (let heard = 0; heard < HISTORY; ) {
    await live(life);
    const fresh = provider.news.splice(0);
    heard += fresh.length;
    waiting.push(...fresh);
    while (waiting.length > 0 && chance.happens(0.4)) await take(some());
    if (told.length > 0 && chance.happens(0.3)) await take(chance.one(told));
  }
  // The rest in any order; some twice, some together with their twin.
  for (const event of chance.shuffled(waiting)) {
    if (chance.happens(0.3)) await Promise.all([take(event), take(event)]);
    else await take(event);
    if (chance.happens(0.2)) await take(chance.one(told));
  }
  await compare(db, life);
}

/** Whatever the order in which news comes, and however often, it ends where the provider stands. */
export async function reachSameState(
  url: string,
  money: Money,
  { permutations }: { permutations: number },
  seed: number,
): Promise<string> {
  const trial = openTrial(url, 8);
  try {
    const seeds = Array.from({ length: permutations }, (_, i) => seed + i);
    await inLanes(seeds, 4, (one) =>
      history(trial.db, money, one).catch((error: Error) => {
        throw new Error(`seed ${one}: ${error.message}`, { cause: error });
      }),
    );
    await refuseFalseLedger(trial.db);
    return `${permutations} histories of ${HISTORY} events, in any order: all end where the provider stands`;
  } finally {
    await trial.close();
  }
}
