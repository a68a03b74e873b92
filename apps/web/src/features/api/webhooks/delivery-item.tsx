import { Button, Code, Group, List, Text } from '@mantine/core';
import type { WebhookDelivery } from '@parlance/contract/api-webhooks';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../../../lib/format/days.ts';
import { Item } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { useRedeliver } from './webhook-queries.ts';

const TONES = { pending: 'quiet', delivered: 'good', failed: 'attention' } as const satisfies Record<
  WebhookDelivery['status'],
  string
>;

export function DeliveryItem({ delivery }: { delivery: WebhookDelivery }) {
  const { t, i18n } = useTranslation('api');
  const { mutate, isPending } = useRedeliver();
  const { id, event, status, created_at, next_attempt_at } = delivery;
  const when = momentOf(created_at, i18n.language);
  return (
    <Item
      title={
        <Group gap="xs">
          <Code>{event.type}</Code>
          <Tag tone={TONES[status]}>{t(`deliveries.statuses.${status}`)}</Tag>
        </Group>
      }
      detail={
        <>
          {[event.data.audio?.title, when].filter(Boolean).join(' · ')}
          <Attempts attempts={delivery.attempts} />
          {status === 'pending' && next_attempt_at && (
            <Text size="sm">{t('deliveries.next', { when: momentOf(next_attempt_at, i18n.language) })}</Text>
          )}
        </>
      }
      action={
        delivery.attempts.length > 0 && (
          <Button
            variant="default"
            size="sm"
            loading={isPending}
            aria-label={t('deliveries.again_of', { event: event.type, when })}
            onClick={() => mutate(id)}
          >
            {t('deliveries.again')}
          </Button>
        )
      }
    />
  );
}

function Attempts({ attempts }: Pick<WebhookDelivery, 'attempts'>) {
  const { t, i18n } = useTranslation('api');
  if (attempts.length === 0) return null;
  return (
    <List size="sm" listStyleType="none" className="tabular">
      {attempts.map(({ at, status_code, error, duration_ms }) => (
        <List.Item key={at}>
          {[
            status_code === null
              ? t(`deliveries.errors.${error ?? 'unreachable'}`)
              : t('deliveries.answered', { status: status_code }),
            t('deliveries.took', { count: duration_ms }),
            momentOf(at, i18n.language),
          ].join(' · ')}
        </List.Item>
      ))}
    </List>
  );
}
