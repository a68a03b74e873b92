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
import type { Turns } from './turns.ts';

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
  /** What is being made for them now. */
  active(): Promise<string | undefined>;
  stopBegunBefore(moment: Date): Promise<void>;
};

export type TryoutDeps = {
  isOffered: boolean;
  /** Each makes one at a time. */
  places: Openings[];
  turns: Turns;
  ensureOwners(): Promise<void>;
  /** Throws AppError 'topic_unknown': nobody waits for a turn, or spends one, to hear that. */
  refuseUnknownTopic(ask: NewAudio): Promise<void>;
  tokens: TryoutTokens;
  limits: TryoutLimits;
  options: Options;
  detector: LanguageDetector;
  clock: Clock;
};

/** Longer than the longest that comes to a good end; a site that drips holds up nobody else. */
const PATIENCE_MS = 3 * 60_000;
const NOBODY_ELSE = new AppError('generation_in_progress');

export async function stopOverdue({ places, clock }: Pick<TryoutDeps, 'places' | 'clock'>): Promise<void> {
  const moment = new Date(clock.now().getTime() - PATIENCE_MS);
  for (const { stopBegunBefore } of places) await stopBegunBefore(moment);
}

export function tryoutEndpoints(deps: TryoutDeps): Endpoint[] {
  const { places, turns, tokens, limits, options } = deps;
  const nameOf = (id: string) => options.voices.find((voice) => voice.id === id)?.name ?? '';

  async function placeOf(id: string): Promise<{ place: Openings; found: Opening }> {
    for (const place of places) {
      const found = await place.find(id);
      if (found) return { place, found };
    }
    throw new AppError('not_found');
  }

  async function viewOf(id: string) {
    const { found } = await placeOf(id);
    const names = { HOST: nameOf(found.voices.host), COHOST: nameOf(found.voices.cohost) };
    return tryoutView(tokens.issue(id), found.audio, found.lines, names);
  }

  function audioIdOf(token: string): string {
    const id = tokens.audioIdOf(token);
    if (!id) throw new AppError('not_found');
    return id;
  }

  /** One that is free, for the one whose turn it is. */
  async function placeFor(clientAddress: string): Promise<Openings> {
    const active = await Promise.all(places.map((place) => place.active()));
    const free = places.filter((_, at) => active[at] === undefined);
    const mayBegin = turns.mayBegin(
      clientAddress,
      free.length,
      active.flatMap((id) => id ?? []),
    );
    const [first] = free;
    if (first && mayBegin) return first;
    await stopOverdue(deps);
    throw NOBODY_ELSE;
  }

  /** Whoever comes twice at once gets it once, and is told so twice: by then it is in no place. */
  async function handOver(id: string, userId: string): Promise<void> {
    const held = await Promise.all(places.map((place) => place.find(id)));
    const place = places[held.findIndex((found) => found !== undefined)] ?? places[0];
    await place?.handOver(id, userId);
  }

  /** Which one is being made is nobody else's business. */
  async function start(place: Openings, ask: NewAudio): Promise<string> {
    try {
      return await place.start(ask);
    } catch (error) {
      throw isAppError(error) && error.code === 'generation_in_progress' ? NOBODY_ELSE : error;
    }
  }

  return [
    endpoint(contract.createTryout, async ({ body, clientAddress }) => {
      if (!deps.isOffered) throw new AppError('not_found');
      await limits.ask(clientAddress);
      const ask = requestFor(deps, body.material, body.language);
      await deps.refuseUnknownTopic(ask);
      const place = await placeFor(clientAddress);
      await limits.begin(clientAddress).finally(() => turns.leave(clientAddress));
      await deps.ensureOwners();
      const id = await start(place, ask);
      turns.begun(clientAddress, id);
      return viewOf(id);
    }),
    endpoint(contract.readTryout, async ({ params }) => viewOf(audioIdOf(params.token))),
    endpoint(contract.claimTryout, async (call) => {
      const { userId } = signedIn(call);
      const id = audioIdOf(call.params.token);
      await handOver(id, userId);
      return { audio_id: id };
    }),
  ];
}
