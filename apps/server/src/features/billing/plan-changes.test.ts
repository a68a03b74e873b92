import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { MONTHLY_CREDITS, PAID_PLANS, type PaidPlan } from '@parlance/kernel/prices';
import type { Payments } from '@parlance/ports/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../db/migrate.ts';
import { freshDatabase } from '../../db/testing/database.ts';
import { chanceOf } from '../../testing/invariants/chance.ts';
import { memoryProvider } from '../../testing/invariants/memory-provider.ts';
import {
  newUser,
  openTrial,
  refuseFalseLedger,
  type TrialDatabase,
} from '../../testing/invariants/trial-database.ts';
import { changePlan } from './actions/change-plan.ts';
import { takePaymentEvent } from './actions/take-payment-event.ts';
import { creditSecondsOfChange, creditsBetween } from './billing.policy.ts';
import { billingStore } from './billing.store.ts';
import { holdCredits, settleCredits } from './ledger.store.ts';

const other = (plan: PaidPlan): PaidPlan => (plan === 'basic' ? 'pro' : 'basic');

describe('what changes of plan bring to a month', () => {
  /** Plan by plan and second by second, in whole numbers; rounded at the very end. */
  function entitled(first: PaidPlan, changes: Date[], { start, end }: { start: Date; end: Date }): number {
    const moments = [start, ...changes, end].map((moment) => BigInt(moment.getTime() / 1000));
    const whole = moments.at(-1)! - moments[0]!;
    let sum = 0n;
    let plan = first;
    for (let i = 1; i < moments.length; i++) {
      sum += BigInt(MONTHLY_CREDITS[plan]) * (moments[i]! - moments[i - 1]!);
      plan = other(plan);
    }
    return Number((2n * sum + whole) / (2n * whole));
  }

  it('is what the plans of its days entitle to, rounded once, after any number of changes', () => {
    const chance = chanceOf(15);
    for (let history = 0; history < 400; history++) {
      const start = new Date(Date.UTC(2026, chance.below(12), 1 + chance.below(28), 9, 30));
      const end = new Date(start.getTime() + (28 + chance.below(4)) * 86_400_000);
      const month = { start, end };
      const first = chance.one(PAID_PLANS);
      const step = chance.one([2, 3_600, 86_400]);
      let [plan, sum, credits] = [first, 0, MONTHLY_CREDITS[first]];
      const changes: Date[] = [];
      for (let at = start.getTime(); changes.length < 40; ) {
        at += chance.below(step) * 1_000;
        if (at > end.getTime()) break;
        changes.push(new Date(at));
        const change = { from: plan, to: other(plan), at: new Date(at) };
        const after = sum + creditSecondsOfChange(change, month);
        credits += creditsBetween(sum, after, month);
        [sum, plan] = [after, change.to];
        if (credits !== entitled(first, changes, month))
          expect({ history, changes, credits }).toEqual({
            history,
            changes,
            credits: entitled(first, changes, month),
          });
      }
    }
  });
});

describe('changing the plan', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let trial: TrialDatabase;
  beforeAll(async () => {
    database = await freshDatabase({ prepareTemplate: migrateDatabase });
    trial = openTrial(database.url, 4);
  });
  afterAll(async () => {
    await trial.close();
    await database.drop();
  });

  /** Somebody with a plan since this moment; `change` is put in place of parts of the provider. */
  async function subscriber(plan: PaidPlan, change: (payments: Payments) => Partial<Payments> = () => ({})) {
    const { db } = trial;
    const userId = await newUser(db);
    const customerId = `cus_${userId}`;
    const provider = memoryProvider(customerId, userId, new Date(Date.UTC(2026, 0, 31, 12)));
    const payments = { ...provider.payments, ...change(provider.payments) };
    const deps = { billing: billingStore(db), payments, clock: provider.clock };
    await deps.billing.underLock(userId, provider.clock.now(), (tx, account) =>
      deps.billing.change(tx, account, { customerId }),
    );
    provider.buyPlan(plan);
    for (const event of provider.news.splice(0)) await takePaymentEvent(deps, event);
    return {
      provider,
      deps,
      userId,
      changeTo: (to: PaidPlan) => changePlan(deps, userId, to),
      async credits(): Promise<number> {
        const { grants } = await deps.billing.loadBillingState(userId, provider.clock.now());
        return grants
          .filter(({ kind }) => kind === 'plan')
          .reduce((sum, { remaining }) => sum + remaining, 0);
      },
      async spend(credits: number): Promise<void> {
        const now = provider.clock.now();
        await db.transaction(async (tx) => {
          const runId = newId();
          await holdCredits(tx, { userId, runId, audioId: runId, credits }, now);
          await settleCredits(tx, runId, now);
        });
      },
    };
  }

  it('fifty times up and down again leaves no credit behind, within a second or over minutes', async () => {
    const ada = await subscriber('basic');
    const chance = chanceOf(50);
    const began = ada.provider.clock.now().getTime();
    for (let round = 0; round < 50; round++) {
      await ada.changeTo('pro');
      expect(await ada.credits()).toBe(250);
      if (round >= 25) ada.provider.passDays(chance.below(5) / 86_400);
      await ada.changeTo('basic');
      expect(await ada.credits()).toBe(100);
    }
    expect(ada.provider.clock.now().getTime() - began).toBeGreaterThan(10_000);
    await refuseFalseLedger(trial.db);
  });

  it('gives no money for credits that are spent while the provider is asked', async () => {
    const asked: boolean[] = [];
    const ada = await subscriber('pro', (payments) => ({
      async changePlan(id, to) {
        asked.push(to.prorated);
        await ada.spend(90);
        await payments.changePlan(id, to);
      },
    }));
    await ada.spend(10);
    await ada.changeTo('basic');
    // Of 240, 150 were set aside for the money before 90 were spent.
    expect([asked, await ada.credits()]).toEqual([[true], 0]);
  });

  it('gives credits back that were set aside for a change that did not come about', async () => {
    let broken = true;
    const ada = await subscriber('pro', (payments) => ({
      async changePlan(id, to) {
        if (broken) throw new AppError('payments_unavailable');
        await payments.changePlan(id, to);
      },
    }));
    await expect(ada.changeTo('basic')).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect(await ada.credits()).toBe(250);
    broken = false;
    await ada.changeTo('basic');
    expect(await ada.credits()).toBe(100);
  });

  it('takes only once when the answer was lost on the way', async () => {
    const ada = await subscriber('pro', (payments) => ({
      async changePlan(id, to) {
        await payments.changePlan(id, to);
        throw new AppError('payments_unavailable');
      },
    }));
    await expect(ada.changeTo('basic')).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect(await ada.credits()).toBe(100);
  });
});
