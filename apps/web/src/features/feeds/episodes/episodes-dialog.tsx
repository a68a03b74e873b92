import { Alert, Button, Center, Modal, Skeleton, Stack, Text } from '@mantine/core';
import type { Episode, Feed } from '@parlance/contract/feeds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEpisodes } from '../feed-queries.ts';
import { EpisodeForm } from './episode-form.tsx';
import { EpisodeRow } from './episode-row.tsx';
import classes from './episodes.module.css';

type Props = { opened: boolean; feed: Feed; close: () => void };

export function EpisodesDialog({ opened, feed, close }: Props) {
  const { t } = useTranslation(['feeds', 'common']);
  const [edited, setEdited] = useState<Episode>();
  const leave = () => {
    setEdited(undefined);
    close();
  };
  return (
    <Modal
      opened={opened}
      onClose={leave}
      title={t('feeds:episodes.title', { name: feed.name })}
      size={640}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {edited ? (
        <EpisodeForm key={edited.id} episode={edited} back={() => setEdited(undefined)} />
      ) : (
        <EpisodeList feed={feed} edit={setEdited} />
      )}
    </Modal>
  );
}

function EpisodeList({ feed, edit }: { feed: Feed; edit: (episode: Episode) => void }) {
  const { t } = useTranslation('feeds');
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useEpisodes(feed.id);
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
      {hasNextPage && (
        <Center>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('episodes.more')}
          </Button>
        </Center>
      )}
    </Stack>
  );
}
