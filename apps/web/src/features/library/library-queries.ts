import {
  type Audio,
  type AudioEvent,
  type AudioOrder,
  type AudioStatus,
  deleteAudio,
  listAudios,
} from '@parlance/contract/audios';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/api.ts';
import { followAudio, isSettled } from '../../lib/api/audio-events.ts';
import { withEvent } from '../../lib/api/audio-progress.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { showSnackbar } from '../../lib/storage/state.ts';

const LISTS = ['audios', 'list'] as const;

export type LibraryFilters = { q: string; status: AudioStatus | null; sort: AudioOrder };
type Page = { items: Audio[]; next_cursor: string | null };

/** A person's audios, page by page. Always looked at anew: other screens change them. */
export const useAudios = ({ q, status, sort }: LibraryFilters) =>
  useInfiniteQuery({
    queryKey: [...LISTS, { q, status, sort }],
    queryFn: ({ pageParam, signal }) =>
      call(listAudios, {
        query: {
          q: q === '' ? undefined : q,
          status: status ?? undefined,
          sort,
          cursor: pageParam ?? undefined,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The same pages with one audio's progress moved on. */
export function withProgress(data: InfiniteData<Page>, id: string, event: AudioEvent): InfiniteData<Page> {
  const moved = (audio: Audio): Audio => (audio.id === id ? withEvent(audio, event) : audio);
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(moved) })) };
}

/** Keeps a running audio's card up to date; when it is done, the lists are asked for again. */
export function useFollowedAudio({ id, status, remake }: Audio): void {
  const client = useQueryClient();
  const running = !isSettled({ status, remake });
  useEffect(() => {
    if (!running) return;
    return followAudio(id, (event) => {
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: LISTS },
        (data) => data && withProgress(data, id, event),
      );
      if (isSettled(event)) void client.invalidateQueries({ queryKey: LISTS });
    });
  }, [client, id, running]);
}

/** Several at once; what can't be deleted stays, and whoever asked is told. */
export function useDeleteAudios(deleted: (id: string) => void) {
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) {
        await call(deleteAudio, { params: { id } });
        deleted(id);
      }
    },
    onError: (error) => showSnackbar(errorText.problem(error), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: ['audios'] }),
  });
}
