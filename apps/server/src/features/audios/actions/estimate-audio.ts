import { MUCH_LEFT_OUT } from '@parlance/artifacts/left-out';
import type { Estimate } from '@parlance/contract/audios';
import type { NewAudio } from '@parlance/contract/new-audio';
import { isAppError } from '@parlance/kernel/errors';
import { LENGTHS } from '@parlance/kernel/limits';
import type { Limiter } from '@parlance/ports/limiter';
import { type Doors, personKey } from '../../../doors/doors.ts';
import { creditsOf } from '../cost.ts';
import type { ShareOfFiles } from '../file-readings.ts';
import { type AcceptDeps, acceptRequest } from './accept-request.ts';

export type EstimateDeps = AcceptDeps & {
  creditsAvailable(userId: string): Promise<number>;
  limiter: Pick<Limiter, 'take'>;
  doors: Pick<Doors, 'readings'>;
  /** How much of a pasted text can't be told, between 0 and 1. */
  shareLeftOut(text: string, language: string, signal: AbortSignal): Promise<number>;
  /** The same of uploaded documents; undefined while it isn't known. */
  shareLeftOutOfFiles: ShareOfFiles;
};

/** Reading a text takes more than pricing it; whoever asks so often is told the price alone. */
const READINGS = { name: 'estimate_readings', max: 60, seconds: 300 };

/** An own script of more than this is worth a second look before it is spoken. */
const LARGE_SCRIPT_MS = 20 * 60_000;
/** Fewer credits than a medium audio needs would be left. */
const LOW_BALANCE = 5;

const minutes = (ms: number): number => Math.round(ms / 6_000) / 10;

/** Nothing when it can't be told now: a warning must not stand in the way of the price. */
async function partLeftOut(
  deps: EstimateDeps,
  userId: string,
  { source, language }: NewAudio,
  signal: AbortSignal,
): Promise<number | null> {
  if (source.type !== 'text' && source.type !== 'files') return null;
  try {
    await deps.limiter.take(READINGS, userId);
    using _place = await deps.doors.readings.enter(personKey(userId), { signal });
    if (source.type === 'text') return await deps.shareLeftOut(source.text, language, signal);
    return (await deps.shareLeftOutOfFiles(userId, source.upload_ids, language, signal)) ?? null;
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

/** The same checks as a real start, and nothing spent. */
export async function estimateAudio(
  deps: EstimateDeps,
  userId: string,
  ask: NewAudio,
  signal: AbortSignal,
): Promise<Estimate> {
  const { decided, scriptMs } = await acceptRequest(deps, userId, ask, signal);
  const required = creditsOf(deps.options, { ...ask, ...decided, scriptMs });
  const available = await deps.creditsAvailable(userId);
  const leftOut = await partLeftOut(deps, userId, ask, signal);
  const { minMinutes, maxMinutes } = LENGTHS[ask.length];
  return {
    credits_required: required,
    credits_available: available,
    estimated_minutes:
      scriptMs === undefined
        ? { min: minMinutes, max: maxMinutes }
        : { min: minutes(scriptMs), max: minutes(scriptMs) },
    warnings: [
      ...(scriptMs !== undefined && scriptMs > LARGE_SCRIPT_MS ? (['large_script'] as const) : []),
      ...(available - required < LOW_BALANCE ? (['low_balance'] as const) : []),
      ...((leftOut ?? 0) > MUCH_LEFT_OUT ? (['much_left_out'] as const) : []),
    ],
    left_out_percent: leftOut === null ? null : Math.round(leftOut * 100),
  };
}
