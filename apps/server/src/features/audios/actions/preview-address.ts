import type { AddressPreview } from '@parlance/contract/address-preview';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { PLANS, type Plan } from '@parlance/kernel/limits';
import type { FeedEpisode } from '@parlance/ports/feed-reader';
import type { Limiter } from '@parlance/ports/limiter';
import { type Doors, personKey } from '../../../doors/doors.ts';
import { failureOf } from '../runs/failures.ts';

type ReadPreview = {
  url: string;
  kind: AddressPreview['kind'];
  title?: string;
  episodes: FeedEpisode[];
};

export type PreviewDeps = {
  limiter: Pick<Limiter, 'take'>;
  doors: Pick<Doors, 'readings'>;
  planOf(userId: string): Promise<Plan>;
  readPreview(url: string, signal: AbortSignal): Promise<ReadPreview>;
};

/** Whoever looks for the right address needs far fewer. */
const PREVIEWS = { name: 'address_previews', max: 30, seconds: 300 };
const MAX_EPISODES = 50;

/** Refusals that say nothing of the address. */
const isOurs = ({ code }: AppError): boolean =>
  code === 'too_many_at_once' ||
  code === 'server_busy' ||
  code === 'request.aborted' ||
  code === 'pro_only_video';

/** What stands behind an address; why it can't be read, in the same words a failed audio would use. */
export async function previewAddress(
  deps: PreviewDeps,
  userId: string,
  url: string,
  signal: AbortSignal,
): Promise<AddressPreview> {
  await deps.limiter.take(PREVIEWS, userId);
  try {
    using _place = await deps.doors.readings.enter(personKey(userId), { signal });
    const { episodes, title, ...rest } = await deps.readPreview(url, signal);
    if (rest.kind === 'video' && !PLANS[await deps.planOf(userId)].video)
      throw new AppError('pro_only_video');
    return {
      ...rest,
      title: title ?? null,
      episodes: episodes.slice(0, MAX_EPISODES).map((episode) => ({
        guid: episode.guid,
        title: episode.title,
        published_at: episode.publishedAt ?? null,
        duration_ms: episode.durationMs ?? null,
        has_transcript: episode.transcripts.length > 0,
      })),
    };
  } catch (error) {
    if (!isAppError(error) || isOurs(error)) throw error;
    throw new AppError('address_unreadable', { cause: error, params: { reason: failureOf(error).code } });
  }
}
