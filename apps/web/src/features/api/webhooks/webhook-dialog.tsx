import { Checkbox, Stack, TextInput } from '@mantine/core';
import { NewWebhook, WEBHOOK_EVENTS, type Webhook } from '@parlance/contract/api-webhooks';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { useFailureText } from '../access-queries.ts';
import { useSavingForm } from '../use-saving-form.ts';
import { useChangeWebhook, useCreateWebhook } from './webhook-queries.ts';

type Props = { opened: boolean; webhook?: Webhook; close: () => void; onSecret?: (secret: string) => void };

export function WebhookDialog({ opened, close, ...rest }: Props) {
  const { t } = useTranslation('api');
  return (
    <Dialog
      opened={opened}
      onClose={close}
      size={500}
      title={t(rest.webhook ? 'webhooks.edit_title' : 'webhooks.new_title')}
    >
      <WebhookForm close={close} {...rest} />
    </Dialog>
  );
}

function WebhookForm({ webhook, close, onSecret }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('api');
  const failureText = useFailureText();
  const create = useCreateWebhook((secret) => {
    close();
    onSecret?.(secret);
  });
  const { field, submit, error, isPending } = useSavingForm({
    id: webhook?.id,
    schema: NewWebhook,
    initialValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? [...WEBHOOK_EVENTS],
    },
    create,
    change: useChangeWebhook(),
    saved: t('webhooks.saved'),
    close,
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('webhooks.url')}
          description={t('webhooks.url_hint')}
          type="url"
          inputMode="url"
          placeholder="https://example.com/hooks/parlance"
          required
          data-autofocus
          autoComplete="off"
          {...field('url')}
        />
        <TextInput
          label={t('webhooks.description')}
          autoComplete="off"
          maxLength={LIMITS.apiKeyDescriptionMaxChars}
          {...field('description')}
        />
        <Checkbox.Group label={t('webhooks.events_label')} {...field('events')}>
          <Stack gap="xs" mt="xs">
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox key={event} value={event} label={t(`webhooks.events.${event}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <FormFooter
          failure={error && failureText('webhook_save', error)}
          isPending={isPending}
          submit={t(webhook ? 'webhooks.save' : 'webhooks.create')}
          close={close}
        />
      </Stack>
    </form>
  );
}
