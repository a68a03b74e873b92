import { isAppError } from '@parlance/kernel/errors';
import type { Recording } from '../../../db/schema/feeds.ts';
import { personKey } from '../../../doors/doors.ts';
import type { Log } from '../../../log.ts';
import { itemOf } from '../document/feed-document.ts';
import type { Markup } from '../document/xml.ts';
import type { EpisodeStore } from '../episodes.store.ts';
import type { EpisodeRow, FeedRow } from '../feeds.store.ts';
import { makeRecording, type RecordingDeps } from '../recordings.ts';

/** An episode as it stands in the document, and where its files lie. */
type Item = { id: string; audioId: string; markup: Markup; recording: Recording };

export type ItemDeps = RecordingDeps & { episodes: EpisodeStore; publicUrl: string; log: Log };

export type Items = ReturnType<typeof openItems>;

type Held = Item & { version: string };
type Listed = Awaited<ReturnType<EpisodeStore['listed']>>[number];

const MAX_CHARS = 16 * 1024 * 1024;

/**
 * A change concerns one episode of hundreds: what the others look like is remembered by the version of their rows,
 * so that neither the database has to give them out nor anybody has to write them anew.
 */
export function openItems(deps: ItemDeps) {
  const held = new Map<string, Held>();
  let chars = 0;

  function drop(id: string): void {
    chars -= held.get(id)?.markup.length ?? 0;
    held.delete(id);
  }

  function hold(item: Held): void {
    drop(item.id);
    held.set(item.id, item);
    chars += item.markup.length;
    for (const oldest of held.keys()) {
      if (chars <= MAX_CHARS) break;
      drop(oldest);
    }
  }

  function written(feed: FeedRow, episode: EpisodeRow, version: string): Held {
    const { id, audioId, recording } = episode;
    const markup = itemOf(episode, { explicit: feed.explicit, publicUrl: deps.publicUrl });
    const item = { id, audioId, recording, markup, version };
    hold(item);
    return item;
  }

  async function renewed(feed: FeedRow, item: Held): Promise<Held> {
    const ready = await deps.episodes.readyAudio(feed.userId, item.audioId);
    const [row] = await deps.episodes.withVersions([item.id]);
    if (!ready || ready === 'not_ready' || !row) return item;
    const made = await makeRecording(deps, feed, row.episode, ready, { caller: personKey(feed.userId) });
    const recording = await deps.episodes.renew(row.episode, made);
    // Its row has another version by now, which is seen the next time.
    return written(feed, { ...row.episode, recording }, '');
  }

  /** The recording follows its audio: made again, it gets a new address. While it is being made, the old one stays. */
  async function upToDate(feed: FeedRow, item: Held, { runId, status }: Listed): Promise<Held> {
    if (status !== 'ready' || runId === item.recording.runId) return item;
    try {
      return await renewed(feed, item);
    } catch (error) {
      if (!isAppError(error)) throw error;
      deps.log.error({ err: error, episode: item.id }, 'an episode keeps its old recording');
      return item;
    }
  }

  /** Newest first. */
  return async (feed: FeedRow): Promise<Item[]> => {
    const listed = await deps.episodes.listed(feed.id);
    const versionOf = (rowVersion: string) => `${rowVersion} ${feed.explicit}`;
    const known = new Map<string, Held>();
    for (const { id, rowVersion } of listed) {
      const item = held.get(id);
      if (item?.version === versionOf(rowVersion)) known.set(id, item);
    }
    const unknown = listed.flatMap(({ id }) => (known.has(id) ? [] : id));
    const rows = unknown.length > 0 ? await deps.episodes.withVersions(unknown) : [];
    for (const { episode, rowVersion } of rows)
      known.set(episode.id, written(feed, episode, versionOf(rowVersion)));
    const items: Item[] = [];
    for (const each of listed) {
      const item = known.get(each.id);
      // One that was taken out meanwhile is announced, and not here any more.
      if (item) items.push(await upToDate(feed, item, each));
    }
    return items;
  };
}
