import type { NewEpisode } from '@parlance/contract/feeds';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import { personKey } from '../../../doors/doors.ts';
import type { PictureAsker } from '../../../doors/picture-turns.ts';
import type { Log } from '../../../log.ts';
import { type EpisodeStore, pairOf, type ReadyAudio } from '../episodes.store.ts';
import { episodePrefix } from '../feed-files.ts';
import { ownEpisode, ownFeed, ownReadyAudio } from '../feeds.policy.ts';
import type { EpisodeRow, FeedRow, FeedStore } from '../feeds.store.ts';
import type { FeedCache } from '../published/feed-cache.ts';
import { makeRecording, type RecordingDeps } from '../recordings.ts';

export type AddDeps = RecordingDeps & {
  feeds: FeedStore;
  episodes: EpisodeStore;
  cache: FeedCache;
  clock: Clock;
};

/** What an untitled audio is called in a feed: an episode must be called something. */
const UNTITLED = 'Untitled';
/** Longer than a feed's turn takes: then another process may have it. */
const TURN_MS = 5 * 60_000;

async function rowFor(
  deps: AddDeps,
  feed: FeedRow,
  ready: ReadyAudio,
  words: { title: string; description: string },
  asker: PictureAsker,
) {
  const now = deps.clock.now();
  const id = newId(now.getTime());
  const recording = await makeRecording(deps, feed, { id, title: words.title }, ready, asker);
  return {
    id,
    feedId: feed.id,
    audioId: ready.audio.id,
    ...words,
    publishedAt: now,
    recording,
    createdAt: now,
    updatedAt: now,
  };
}

const forget = (deps: AddDeps, feed: FeedRow, episodeId: string) =>
  deps.store.deletePrefix(episodePrefix(feed.userId, feed.id, episodeId));

export async function addEpisode(
  deps: AddDeps,
  userId: string,
  audioId: string,
  request: NewEpisode,
  signal?: AbortSignal,
): Promise<EpisodeRow> {
  const ready = await ownReadyAudio(deps.episodes, userId, audioId);
  const { feed } = await ownFeed(deps.feeds, userId, request.feed_id);
  const description = request.description ?? ready.audio.shownotes ?? '';
  const asker = { caller: personKey(userId), signal };
  const row = await rowFor(deps, feed, ready, { title: request.title, description }, asker);
  if (!(await deps.episodes.insert(row))) {
    await forget(deps, feed, row.id);
    throw new AppError('episode_exists');
  }
  await deps.cache.republish(feed.id);
  return (await ownEpisode(deps.episodes, userId, row.id)).episode;
}

async function addDue(deps: AddDeps, feed: FeedRow, ready: ReadyAudio): Promise<void> {
  const title = ready.audio.title?.slice(0, LIMITS.titleMaxChars) || UNTITLED;
  const words = { title, description: ready.audio.shownotes ?? '' };
  const row = await rowFor(deps, feed, ready, words, 'background');
  if (!(await deps.episodes.insertOnce(row))) await forget(deps, feed, row.id);
}

/**
 * Puts finished audios into the feeds that wait for them: one feed after the other, each time one of the person whose
 * turn is longest ago. May be done by any process at any time and any number of times: which audio was in which feed
 * is written down with the episode. One that can't be added is passed by, and tried again the next time.
 */
export async function addDueEpisodes(deps: AddDeps & { log: Log }): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const now = deps.clock.now();
    const due = await deps.episodes.takeDue(now, new Date(now.getTime() + TURN_MS), failed);
    if (!due) return;
    const { feed, waiting } = due;
    let added = 0;
    for (const ready of waiting)
      await addDue(deps, feed, ready).then(
        () => added++,
        (error: unknown) => {
          failed.push(pairOf(feed, ready.audio));
          deps.log.error({ err: error, audio: ready.audio.id }, 'an audio did not get into its feed');
        },
      );
    if (added > 0) await deps.cache.republish(feed.id);
    await deps.episodes.leaveDue(feed.id, deps.clock.now());
  }
}
