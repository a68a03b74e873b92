import type { Audio } from '@parlance/contract/audios';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { Options } from '@parlance/contract/options';
import * as contract from '@parlance/contract/tryouts';
import type { Clock } from '@parlance/kernel/clock';
import { AppError, isAppError } from '@parlance/kernel/errors';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { requestFor } from './material.ts';
import type { TryoutTokens } from './tryout-tokens.ts';
import type { TryoutLimits } from './tryouts.limits.ts';
import { tryoutView } from './tryouts.view.ts';

/** An opening as the audio that it is, its lines so far and who says them. */
type Opening = {
  audio: Audio;
  lines: { speaker: 'HOST' | 'COHOST'; text: string }[];
  voices: { host: string; cohost: string };
};

/** First lines of audios that belong to the visitors. */
export type Openings = {
  /** Throws AppError 'generation_in_progress' while another one is being made. */
  start(ask: NewAudio): Promise<string>;
  find(id: string): Promise<Opening | undefined>;
  /** Throws AppError 'not_ready' while it is being made. */
  handOver(id: string, userId: string): Promise<void>;
  isBusy(): Promise<boolean>;
  stopBegunBefore(moment: Date): Promise<void>;
};

export type TryoutDeps = {
  isOffered: boolean;
  openings: Openings;
  ensureOwner(): Promise<void>;
  tokens: TryoutTokens;
  limits: TryoutLimits;
  options: Options;
  detector: LanguageDetector;
  clock: Clock;
};

/** Longer than the longest that comes to a good end; a site that drips holds up nobody else. */
const PATIENCE_MS = 3 * 60_000;
const NOBODY_ELSE = new AppError('generation_in_progress');

export const stopOverdue = ({ openings, clock }: Pick<TryoutDeps, 'openings' | 'clock'>): Promise<void> =>
  openings.stopBegunBefore(new Date(clock.now().getTime() - PATIENCE_MS));

export function tryoutEndpoints(deps: TryoutDeps): Endpoint[] {
  const { openings, tokens, limits, options } = deps;
  const nameOf = (id: string) => options.voices.find((voice) => voice.id === id)?.name ?? '';

  async function viewOf(id: string) {
    const found = await openings.find(id);
    if (!found) throw new AppError('not_found');
    const names = { HOST: nameOf(found.voices.host), COHOST: nameOf(found.voices.cohost) };
    return tryoutView(tokens.issue(id), found.audio, found.lines, names);
  }

  function audioIdOf(token: string): string {
    const id = tokens.audioIdOf(token);
    if (!id) throw new AppError('not_found');
    return id;
  }

  /** Which one is being made is nobody else's business. */
  async function start(ask: NewAudio): Promise<string> {
    try {
      return await openings.start(ask);
    } catch (error) {
      throw isAppError(error) && error.code === 'generation_in_progress' ? NOBODY_ELSE : error;
    }
  }

  return [
    endpoint(contract.createTryout, async ({ body, clientAddress }) => {
      if (!deps.isOffered) throw new AppError('not_found');
      await limits.ask(clientAddress);
      const ask = requestFor(deps, body.material, body.language);
      if (await openings.isBusy()) {
        await stopOverdue(deps);
        throw NOBODY_ELSE;
      }
      await limits.begin(clientAddress);
      await deps.ensureOwner();
      return viewOf(await start(ask));
    }),
    endpoint(contract.readTryout, async ({ params }) => viewOf(audioIdOf(params.token))),
    endpoint(contract.claimTryout, async (call) => {
      const { userId } = signedIn(call);
      const id = audioIdOf(call.params.token);
      await openings.handOver(id, userId);
      return { audio_id: id };
    }),
  ];
}
