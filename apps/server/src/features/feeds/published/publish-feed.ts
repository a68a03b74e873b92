import { createHash } from 'node:crypto';
import type { Clock } from '@parlance/kernel/clock';
import type { Recording } from '../../../db/schema/feeds.ts';
import { coverOf } from '../covers.ts';
import { feedDocument } from '../document/feed-document.ts';
import type { EpisodeStore } from '../episodes.store.ts';
import type { EpisodeRow, FeedRow } from '../feeds.store.ts';
import { makeRecording, type RecordingDeps } from '../recordings.ts';

/** All that is needed to answer for a feed: its document and where the files that it names lie. */
export type Published = {
  feedId: string;
  userId: string;
  tokenHash: string;
  etag: string;
  lastModified: string;
  coverKey: string;
  recordings: Record<string, Recording>;
  /** What a change of makes this out of date, besides the feed itself. */
  audioIds: string[];
  /** With TOKEN_MARK where the secret goes. */
  document: string;
};

export type PublishDeps = RecordingDeps & { episodes: EpisodeStore; clock: Clock; publicUrl: string };

/** The recording follows its audio: made again, it gets a new address. While it is being made, the old one stays. */
async function upToDate(
  deps: PublishDeps,
  feed: FeedRow,
  { episode, runId, status }: { episode: EpisodeRow; runId: string; status: string },
): Promise<EpisodeRow> {
  if (status !== 'ready' || runId === episode.recording.runId) return episode;
  const ready = await deps.episodes.readyAudio(feed.userId, episode.audioId);
  if (!ready || ready === 'not_ready') return episode;
  const made = await makeRecording(deps, feed, episode, ready);
  return { ...episode, recording: await deps.episodes.renew(episode, made) };
}

/** `before` is the last one that was published: what did not change keeps its date. */
export async function publishFeed(
  deps: PublishDeps,
  feed: FeedRow,
  before: Pick<Published, 'etag' | 'lastModified'> | undefined,
): Promise<Published> {
  const cover = await coverOf(deps, feed);
  const found = await deps.episodes.withRuns(feed.id);
  const episodes: EpisodeRow[] = [];
  for (const each of found) episodes.push(await upToDate(deps, feed, each));
  const document = feedDocument({ feed, episodes, coverVersion: cover.version, publicUrl: deps.publicUrl });
  const etag = createHash('sha256').update(document).digest('base64url').slice(0, 22);
  return {
    feedId: feed.id,
    userId: feed.userId,
    tokenHash: feed.tokenHash,
    etag,
    lastModified: before?.etag === etag ? before.lastModified : nextSecond(deps.clock, before?.lastModified),
    coverKey: cover.full,
    recordings: Object.fromEntries(episodes.map(({ id, recording }) => [id, recording])),
    audioIds: episodes.map(({ audioId }) => audioId),
    document,
  };
}

/** Apps compare whole seconds: two versions within one would look the same to them. */
function nextSecond(clock: Clock, before: string | undefined): string {
  const now = Math.floor(clock.now().getTime() / 1000);
  const last = before ? Math.floor(Date.parse(before) / 1000) : 0;
  return new Date(Math.max(now, last + 1) * 1000).toUTCString();
}
