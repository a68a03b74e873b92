import { Skeleton, Stack, Text } from '@mantine/core';
import type { AdminAct } from '@parlance/contract/admin';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../../lib/format/days.ts';
import { LoadFailed } from '../../ui/lists/load-failed.tsx';
import { LoadMore } from '../../ui/lists/load-more.tsx';
import { Item, Items } from '../../ui/lists/rows.tsx';
import { useActs } from './admin-queries.ts';

/** What admins did, and when. */
export function ActsPanel() {
  const { t } = useTranslation('admin');
  const query = useActs();
  const acts = query.data?.pages.flatMap(({ items }) => items);
  if (query.error && !acts) return <LoadFailed error={query.error} retry={() => void query.refetch()} />;
  if (!acts) return <Skeleton h={160} radius="lg" aria-hidden />;
  if (acts.length === 0) return <Text c="dimmed">{t('acts.none')}</Text>;
  return (
    <Stack gap="md">
      <Items>
        {acts.map((act) => (
          <ActItem key={act.id} act={act} />
        ))}
      </Items>
      <LoadMore pages={query} label={t('more')} />
    </Stack>
  );
}

function ActItem({ act: { act, at, admin, person, details } }: { act: AdminAct }) {
  const { t, i18n } = useTranslation('admin');
  const names = { admin: admin ?? t('acts.gone'), person: person ?? t('acts.gone') };
  return <Item title={t(`acts.${act}`, { ...names, ...details })} detail={momentOf(at, i18n.language)} />;
}
