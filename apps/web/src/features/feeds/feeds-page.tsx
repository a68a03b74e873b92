import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { LIMITS } from '@parlance/kernel/limits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/format/error-text.ts';
import { useFeeds } from '../../lib/queries/use-feeds.ts';
import { useFirstFeed } from '../../lib/queries/use-first-feed.ts';
import { Column } from '../../ui/page/column.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { FeedCard } from './feed-card.tsx';
import { FeedDialog } from './feed-dialog.tsx';

export default function FeedsPage() {
  const { t } = useTranslation('feeds');
  const query = useFeeds();
  const [creating, setCreating] = useState(false);
  const feeds = query.data?.items;
  const create = () => setCreating(true);
  const [madeId, setMadeId] = useState<string>();
  const first = useFirstFeed(({ id }) => setMadeId(id));
  return (
    <Column>
      <PageHead title={t('title')} />
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text c="dimmed" mt={4} maw="34rem">
            {t('lead')}
          </Text>
        </div>
        {feeds && feeds.length > 0 && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={feeds.length >= LIMITS.feedsMaxCount}
            onClick={create}
          >
            {t('new')}
          </Button>
        )}
      </Group>
      {feeds === undefined ? (
        query.error ? (
          <LoadFailed error={query.error} retry={() => void query.refetch()} />
        ) : (
          <Skeleton h={220} radius="lg" aria-hidden />
        )
      ) : feeds.length === 0 ? (
        <NoFeeds make={() => first.mutate(undefined)} making={first.isPending} details={create} />
      ) : (
        <>
          {feeds.map((feed) => (
            <FeedCard key={feed.id} feed={feed} opensWith={feed.id === madeId ? 'subscribe' : undefined} />
          ))}
          <Text size="sm" c="dimmed">
            {t('delay_note')}
          </Text>
        </>
      )}
      <FeedDialog opened={creating} close={() => setCreating(false)} />
    </Column>
  );
}

type NoFeedsProps = { make: () => void; making: boolean; details: () => void };

function NoFeeds({ make, making, details }: NoFeedsProps) {
  const { t } = useTranslation('feeds');
  return (
    <Stack align="center" ta="center" gap="sm" py={{ base: 40, sm: 64 }}>
      <Title order={2}>{t('empty.title')}</Title>
      <Text c="dimmed" maw="30rem" mb="sm">
        {t('empty.body')}
      </Text>
      <Button size="lg" leftSection={<IconPlus size={20} aria-hidden />} loading={making} onClick={make}>
        {t('empty.action')}
      </Button>
      <Button variant="subtle" disabled={making} onClick={details}>
        {t('empty.details')}
      </Button>
    </Stack>
  );
}

function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation(['feeds', 'common']);
  const text = useErrorText();
  return (
    <Stack role="alert" align="center" ta="center" gap="sm" py={40}>
      <Title order={2}>{t('feeds:load_failed')}</Title>
      <Text c="dimmed">{text.problem(error)}</Text>
      <Button onClick={retry}>{t('common:try_again')}</Button>
    </Stack>
  );
}
