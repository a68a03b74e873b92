import { MUCH_LEFT_OUT } from '@parlance/artifacts/left-out';
import type { Estimate } from '@parlance/contract/audios';
import type { NewAudio } from '@parlance/contract/new-audio';
import { isAppError } from '@parlance/kernel/errors';
import { LENGTHS } from '@parlance/kernel/limits';
import type { Limiter } from '@parlance/ports/limiter';
import { type Doors, personKey } from '../../../doors/doors.ts';
import { creditsOf } from '../cost.ts';
import { type Foresee, type Foreseen, lengthsOf } from '../foreseen.ts';
import { type AcceptDeps, acceptRequest } from './accept-request.ts';

export type EstimateDeps = AcceptDeps & {
  creditsAvailable(userId: string): Promise<number>;
  limiter: Pick<Limiter, 'take'>;
  doors: Pick<Doors, 'readings'>;
  foresee: Foresee;
};

/** Reading a text takes more than pricing it; whoever asks so often is told the price alone. */
const READINGS = { name: 'estimate_readings', max: 60, seconds: 300 };

/** An own script of more than this is worth a second look before it is spoken. */
const LARGE_SCRIPT_MS = 20 * 60_000;
/** Fewer credits than a medium audio needs would be left. */
const LOW_BALANCE = 5;

const minutes = (ms: number): number => Math.round(ms / 6_000) / 10;

/** Nothing when it can't be told now: a warning must not stand in the way of the price. */
async function readAhead(
  deps: EstimateDeps,
  userId: string,
  { source, language }: NewAudio,
  signal: AbortSignal,
): Promise<Foreseen | undefined> {
  if (source.type === 'script') return undefined;
  try {
    await deps.limiter.take(READINGS, userId);
    using _place = await deps.doors.readings.enter(personKey(userId), { signal });
    return await deps.foresee(userId, { source, language }, signal);
  } catch (error) {
    if (isAppError(error)) return undefined;
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
  const foreseen = await readAhead(deps, userId, ask, signal);
  const leftOut = foreseen?.leftOut ?? null;
  const lengths = lengthsOf(foreseen?.minutes[ask.mode], (length) =>
    creditsOf(deps.options, { ...decided, length, scriptMs: undefined }),
  );
  const asked = lengths.find(({ length }) => length === ask.length);
  const { minMinutes, maxMinutes } = LENGTHS[ask.length];
  return {
    credits_required: required,
    credits_available: available,
    estimated_minutes:
      scriptMs === undefined
        ? { min: minMinutes, max: maxMinutes }
        : { min: minutes(scriptMs), max: minutes(scriptMs) },
    expected_minutes: scriptMs === undefined ? (asked?.expected_minutes ?? null) : minutes(scriptMs),
    lengths: scriptMs === undefined ? lengths : [],
    warnings: [
      ...(scriptMs !== undefined && scriptMs > LARGE_SCRIPT_MS ? (['large_script'] as const) : []),
      ...(available - required < LOW_BALANCE ? (['low_balance'] as const) : []),
      ...((leftOut ?? 0) > MUCH_LEFT_OUT ? (['much_left_out'] as const) : []),
    ],
    left_out_percent: leftOut === null ? null : Math.round(leftOut * 100),
  };
}
