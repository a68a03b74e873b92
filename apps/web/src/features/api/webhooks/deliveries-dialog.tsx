import { Skeleton, Text } from '@mantine/core';
import type { Webhook } from '@parlance/contract/api-webhooks';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LoadFailed } from '../../../ui/lists/load-failed.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { Items } from '../../../ui/lists/rows.tsx';
import { DeliveryItem } from './delivery-item.tsx';
import { useDeliveries } from './webhook-queries.ts';

type Props = { opened: boolean; webhook: Webhook; close: () => void };

/** What was sent to one address, and how it went. */
export function DeliveriesDialog({ opened, webhook, close }: Props) {
  const { t } = useTranslation('api');
  return (
    <Dialog opened={opened} onClose={close} title={t('deliveries.title')} size={680}>
      <Text size="sm" c="dimmed" mb="md">
        {webhook.url}
      </Text>
      <Deliveries webhookId={webhook.id} />
    </Dialog>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation('api');
  const query = useDeliveries(webhookId);
  const { data, error, refetch } = query;
  const deliveries = data?.pages.flatMap(({ items }) => items) ?? [];
  if (error && !data) {
    return <LoadFailed error={error} retry={() => void refetch()} />;
  }
  if (!data) return <Skeleton h={120} aria-hidden />;
  if (deliveries.length === 0) return <Text>{t('deliveries.none')}</Text>;
  return (
    <>
      <Items>
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </Items>
      <LoadMore mt="lg" pages={query} label={t('deliveries.more')} />
    </>
  );
}
