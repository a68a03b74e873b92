import type { Release } from '@parlance/artifacts/release';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { audios as audioRows } from '../../db/schema/audios.ts';
import { creditEntries, creditGrants } from '../../db/schema/billing.ts';
import { cancelAudio } from '../../features/audios/actions/cancel-audio.ts';
import { deleteAudio } from '../../features/audios/actions/delete-audio.ts';
import type { Hold } from '../../features/audios/runs.store.ts';
import { grantCredits, lockAccount } from '../../features/billing/ledger.store.ts';
import { type Chance, chanceOf } from './chance.ts';
import { COST, type Making, runCredits, startDeps, WISH } from './making.ts';
import { inLanes, newUser, openTrial, refuseFalseLedger } from './trial-database.ts';

const FAILURE = 0.3;
const GENERATIONS_PER_USER = 10;
const RELEASE: Release = {
  ...{ title: 'Rivers', notes: '', language: 'en-US', guid: 'g', durationMs: 1, chapters: [] },
  enclosure: { key: 'k', bytes: 1, type: 'audio/mpeg' },
} as unknown as Release;

const nobodyMinds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** One audio from its start to its end, with whatever may come between; tells whether it was finished. */
async function generate(db: Db, making: Making, userId: string, chance: Chance): Promise<boolean> {
  const deps = startDeps(db, making, async () => {});
  const runs = making.runStore(db, runCredits);
  const { audios } = deps;
  const stopping = {
    ...{ audios, cancelJob: async () => {}, releaseCredits: runCredits.release, clock: deps.clock },
    store: { deletePrefix: async () => {} } as never,
    releaseFiles: async () => {},
    deleteEpisodes: async () => {},
  };
  const { audio, run } = await making.startAudio(deps, userId, WISH, undefined);
  const holds: Hold[] = [];
  const take = async () => holds.push((await runs.take(run.id))!.hold);
  await take();
  // A worker is lost, and another one goes on; the first may still wake up.
  if (chance.happens(0.2)) await take();
  const hold = holds.at(-1)!;
  const finish = () => nobodyMinds(runs.finish(hold, RELEASE));
  const end = chance.part();
  if (end < FAILURE) {
    if (chance.happens(0.5)) await runs.fail(hold, { code: 'voice_unavailable' });
    else await runs.giveUp(run.id);
    await finish();
    return false;
  }
  if (end < 0.5) {
    const stop =
      end < 0.4 ? cancelAudio(stopping, userId, audio.id) : deleteAudio(stopping, userId, audio.id);
    // Before the end, or in the same moment.
    if (chance.happens(0.5)) await nobodyMinds(stop);
    const [finished] = await Promise.all([finish(), nobodyMinds(stop)]);
    return finished;
  }
  const late = holds.length > 1 ? [nobodyMinds(runs.finish(holds[0]!, RELEASE))] : [];
  const tries = await Promise.all([finish(), finish(), ...late]);
  await nobodyMinds(runs.fail(hold, { code: 'generation_failed' }));
  if (tries.filter(Boolean).length !== 1)
    throw new Error(`an audio was finished ${tries.filter(Boolean).length} times`);
  return true;
}

async function refuseWrongBill(db: Db, userId: string, granted: number, finished: number): Promise<void> {
  const grants = await db.select().from(creditGrants).where(eq(creditGrants.userId, userId));
  const left = grants.reduce((sum, { remaining }) => sum + remaining, 0);
  const wanted = granted - finished * COST;
  if (left !== wanted) throw new Error(`${finished} audios: ${left} credits are left, not ${wanted}`);
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, userId));
  const settled = new Set(entries.filter(({ kind }) => kind === 'settle').map(({ runId }) => runId));
  const ended = new Set(entries.filter(({ kind }) => /settle|release/.test(kind)).map(({ runId }) => runId));
  const held = new Set(entries.filter(({ kind }) => kind === 'hold').map(({ runId }) => runId));
  if (settled.size !== finished || ended.size !== held.size)
    throw new Error(`${finished} audios, ${settled.size} charged; ${held.size} holds, ${ended.size} ended`);
  const rows = await db.select().from(audioRows).where(eq(audioRows.userId, userId));
  const wrong = rows.filter(
    ({ status, creditsCharged }) => creditsCharged !== (status === 'ready' ? COST : 0),
  );
  if (wrong.length > 0) throw new Error(`${wrong.length} audios say another price`);
}

/** Providers fail, workers die, people cancel and delete: one charge for each finished audio, none for another. */
export async function chargeOnce(
  url: string,
  making: Making,
  { generations }: { generations: number },
  seed: number,
): Promise<string> {
  const trial = openTrial(url);
  const { db } = trial;
  let finishedInAll = 0;
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
        await grantCredits(tx, { ...gift, credits: GENERATIONS_PER_USER * COST }, now);
      });
      let finished = 0;
      for (let i = 0; i < GENERATIONS_PER_USER; i++)
        if (await generate(db, making, userId, chance)) finished++;
      await refuseWrongBill(db, userId, 10 + GENERATIONS_PER_USER * COST, finished);
      finishedInAll += finished;
    });
    await refuseFalseLedger(db);
    return `${generations} generations: ${finishedInAll} finished and charged once, the rest cost nothing`;
  } finally {
    await trial.close();
  }
}
