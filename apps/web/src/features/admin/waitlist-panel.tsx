import { Button, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/format/days.ts';
import { LoadFailed } from '../../ui/lists/load-failed.tsx';
import { Item, Items } from '../../ui/lists/rows.tsx';
import { useApprove, useWaitlist, type Waiting } from './admin-queries.ts';

export function WaitlistPanel() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useWaitlist();
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton h={160} radius="lg" aria-hidden />;
  if (data.items.length === 0) return <Text c="dimmed">{t('waitlist.none')}</Text>;
  return (
    <Items>
      {data.items.map((waiting) => (
        <WaitingItem key={waiting.user_id} waiting={waiting} />
      ))}
    </Items>
  );
}

function WaitingItem({ waiting }: { waiting: Waiting }) {
  const { t, i18n } = useTranslation('admin');
  const { mutate, isPending } = useApprove();
  const { name, email, requested_at, user_id } = waiting;
  return (
    <Item
      title={<span dir="auto">{name}</span>}
      detail={`${email} · ${t('waitlist.since', { day: dayOf(requested_at, i18n.language, 'medium') })}`}
      action={
        <Button
          variant="default"
          loading={isPending}
          aria-label={t('waitlist.approve_this', { name })}
          onClick={() => mutate(user_id)}
        >
          {t('waitlist.approve')}
        </Button>
      }
    />
  );
}
