import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import type { Episode, Feed } from '@parlance/contract/feeds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { useEpisodes } from '../feed-queries.ts';
import { EpisodeForm } from './episode-form.tsx';
import { EpisodeRow } from './episode-row.tsx';
import classes from './episodes.module.css';

type Props = { opened: boolean; feed: Feed; close: () => void };

export function EpisodesDialog({ opened, feed, close }: Props) {
  const { t } = useTranslation('feeds');
  const [edited, setEdited] = useState<Episode>();
  const leave = () => {
    setEdited(undefined);
    close();
  };
  return (
    <Dialog opened={opened} onClose={leave} title={t('episodes.title', { name: feed.name })} size={640}>
      {edited ? (
        <EpisodeForm key={edited.id} episode={edited} back={() => setEdited(undefined)} />
      ) : (
        <EpisodeList feed={feed} edit={setEdited} />
      )}
    </Dialog>
  );
}

function EpisodeList({ feed, edit }: { feed: Feed; edit: (episode: Episode) => void }) {
  const { t } = useTranslation('feeds');
  const query = useEpisodes(feed.id);
  const { data, isError } = query;
  if (isError)
    return (
      <Alert color="red" variant="light">
        {t('episodes.load_failed')}
      </Alert>
    );
  if (!data) return <Skeleton h={64} aria-hidden />;
  const episodes = data.pages.flatMap((page) => page.items);
  if (episodes.length === 0) return <Text c="dimmed">{t('episodes.empty')}</Text>;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('episodes.form_date_hint')}
      </Text>
      <ul className={classes.list}>
        {episodes.map((episode) => (
          <EpisodeRow key={episode.id} episode={episode} edit={() => edit(episode)} />
        ))}
      </ul>
      <LoadMore pages={query} label={t('episodes.more')} />
    </Stack>
  );
}
