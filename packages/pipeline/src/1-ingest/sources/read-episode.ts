import { AppError } from '@parlance/kernel/errors';
import type { Feed, FeedEpisode } from '@parlance/ports/feed-reader';
import { type AddressDeps, type AddressTask, bytesOf, openAny, openPage, readFetched } from './fetch-page.ts';
import type { Material } from './read-material.ts';

/** The wanted entry of a feed: by its own transcript if it has one, else by listening to it. */
export async function readEpisode(deps: AddressDeps, task: AddressTask, feed: Feed): Promise<Material> {
  const episode = choose(feed.episodes, task.episode);
  const document = { kind: 'podcast' as const, title: episode.title, url: task.url };
  const said = await ownTranscript(deps, task, episode);
  if (said) return { document, blocks: said };
  if (!episode.enclosure) throw withoutEpisode('the entry has neither transcript nor recording');
  const found = await openAny(deps, task, episode.enclosure.url);
  return readFetched(deps, task, found, document);
}

const withoutEpisode = (log: string) => new AppError('ingest.feed_without_episode', { log });

function choose(episodes: readonly FeedEpisode[], wanted: string | undefined): FeedEpisode {
  const chosen = wanted === undefined ? episodes[0] : episodes.find(({ guid }) => guid === wanted);
  if (!chosen) throw withoutEpisode(wanted === undefined ? 'no playable entry' : 'the wanted entry is gone');
  return chosen;
}

async function ownTranscript(deps: AddressDeps, task: AddressTask, { transcripts }: FeedEpisode) {
  const now = performance.now();
  // Time must be left to ask for the recording.
  const hurried = { ...task, pagesUntil: now + (task.pagesUntil - now) / 2 };
  for (const { url } of transcripts) {
    try {
      const found = await openPage(deps, hurried, url);
      const paragraphs = await deps.foreign.captions(task.signal, await bytesOf(found));
      if (paragraphs.length > 0) return paragraphs;
    } catch (error) {
      // A feed that names a transcript which is gone still has its recording.
      task.signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
    }
  }
  return undefined;
}
