import { setTimeout as sleep } from 'node:timers/promises';
import type { Brief } from '@parlance/artifacts/brief';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { Clock } from '@parlance/kernel/clock';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import type { Queue } from '@parlance/ports/queue';
import { type Db, isUniqueViolation, type Tx } from '../../../db/connect.ts';
import type { ArtifactKeys } from '../../../db/schema/audios.ts';
import { ownAudio } from '../audios.policy.ts';
import type { AudioStore, AudioWithRun, RunRow } from '../audios.store.ts';
import { creditsOf } from '../cost.ts';
import { type AcceptDeps, acceptRequest } from './accept-request.ts';

export type StartDeps = AcceptDeps & {
  db: Db;
  audios: AudioStore;
  enqueue: Queue['enqueue'];
  clock: Clock;
  /** Sets credits aside until the run ends; throws AppError 'insufficient_credits'. */
  holdCredits(
    tx: Tx,
    hold: { userId: string; runId: string; audioId: string; credits: number },
  ): Promise<void>;
  /** The finished uploads of a user, in the order asked; throws when one is missing or not whole. */
  uploadedFiles(userId: string, ids: string[]): Promise<UploadedFile[]>;
};

type UploadedFile = { key: string; name: string; bytes: number };

export async function insertRun(
  deps: Pick<StartDeps, 'audios' | 'enqueue' | 'holdCredits' | 'clock'>,
  tx: Tx,
  run: {
    id: string;
    audioId: string;
    userId: string;
    brief: Brief;
    idempotencyKey?: string;
    review?: RunRow['review'];
    /** Of stages that need not be gone through again. */
    artifacts?: ArtifactKeys;
    /** What it costs. */
    credits: number;
    payableLines?: number[] | null;
    /** Of a run before it that was cancelled, when this one goes on with its script. */
    paidEarlier?: number;
    owedMilli?: number;
  },
): Promise<void> {
  const { id: runId, audioId, userId, credits } = run;
  await deps.audios.insertRun(tx, { ...run, state: 'active', createdAt: deps.clock.now() });
  // After the run: who has one running should hear of that, not of the credits it holds.
  await deps.holdCredits(tx, { userId, runId, audioId, credits });
  await deps.enqueue({ runId, userId }, tx);
}

/** The queue lets go of a job a moment after its run is over. */
const LET_GO_MS = 200;
const LET_GO_TRIES = 15;

/** One generation at a time: the database says no to the second, and the person learns which one runs. */
export async function onlyOneAtATime<T>(
  deps: Pick<StartDeps, 'audios'>,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const queueBusy = isAppError(error) && error.code === 'queue.busy';
      if (!queueBusy && !isUniqueViolation(error, 'one_active_run_per_user')) throw error;
      const running = await deps.audios.findActiveAudioId(userId);
      if (running || tries === LET_GO_TRIES) {
        throw new AppError('generation_in_progress', { params: running ? { audio_id: running } : {} });
      }
      await sleep(LET_GO_MS);
    }
  }
}

async function sourceOf(
  deps: StartDeps,
  userId: string,
  source: NewAudio['source'],
): Promise<Brief['source']> {
  if (source.type !== 'files') return source;
  return { type: 'files', files: await deps.uploadedFiles(userId, source.upload_ids) };
}

export async function startAudio(
  deps: StartDeps,
  userId: string,
  ask: NewAudio,
  idempotencyKey?: string,
  /** What of the brief the person did not ask for and may not choose. */
  bounds: Pick<Brief, 'opening' | 'allowance'> = {},
): Promise<AudioWithRun> {
  const before = idempotencyKey && (await deps.audios.findByIdempotencyKey(userId, idempotencyKey));
  if (before) return before;

  const { decided, scriptMs } = await acceptRequest(deps, userId, ask);
  const now = deps.clock.now();
  const audioId = newId(now.getTime());
  const runId = newId(now.getTime());
  const { question, emphasis, tone, language, level, mode, length, voice } = ask;
  const source = await sourceOf(deps, userId, ask.source);
  const choices = { question, emphasis, tone, language, level, mode, length };
  const brief: Brief = { source, ...choices, ...decided, ...bounds };
  const credits = bounds.opening ? 0 : creditsOf(deps.options, { ...brief, scriptMs });

  const write = () =>
    deps.db.transaction(async (tx) => {
      await deps.audios.insertAudio(tx, {
        id: audioId,
        userId,
        runId,
        status: 'queued',
        language,
        level,
        mode,
        length,
        voice,
        question: question ?? null,
        emphasis: emphasis ?? null,
        ...(tone && { tone }),
        sourceType: source.type,
        createdAt: now,
        updatedAt: now,
      });
      const review = ask.review ? 'wanted' : null;
      await insertRun(deps, tx, { id: runId, audioId, userId, brief, review, idempotencyKey, credits });
    });

  try {
    await onlyOneAtATime(deps, userId, write);
  } catch (error) {
    // The same key came twice at once and the other one was first: its audio is the answer to both.
    const twin = idempotencyKey && (await deps.audios.findByIdempotencyKey(userId, idempotencyKey));
    if (!twin) throw error;
    return twin;
  }
  return ownAudio(deps.audios, userId, audioId);
}
