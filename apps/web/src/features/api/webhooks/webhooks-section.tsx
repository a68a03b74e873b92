import { Button, Skeleton, Text } from '@mantine/core';
import { LIMITS } from '@parlance/kernel/limits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Items } from '../../../ui/lists/rows.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookItem } from './webhook-item.tsx';
import { useWebhooks } from './webhook-queries.ts';

export function WebhooksSection() {
  const { t } = useTranslation('api');
  const { data, isError } = useWebhooks();
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const webhooks = data?.items ?? [];
  return (
    <Section title={t('webhooks.title')} hint={t('webhooks.hint')}>
      {isError && !data && <Text c="dimmed">{t('webhooks.load_failed')}</Text>}
      {!data && !isError && <Skeleton h={56} aria-hidden />}
      {data && webhooks.length === 0 && <Text>{t('webhooks.none')}</Text>}
      {webhooks.length > 0 && (
        <Items>
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} onSecret={setSecret} />
          ))}
        </Items>
      )}
      <Button
        mt="lg"
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={webhooks.length >= LIMITS.webhooksMaxCount}
        onClick={() => setCreating(true)}
      >
        {t('webhooks.new')}
      </Button>
      <WebhookDialog opened={creating} close={() => setCreating(false)} onSecret={setSecret} />
      <SecretDialog kind="webhook" secret={secret} close={() => setSecret(null)} />
    </Section>
  );
}
