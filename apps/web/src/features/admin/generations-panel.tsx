import { Button, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { GENERATION_GROUPS, type Generation } from '@parlance/contract/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../../lib/format/days.ts';
import { useFailureText } from '../../lib/format/failure-text.ts';
import { LoadFailed } from '../../ui/lists/load-failed.tsx';
import { LoadMore } from '../../ui/lists/load-more.tsx';
import { Item, Items } from '../../ui/lists/rows.tsx';
import { useGenerationActs, useGenerations } from './admin-queries.ts';

type Group = (typeof GENERATION_GROUPS)[number];

export function GenerationsPanel() {
  const { t } = useTranslation('admin');
  const [group, setGroup] = useState<Group>('active');
  const query = useGenerations(group);
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('generations.which')}
        style={{ alignSelf: 'flex-start' }}
        value={group}
        data={GENERATION_GROUPS.map((value) => ({ value, label: t(`generations.${value}`) }))}
        onChange={(value) => setGroup(value as Group)}
      />
      {query.error && !items && <LoadFailed error={query.error} retry={() => void query.refetch()} />}
      {!items && !query.error && <Skeleton h={160} radius="lg" aria-hidden />}
      {items?.length === 0 && <Text c="dimmed">{t(`generations.no_${group}`)}</Text>}
      {items && items.length > 0 && (
        <Items>
          {items.map((item) => (
            <GenerationItem key={item.audio_id} item={item} group={group} />
          ))}
        </Items>
      )}
      <LoadMore pages={query} label={t('more')} />
    </Stack>
  );
}

function GenerationItem({ item, group }: { item: Generation; group: Group }) {
  const { t, i18n } = useTranslation('admin');
  const failureText = useFailureText();
  const { stop, retry } = useGenerationActs(item.audio_id);
  const act = group === 'active' ? stop : retry;
  const facts = [
    t(item.is_waiting ? 'generations.waits' : `generations.status_${item.status}`),
    item.owner.name,
    t('generations.since', { moment: momentOf(item.created_at, i18n.language) }),
    ...(item.attempt > 1 ? [t('generations.attempt', { count: item.attempt })] : []),
  ];
  const title = item.title ?? t('generations.untitled');
  return (
    <Item
      title={<span dir="auto">{title}</span>}
      detail={
        <>
          {facts.join(' · ')}
          {item.error && (
            <>
              <br />
              {failureText({ code: item.error })}
            </>
          )}
        </>
      }
      action={
        <Button
          variant="default"
          loading={act.isPending}
          aria-label={t(group === 'active' ? 'generations.stop_this' : 'generations.retry_this', { title })}
          onClick={() => act.mutate(undefined)}
        >
          {t(group === 'active' ? 'generations.stop' : 'generations.retry')}
        </Button>
      }
    />
  );
}
