import type { Estimate } from '@parlance/contract/audios';
import type { NewAudio } from '@parlance/contract/new-audio';
import { LENGTHS } from '@parlance/kernel/limits';
import { creditsOf, scriptMsOf } from '../cost.ts';
import { type AcceptDeps, acceptRequest } from './accept-request.ts';

export type EstimateDeps = AcceptDeps & {
  creditsAvailable(userId: string): Promise<number>;
};

/** An own script of more than this is worth a second look before it is spoken. */
const LARGE_SCRIPT_MS = 20 * 60_000;
/** Fewer credits than a medium audio needs would be left. */
const LOW_BALANCE = 5;

const minutes = (ms: number): number => Math.round(ms / 6_000) / 10;

/** The same checks as a real start, and nothing spent. */
export async function estimateAudio(deps: EstimateDeps, userId: string, ask: NewAudio): Promise<Estimate> {
  const { voices, pronunciations } = await acceptRequest(deps, userId, ask);
  const audioRequest = { ...ask, pronunciations };
  const required = creditsOf(deps.options, audioRequest, voices);
  const scriptMs = scriptMsOf(audioRequest);
  const available = await deps.creditsAvailable(userId);
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
    ],
  };
}
