import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { creditGrants } from '../../db/schema/billing.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Ledger } from './spending.ts';
import { inLanes, newUser, openTrial, refuseFalseLedger } from './trial-database.ts';

const HOUR_MS = 3_600_000;

type Pot = { source: string; kind: string; left: number; startsAt: number; expiresAt: number | null };
type Run = { id: string; from: [Pot, number][]; ended: boolean };

/** The ledger as it should be, in a few lines without a database. */
function modelOf(trial: Pot) {
  const pots: Pot[] = [trial];
  const runs: Run[] = [];
  const order = (pot: Pot) =>
    [pot.kind === 'extra' ? 1 : 0, pot.expiresAt ?? Number.POSITIVE_INFINITY] as const;
  return {
    pots,
    runs,
    expire(now: number) {
      for (const pot of pots) if (pot.expiresAt !== null && pot.expiresAt <= now) pot.left = 0;
    },
    hold(id: string, credits: number): boolean {
      const alive = pots.filter(({ left }) => left > 0);
      if (alive.reduce((sum, { left }) => sum + left, 0) < credits) return false;
      alive.sort((a, b) => order(a)[0] - order(b)[0] || order(a)[1] - order(b)[1]);
      const run: Run = { id, from: [], ended: false };
      let wanted = credits;
      for (const pot of alive) {
        const taken = Math.min(pot.left, wanted);
        if (taken === 0) break;
        pot.left -= taken;
        wanted -= taken;
        run.from.push([pot, taken]);
      }
      runs.push(run);
      return true;
    },
    end(run: Run, giveBack: boolean) {
      if (!run.ended && giveBack) for (const [pot, taken] of run.from) pot.left += taken;
      run.ended = true;
    },
  };
}

type Walk = { tx: Tx; ledger: Ledger; chance: Chance; userId: string; now: Date; step: number };
type Model = ReturnType<typeof modelOf>;

async function grant({ tx, ledger, chance, userId, now, step }: Walk, model: Model): Promise<void> {
  const again = model.pots.length > 1 && chance.happens(0.2);
  const known = again ? model.pots[model.pots.length - 1] : undefined;
  const kind = chance.one(['plan', 'extra', 'gift'] as const);
  // Apart by a millisecond each, so that there is one order.
  const expiresAt = new Date(now.getTime() + chance.below(40) * HOUR_MS + step + 1);
  const pot = { source: known?.source ?? `${userId}:${step}`, kind, left: 1 + chance.below(30) };
  const times = { startsAt: now, expiresAt };
  const made = await ledger.grantCredits(
    tx,
    { userId, kind, source: pot.source, credits: pot.left, ...times },
    now,
  );
  if ((made === undefined) !== (known !== undefined))
    throw new Error(`"${pot.source}" was granted for twice`);
  if (!known) model.pots.push({ ...pot, startsAt: now.getTime(), expiresAt: expiresAt.getTime() });
}

async function hold({ tx, ledger, chance, userId, now, step }: Walk, model: Model): Promise<void> {
  const known = chance.happens(0.2) ? model.runs[chance.below(model.runs.length)] : undefined;
  const runId = known?.id ?? `${userId}-${step}`;
  const credits = 1 + chance.below(25);
  const could = await ledger.holdCredits(tx, { userId, runId, audioId: runId, credits }, now).then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== 'insufficient_credits') throw error;
      return false;
    },
  );
  // Who holds already is not looked at again.
  if (!known) model.expire(now.getTime());
  if (could !== (known ? true : model.hold(runId, credits))) throw new Error(`step ${step}: held ${could}`);
}

async function act(walk: Walk, model: Model): Promise<void> {
  const { tx, ledger, chance, userId, now } = walk;
  const run = model.runs[chance.below(model.runs.length)];
  const deed = chance.one([
    'grant',
    'hold',
    'hold',
    'hold',
    'settle',
    'release',
    'release',
    'expire',
    'reset',
  ] as const);
  if (deed === 'grant') await grant(walk, model);
  if (deed === 'hold') await hold(walk, model);
  if (run && deed === 'settle') {
    await ledger.settleCredits(tx, run.id, now);
    model.end(run, false);
  }
  if (run && deed === 'release') {
    await ledger.releaseCredits(tx, run.id, now);
    model.end(run, true);
  }
  if (deed === 'expire') {
    await ledger.expireCredits(tx, userId, now);
    model.expire(now.getTime());
  }
  if (deed === 'reset') {
    await ledger.endPlanCredits(tx, userId, now, now);
    for (const pot of model.pots) if (pot.kind === 'plan' && pot.startsAt < now.getTime()) pot.left = 0;
  }
}

async function compare(tx: Tx, userId: string, { pots }: Model, step: number): Promise<void> {
  const rows = await tx.select().from(creditGrants).where(eq(creditGrants.userId, userId));
  const found = new Map(rows.map(({ source, remaining }) => [source, remaining]));
  for (const { source, left } of pots)
    if (found.get(source) !== left)
      throw new Error(`step ${step}: ${source} has ${found.get(source)}, not ${left}`);
}

async function sequence(db: Db, ledger: Ledger, steps: number, seed: number): Promise<void> {
  const chance = chanceOf(seed);
  const userId = await newUser(db);
  let now = new Date(Date.UTC(2026, 0, 1));
  const trial = {
    source: `trial:${userId}`,
    kind: 'trial',
    left: 10,
    startsAt: now.getTime(),
    expiresAt: null,
  };
  const model = modelOf(trial);
  await db.transaction((tx) => ledger.lockAccount(tx, userId, now));
  for (let step = 0; step < steps; step++) {
    now = new Date(now.getTime() + chance.below(4) * HOUR_MS);
    await db.transaction(async (tx) => {
      await act({ tx, ledger, chance, userId, now, step }, model);
      await compare(tx, userId, model, step);
    });
  }
}

/** Random deeds, one after the other: after each the ledger holds what the model holds. */
export async function followModel(
  url: string,
  ledger: Ledger,
  numbers: { sequences: number; steps: number },
  seed: number,
): Promise<string> {
  const trial = openTrial(url, 4);
  try {
    const seeds = Array.from({ length: numbers.sequences }, (_, i) => seed + i);
    await inLanes(seeds, 4, async (one) => {
      await sequence(trial.db, ledger, numbers.steps, one).catch((error: Error) => {
        throw new Error(`seed ${one}: ${error.message}`, { cause: error });
      });
    });
    await refuseFalseLedger(trial.db);
    return `${numbers.sequences} sequences of ${numbers.steps} deeds agree with the model`;
  } finally {
    await trial.close();
  }
}
