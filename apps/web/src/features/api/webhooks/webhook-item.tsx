import { Button, Group, Switch, Text } from '@mantine/core';
import type { Webhook } from '@parlance/contract/api-webhooks';
import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Item } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { useShowFailure } from '../access-queries.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookMenu } from './webhook-menu.tsx';
import { useChangeWebhook } from './webhook-queries.ts';

type Props = { webhook: Webhook; onSecret: (secret: string) => void };

export function WebhookItem({ webhook, onSecret }: Props) {
  const { t, i18n } = useTranslation('api');
  const names = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const { id, url, description, events } = webhook;
  const [open, setOpen] = useState<'edit' | 'log'>();
  const close = () => setOpen(undefined);
  const change = useChangeWebhook();
  const tellFailure = useShowFailure('webhook_save');
  const disabled = change.isPending
    ? (change.variables.change.disabled ?? webhook.disabled)
    : webhook.disabled;
  return (
    <Item
      icon={<IconWebhook size={20} stroke={1.7} aria-hidden />}
      title={
        <Group gap="xs">
          <span>{url}</span>
          {disabled && <Tag tone="quiet">{t('webhooks.disabled')}</Tag>}
        </Group>
      }
      detail={
        <>
          {description && (
            <Text component="p" size="sm" dir="auto">
              {description}
            </Text>
          )}
          {t('webhooks.events_label')} {names.format(events.map((event) => t(`webhooks.events.${event}`)))}
        </>
      }
      action={
        <Group gap="xs" wrap="nowrap">
          <Switch
            checked={!disabled}
            aria-label={t('webhooks.enabled', { url })}
            onChange={(event) =>
              change.mutate(
                { id, change: { disabled: !event.currentTarget.checked } },
                { onError: tellFailure },
              )
            }
          />
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
        </Group>
      }
    />
  );
}
