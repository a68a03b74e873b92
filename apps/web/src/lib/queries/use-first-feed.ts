import { addEpisode, createFeed, type Feed } from '@parlance/contract/feeds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/api.ts';
import { useErrorText } from '../format/error-text.ts';
import { firstName } from '../format/first-name.ts';
import { showSnackbar, useClientState } from '../storage/state.ts';
import { FEEDS } from './use-feeds.ts';

/** An audio that is to be its first episode. */
type FirstEpisode = { audioId: string; title: string };

/** Makes a feed with one press: called after its owner, and every audio from now on goes to it. */
export function useFirstFeed(onMade: (feed: Feed) => void) {
  const { t } = useTranslation('feeds');
  const text = useErrorText();
  const client = useQueryClient();
  const owner = useClientState((state) => state.currentUser?.name ?? '');
  return useMutation({
    mutationFn: async (first: FirstEpisode | undefined): Promise<Feed> => {
      const name = t('first.name', { name: firstName(owner) });
      const feed = await call(createFeed, { body: { name, auto_add: true } });
      if (first)
        await call(addEpisode, {
          params: { id: first.audioId },
          body: { feed_id: feed.id, title: first.title },
        });
      return feed;
    },
    // Before the list comes anew: whoever draws it must know which one was just made.
    onSuccess: onMade,
    onError: (error) => showSnackbar(text.problem(error), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: FEEDS }),
  });
}
