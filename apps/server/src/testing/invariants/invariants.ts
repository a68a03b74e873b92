import { sql } from 'drizzle-orm';
import { startAudio } from '../../features/audios/actions/start-audio.ts';
import { audioStore } from '../../features/audios/audios.store.ts';
import { runStore } from '../../features/audios/runs/runs.store.ts';
import * as changing from '../../features/billing/actions/change-plan.ts';
import * as taking from '../../features/billing/actions/take-payment-event.ts';
import * as store from '../../features/billing/billing.store.ts';
import * as trueLedger from '../../features/billing/ledger.store.ts';
import { keepBalance } from './01-balance.ts';
import { followModel } from './01-ledger-model.ts';
import { chargeOnce } from './02-charges.ts';
import { killedWorker } from './03-killed-worker.ts';
import { pausedWorker } from './04-paused-worker.ts';
import { oneAtATime } from './05-one-run.ts';
import { feeds } from './06-feeds.ts';
import { type Money, reachSameState } from './07-payment-events.ts';
import { uploads } from './08-uploads.ts';
import { deletion } from './09-deletion.ts';
import { shutdown } from './10-shutdown.ts';
import { diskFull } from './11-disk-full.ts';
import { providers } from './12-providers.ts';
import { databaseRestart } from './13-database-restart.ts';
import { doubleStart } from './14-double-start.ts';
import { backup } from './15-backup.ts';
import { parsers } from './16-parsers.ts';
import type { Invariant, Trial } from './ground.ts';
import type { Making } from './making.ts';
import { loadMutant } from './mutants.ts';
import { cut, type Mutant } from './mutate.ts';
import type { Ledger } from './spending.ts';
import { openTrial } from './trial-database.ts';

const LEDGER = 'features/billing/ledger.store.ts';
const RUNS = 'features/audios/runs/runs.store.ts';
const AUDIOS = 'features/audios/audios.store.ts';
const SYNC = 'features/billing/actions/sync-from-provider.ts';

async function weaken(url: string, statement: string): Promise<void> {
  const { db, close } = openTrial(url, 1);
  await db.execute(sql.raw(statement));
  await close();
}

const ledgerOf = async (mutant: Mutant): Promise<Ledger> =>
  (await loadMutant<{ ledger: Ledger }>(mutant, { ledger: LEDGER })).ledger;

const NO_LOCK = cut(
  LEDGER,
  ".where(eq(billingAccounts.userId, userId))\n    .for('update')",
  '.where(eq(billingAccounts.userId, userId))',
);
const NO_LOOK_UP = cut(LEDGER, 'if ((await holdsOf(tx, runId)).length > 0) return;');
const SPENDS = { spends: 100, credits: 40, twoProcesses: false };
const SEQUENCES = { sequences: 12, steps: 50 };

const balance: Invariant = {
  name: '1: credits never go below zero',
  full: ({ url }, seed) =>
    keepBalance(url, trueLedger, { spends: 10_000, credits: 1_000, twoProcesses: true }, seed),
  small: ({ url }, seed) =>
    keepBalance(url, trueLedger, { spends: 200, credits: 40, twoProcesses: true }, seed),
  mutants: [
    {
      without: 'nobody waits for the account',
      run: async ({ url }, seed) => keepBalance(url, await ledgerOf(NO_LOCK), SPENDS, seed),
    },
    {
      without: 'nobody waits and the database allows less than nothing',
      async run({ url }, seed) {
        await weaken(url, 'alter table credit_grants drop constraint credits_between_none_and_all');
        return keepBalance(url, await ledgerOf(NO_LOCK), SPENDS, seed);
      },
    },
    {
      without: 'the same key counts twice',
      async run({ url }, seed) {
        await weaken(url, 'drop index one_hold_per_run_and_grant');
        await weaken(url, 'drop index one_end_per_hold');
        return keepBalance(url, await ledgerOf(NO_LOOK_UP), SPENDS, seed);
      },
    },
  ],
};

const inModel = async (url: string, mutant: Mutant, seed: number) =>
  followModel(url, await ledgerOf(mutant), SEQUENCES, seed);

const model: Invariant = {
  name: '1: the balance is the sum of the ledger',
  full: ({ url }, seed) => followModel(url, trueLedger, { sequences: 1_000, steps: 50 }, seed),
  small: ({ url }, seed) => followModel(url, trueLedger, { sequences: 20, steps: 50 }, seed),
  mutants: [
    {
      without: 'a move is not written down',
      run: ({ url }, seed) =>
        inModel(url, cut(LEDGER, '  await write(tx, grant, kind, credits, now, about);'), seed),
    },
    {
      without: 'a hold may end twice',
      async run({ url }, seed) {
        await weaken(url, 'drop index one_end_per_hold');
        return followModel(url, trueLedger, SEQUENCES, seed);
      },
    },
    {
      without: 'time takes nothing',
      run: ({ url }, seed) => inModel(url, cut(LEDGER, 'grant.expiresAt <= now', 'false'), seed),
    },
    {
      without: 'bought credits go first',
      run: ({ url }, seed) => inModel(url, cut(LEDGER, "= 'extra'`,", "<> 'extra'`,"), seed),
    },
  ],
};

const making: Making = { startAudio, runStore, audioStore };
const makingOf = async (mutant: Mutant): Promise<Making> => {
  const loaded = await loadMutant<{ start: Making; runs: Making; audios: Making }>(mutant, {
    start: 'features/audios/actions/start-audio.ts',
    runs: RUNS,
    audios: AUDIOS,
  });
  return { ...loaded.start, ...loaded.runs, ...loaded.audios };
};
const charging =
  (mutant: Mutant): Trial =>
  async ({ url }, seed) =>
    chargeOnce(url, await makingOf(mutant), { generations: 40 }, seed);

const charges: Invariant = {
  name: '2: one charge for a finished audio, its spoken share for a cancelled one, none for another',
  full: ({ url }, seed) => chargeOnce(url, making, { generations: 1_000 }, seed),
  small: ({ url }, seed) => chargeOnce(url, making, { generations: 20 }, seed),
  mutants: [
    {
      without: 'a failure keeps what it held',
      run: charging(cut(RUNS, '(tx) => credits.release(tx, lease.runId),')),
    },
    {
      without: 'cancelling keeps what was held',
      run: charging(cut(AUDIOS, 'const spent = await pay(tx, ended.id, share.credits);', 'const spent = 0;')),
    },
    {
      without: 'what was spoken before a cancel is free',
      run: charging(cut(AUDIOS, 'pay(tx, ended.id, share.credits)', 'pay(tx, ended.id, 0)')),
    },
    {
      without: 'fractions of a credit are forgotten',
      run: charging(cut(AUDIOS, 'await setDue(tx, ended.userId, share.dueMilli);')),
    },
    {
      without: 'a lost worker may write',
      run: charging(
        cut(
          RUNS,
          "and(eq(runs.id, lease.runId), eq(runs.attempt, lease.attempt), eq(runs.state, 'active'))",
          'eq(runs.id, lease.runId)',
        ),
      ),
    },
  ],
};

const BOTH = { index: true, queue: true };
const FEW = { users: 3, starts: 20 };

const oneRun: Invariant = {
  name: '5: one generation in progress for each user',
  full: ({ url }) => oneAtATime(url, making, { users: 500, starts: 20 }, BOTH),
  small: ({ url }) => oneAtATime(url, making, { users: 10, starts: 20 }, BOTH),
  mutants: [
    {
      without: 'neither database nor queue says no',
      run: ({ url }) => oneAtATime(url, making, FEW, { index: false, queue: false }),
    },
  ],
};

const money: Money = { taking, changing, store };
const moneyOf = (mutant: Mutant) =>
  loadMutant<Money>(mutant, {
    taking: 'features/billing/actions/take-payment-event.ts',
    changing: 'features/billing/actions/change-plan.ts',
    store: 'features/billing/billing.store.ts',
  });
const hearing =
  (mutant: Mutant): Trial =>
  async ({ url }, seed) =>
    reachSameState(url, await moneyOf(mutant), { permutations: 100 }, seed);

const events: Invariant = {
  name: '7: payment events in any order, repeated, reach the same state',
  full: ({ url }, seed) => reachSameState(url, money, { permutations: 5_000 }, seed),
  small: ({ url }, seed) => reachSameState(url, money, { permutations: 40 }, seed),
  mutants: [
    {
      without: 'a month that is told of late counts',
      run: hearing(cut(SYNC, 'await endPlanCredits(tx, userId, new Date(Math.max(...starts)), now);')),
    },
    {
      without: 'an old plan takes the place of the new one',
      run: hearing(
        cut(
          SYNC,
          'if (!isKnown && account.periodStart && state.periodStart < account.periodStart) return account;',
        ),
      ),
    },
    {
      without: 'what was paid for is given again',
      async run(ground, seed) {
        await weaken(ground.url, 'alter table credit_grants drop constraint credit_grants_source_unique');
        const again = cut(
          SYNC,
          'if (!(await deps.billing.recordPayment(tx, { ...payment, paidAt: createdAt }))) return;',
          'await deps.billing.recordPayment(tx, { ...payment, paidAt: createdAt });',
        );
        return hearing(again)(ground, seed);
      },
    },
  ],
};

export const INVARIANTS: Invariant[] = [
  ...[balance, model, charges, killedWorker, pausedWorker, oneRun, feeds, events, uploads, deletion],
  ...[shutdown, diskFull, providers, databaseRestart, doubleStart, backup, parsers],
];
