import {
  changeEpisode,
  changeFeed,
  createFeed,
  deleteEpisode,
  deleteFeed,
  deleteFeedImage,
  type EpisodeChange,
  Feed,
  listEpisodes,
  type NewFeed,
  putFeedImage,
  rotateFeedUrl,
  validateFeed,
} from '@parlance/contract/feeds';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, problemOf, send } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { FEEDS } from '../../lib/queries/use-feeds.ts';
import { showSnackbar } from '../../lib/storage/state.ts';

const episodesKey = (feedId: string) => ['episodes', feedId] as const;

const useTellProblem = () => {
  const text = useErrorText();
  return (error: unknown) => showSnackbar(text.problem(error), 'error');
};

function useChanged() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: FEEDS });
    await client.invalidateQueries({ queryKey: ['episodes'] });
  };
}

/** What becomes of the cover when the form is saved. */
export type CoverChange = { kind: 'keep' } | { kind: 'drawn' } | { kind: 'picture'; picture: Blob };

async function sendPicture(feedId: string, picture: Blob): Promise<void> {
  const path = putFeedImage.path.replace(':feed_id', encodeURIComponent(feedId));
  const { response, text } = await send(path, {
    method: 'PUT',
    body: picture,
    headers: { 'Content-Type': picture.type },
  });
  if (!response.ok) throw problemOf(response.status, text);
  Feed.parse(JSON.parse(text));
}

async function applyCover(feedId: string, change: CoverChange): Promise<void> {
  if (change.kind === 'picture') await sendPicture(feedId, change.picture);
  if (change.kind === 'drawn') await call(deleteFeedImage, { params: { feed_id: feedId } });
}

type Saving = { feed: Feed | undefined; words: NewFeed; cover: CoverChange };

/** `coverFailed` when the words were saved and the picture was not. */
export type Saved = { coverFailed: boolean };

export function useSaveFeed(onSuccess: (saved: Saved) => void) {
  const changed = useChanged();
  return useMutation({
    mutationFn: async ({ feed, words, cover }: Saving): Promise<Saved> => {
      const saved = feed
        ? await call(changeFeed, { params: { feed_id: feed.id }, body: words })
        : await call(createFeed, { body: words });
      try {
        await applyCover(saved.id, cover);
        return { coverFailed: false };
      } catch (error) {
        console.warn('The cover was not saved', error);
        return { coverFailed: true };
      }
    },
    onSuccess,
    onSettled: changed,
  });
}

export function useDeleteFeed(onSuccess: () => void) {
  const [changed, onError] = [useChanged(), useTellProblem()];
  return useMutation({
    mutationFn: (feedId: string) => call(deleteFeed, { params: { feed_id: feedId } }),
    onSuccess,
    onError,
    onSettled: changed,
  });
}

export function useRotateUrl(onSuccess: () => void) {
  const [changed, onError] = [useChanged(), useTellProblem()];
  return useMutation({
    mutationFn: (feedId: string) => call(rotateFeedUrl, { params: { feed_id: feedId } }),
    onSuccess,
    onError,
    onSettled: changed,
  });
}

/** Asked anew each time the dialog opens. */
export const useReport = (feedId: string) =>
  useQuery({
    queryKey: ['feed-report', feedId],
    queryFn: ({ signal }) => call(validateFeed, { params: { feed_id: feedId }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const useEpisodes = (feedId: string) =>
  useInfiniteQuery({
    queryKey: episodesKey(feedId),
    queryFn: ({ pageParam, signal }) =>
      call(listEpisodes, {
        params: { feed_id: feedId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });

export function useChangeEpisode(onSuccess: () => void) {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: EpisodeChange }) =>
      call(changeEpisode, { params: { episode_id: id }, body: change }),
    onSuccess,
    onSettled: changed,
  });
}

export function useDeleteEpisode(onSuccess: () => void) {
  const [changed, onError] = [useChanged(), useTellProblem()];
  return useMutation({
    mutationFn: (id: string) => call(deleteEpisode, { params: { episode_id: id } }),
    onSuccess,
    onError,
    onSettled: changed,
  });
}
