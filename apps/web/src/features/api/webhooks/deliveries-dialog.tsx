import { Button, Center, Modal, Skeleton, Stack, Text } from '@mantine/core';
import type { Webhook } from '@parlance/contract/api-webhooks';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { Items } from '../../../ui/lists/rows.tsx';
import { DeliveryItem } from './delivery-item.tsx';
import { useDeliveries } from './webhook-queries.ts';

type Props = { opened: boolean; webhook: Webhook; close: () => void };

/** What was sent to one address, and how it went. */
export function DeliveriesDialog({ opened, webhook, close }: Props) {
  const { t } = useTranslation(['api', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('api:deliveries.title')}
      size={680}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Text size="sm" c="dimmed" mb="md">
        {webhook.url}
      </Text>
      <Deliveries webhookId={webhook.id} />
    </Modal>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation(['api', 'common']);
  const text = useErrorText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(webhookId);
  const deliveries = data?.pages.flatMap(({ items }) => items) ?? [];
  if (error && !data) {
    return (
      <Stack gap="sm" align="start" role="alert">
        <Text>{text.problem(error)}</Text>
        <Button variant="default" onClick={() => void refetch()}>
          {t('common:try_again')}
        </Button>
      </Stack>
    );
  }
  if (!data) return <Skeleton h={120} aria-hidden />;
  if (deliveries.length === 0) return <Text>{t('api:deliveries.none')}</Text>;
  return (
    <>
      <Items>
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </Items>
      {hasNextPage && (
        <Center mt="lg">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('api:deliveries.more')}
          </Button>
        </Center>
      )}
    </>
  );
}
