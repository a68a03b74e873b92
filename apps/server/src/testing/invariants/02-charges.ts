import type { Release } from '@parlance/artifacts/release';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { audios as audioRows } from '../../db/schema/audios.ts';
import { creditEntries, creditGrants } from '../../db/schema/billing.ts';
import { cancelAudio } from '../../features/audios/actions/cancel-audio.ts';
import { deleteAudio } from '../../features/audios/actions/delete-audio.ts';
import { retryAudio } from '../../features/audios/actions/retry-audio.ts';
import type { RunLease } from '../../features/audios/runs/runs.store.ts';
import { grantCredits, lockAccount } from '../../features/billing/ledger.store.ts';
import { type Chance, chanceOf } from './chance.ts';
import { AUDIO_REQUEST, COST, endOfRun, type Making, runCredits, startDeps } from './making.ts';
import { inLanes, newUser, openTrial, refuseFalseLedger } from './trial-database.ts';

const FAILURE = 0.3;
const GENERATIONS_PER_USER = 10;
/** Enough for every audio and a second try of each. */
const GRANTED = 2 * GENERATIONS_PER_USER * COST;
const RELEASE: Release = {
  title: 'Rivers',
  notes: '',
  language: 'en-US',
  guid: 'g',
  // Of the length that was asked for: it costs the whole price.
  durationMs: 8 * 60_000,
  chapters: [],
  enclosure: { key: 'k', bytes: 1, type: 'audio/mpeg' },
} as unknown as Release;

const nobodyMinds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** What one person should have paid, by a reckoning of its own. */
type Bill = {
  paid: number;
  /** Left of a credit from runs that were cancelled, in thousandths. */
  due: number;
  finished: number;
  /** What each audio should say that it cost. */
  charged: Map<string, number>;
};

/** Of all that is to be spoken. */
const SCRIPT_MS = 100_000;

/** Rounded down, and what was rounded off is remembered. */
function chargeShare(bill: Bill, spokenMs: number): number {
  bill.due += Math.round((spokenMs / SCRIPT_MS) * COST * 1_000);
  const credits = Math.floor(bill.due / 1_000);
  bill.due -= credits * 1_000;
  return credits;
}

function charge(bill: Bill, audioId: string, credits: number): void {
  bill.paid += credits;
  bill.charged.set(audioId, (bill.charged.get(audioId) ?? 0) + credits);
}

/** One audio from its start to its end, with whatever may come between. */
async function generate(db: Db, making: Making, userId: string, chance: Chance, bill: Bill): Promise<void> {
  const deps = startDeps(db, making, async () => {});
  const runs = making.runStore(db, runCredits);
  const { audios } = deps;
  const stopping = {
    audios,
    cancelJob: async () => {},
    clock: deps.clock,
    ...endOfRun,
    store: { deletePrefix: async () => {} } as never,
    releaseFiles: async () => {},
    deleteEpisodes: async () => {},
  };
  const { audio, run } = await making.startAudio(deps, userId, AUDIO_REQUEST, undefined);
  const leases: RunLease[] = [];
  const take = async () => leases.push((await runs.take(run.id))!.lease);
  await take();
  // A worker is lost, and another one goes on; the first may still wake up.
  if (chance.happens(0.2)) await take();
  const lease = leases.at(-1)!;
  const spokenMs = chance.happens(0.2) ? SCRIPT_MS : Math.floor(chance.part() * 100) * (SCRIPT_MS / 100);
  await runs.keep(lease, { script: 'script.json' });
  await runs.enter(lease, 'speaking', { payableMs: SCRIPT_MS });
  await runs.spoken(lease, spokenMs);
  const finish = async (of: RunLease) => {
    const finished = await nobodyMinds(runs.finish(of, RELEASE));
    if (finished) bill.finished++;
    return finished;
  };
  const end = chance.part();
  if (end < FAILURE) {
    if (chance.happens(0.5)) await runs.fail(lease, { code: 'voice_unavailable' });
    else await runs.giveUp(run.id);
    if (await finish(lease)) throw new Error('a failed run was finished');
    return;
  }
  if (end < 0.7) {
    const isCancel = end < 0.6;
    const stop = isCancel ? cancelAudio(stopping, userId, audio.id) : deleteAudio(stopping, userId, audio.id);
    // Before the end, or in the same moment.
    if (chance.happens(0.5)) await nobodyMinds(stop);
    const [finished] = await Promise.all([finish(lease), nobodyMinds(stop)]);
    if (finished) return charge(bill, audio.id, COST);
    const dueBefore = bill.due;
    const share = chargeShare(bill, spokenMs);
    charge(bill, audio.id, share);
    if (!isCancel || !chance.happens(0.4)) return;
    // Tried again with what was spoken, it costs the rest of one price; what was rounded off is not owed twice.
    const again = await retryAudio({ ...deps, keepsFiles: async () => true }, userId, audio.id);
    if (spokenMs > 0) bill.due = dueBefore;
    const next = (await runs.take(again.run.id))!.lease;
    if (!(await finish(next))) throw new Error('a second try was not finished');
    charge(bill, audio.id, spokenMs > 0 ? COST - share : COST);
    return;
  }
  const late = leases.length > 1 ? [finish(leases[0]!)] : [];
  const tries = await Promise.all([finish(lease), finish(lease), ...late]);
  await nobodyMinds(runs.fail(lease, { code: 'generation_failed' }));
  if (tries.filter(Boolean).length !== 1)
    throw new Error(`an audio was finished ${tries.filter(Boolean).length} times`);
  charge(bill, audio.id, COST);
}

async function refuseWrongBill(db: Db, userId: string, granted: number, bill: Bill): Promise<void> {
  const grants = await db.select().from(creditGrants).where(eq(creditGrants.userId, userId));
  const left = grants.reduce((sum, { remaining }) => sum + remaining, 0);
  const wanted = granted - bill.paid;
  if (left !== wanted) throw new Error(`${bill.paid} to be paid: ${left} credits are left, not ${wanted}`);
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, userId));
  const ended = new Set(entries.filter(({ kind }) => /settle|release/.test(kind)).map(({ runId }) => runId));
  const held = new Set(entries.filter(({ kind }) => kind === 'hold').map(({ runId }) => runId));
  if (ended.size !== held.size) throw new Error(`${held.size} holds, ${ended.size} ended`);
  const rows = await db.select().from(audioRows).where(eq(audioRows.userId, userId));
  const wrong = rows.filter(({ id, creditsCharged }) => creditsCharged !== (bill.charged.get(id) ?? 0));
  if (wrong.length > 0) throw new Error(`${wrong.length} audios say another price`);
}

/** Providers fail, workers die, people cancel, delete and try again: each pays for what was finished or spoken, once. */
export async function chargeOnce(
  url: string,
  making: Making,
  { generations }: { generations: number },
  seed: number,
): Promise<string> {
  const trial = openTrial(url);
  const { db } = trial;
  let finishedInAll = 0;
  let paidInAll = 0;
  try {
    const users = Array.from({ length: generations / GENERATIONS_PER_USER }, (_, i) => seed + i);
    await inLanes(users, 4, async (one) => {
      const chance = chanceOf(one);
      const userId = await newUser(db);
      const now = new Date();
      const gift = {
        userId,
        kind: 'gift' as const,
        source: `gift:${userId}`,
        startsAt: now,
        expiresAt: null,
      };
      await db.transaction(async (tx) => {
        await lockAccount(tx, userId, now);
        await grantCredits(tx, { ...gift, credits: GRANTED }, now);
      });
      const bill: Bill = { paid: 0, due: 0, finished: 0, charged: new Map() };
      for (let i = 0; i < GENERATIONS_PER_USER; i++) await generate(db, making, userId, chance, bill);
      await refuseWrongBill(db, userId, 10 + GRANTED, bill);
      finishedInAll += bill.finished;
      paidInAll += bill.paid;
    });
    await refuseFalseLedger(db);
    return `${generations} generations: ${finishedInAll} finished, ${paidInAll} credits paid for them and for what others had spoken`;
  } finally {
    await trial.close();
  }
}
