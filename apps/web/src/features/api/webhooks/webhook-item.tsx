import { Button } from '@mantine/core';
import type { Webhook } from '@parlance/contract/api-webhooks';
import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../access-queries.ts';
import { SwitchedItem } from '../switched-item.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookMenu } from './webhook-menu.tsx';
import { useChangeWebhook } from './webhook-queries.ts';

type Props = { webhook: Webhook; onSecret: (secret: string) => void };

export function WebhookItem({ webhook, onSecret }: Props) {
  const { t, i18n } = useTranslation('api');
  const names = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const { url, events } = webhook;
  const [open, setOpen] = useState<'edit' | 'log'>();
  const close = () => setOpen(undefined);
  return (
    <SwitchedItem
      icon={<IconWebhook size={20} stroke={1.7} aria-hidden />}
      title={<span>{url}</span>}
      item={webhook}
      detail={
        <>
          {t('webhooks.events_label')} {names.format(events.map((event) => t(`webhooks.events.${event}`)))}
        </>
      }
      labels={{ disabled: t('webhooks.disabled'), enabled: t('webhooks.enabled', { url }) }}
      change={useChangeWebhook()}
      onError={useShowFailure('webhook_save')}
    >
      <Button
        variant="default"
        size="sm"
        onClick={() => setOpen('log')}
        aria-label={t('webhooks.log_of', { url })}
      >
        {t('webhooks.log')}
      </Button>
      <WebhookMenu
        webhook={webhook}
        edit={() => setOpen('edit')}
        showLog={() => setOpen('log')}
        onSecret={onSecret}
      />
      <WebhookDialog opened={open === 'edit'} webhook={webhook} close={close} />
      <DeliveriesDialog opened={open === 'log'} webhook={webhook} close={close} />
    </SwitchedItem>
  );
}
