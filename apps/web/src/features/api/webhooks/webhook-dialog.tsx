import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  NewWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEventType,
} from '@parlance/contract/api-webhooks';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { useFailureText } from '../access-queries.ts';
import { FormDialog, FormEnd } from '../form-dialog.tsx';
import { faultsOf } from '../form-faults.ts';
import { useSaving } from '../use-saving.ts';
import { useChangeWebhook, useCreateWebhook } from './webhook-queries.ts';

type Props = { opened: boolean; webhook?: Webhook; close: () => void; onSecret?: (secret: string) => void };

export function WebhookDialog({ opened, close, ...rest }: Props) {
  const { t } = useTranslation('api');
  return (
    <FormDialog
      opened={opened}
      close={close}
      title={t(rest.webhook ? 'webhooks.edit_title' : 'webhooks.new_title')}
    >
      <WebhookForm close={close} {...rest} />
    </FormDialog>
  );
}

type Words = { url: string; description: string; events: WebhookEventType[] };

function WebhookForm({ webhook, close, onSecret }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('api');
  const text = useErrorText();
  const failureText = useFailureText();
  const create = useCreateWebhook((secret) => {
    close();
    onSecret?.(secret);
  });
  const { save, error, isPending } = useSaving<Words>({
    id: webhook?.id,
    create,
    change: useChangeWebhook(),
    saved: t('webhooks.saved'),
    close,
  });
  const form = useForm<Words>({
    initialValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? [...WEBHOOK_EVENTS],
    },
    validate: (words) => faultsOf(NewWebhook, words),
  });
  const submit = form.onSubmit((words) =>
    save(words, (problem) => isApiProblem(problem) && form.setErrors(problem.fields)),
  );
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
          {...form.getInputProps('url')}
          error={text.field(form.errors.url)}
        />
        <TextInput
          label={t('webhooks.description')}
          autoComplete="off"
          maxLength={LIMITS.apiKeyDescriptionMaxChars}
          {...form.getInputProps('description')}
          error={text.field(form.errors.description)}
        />
        <Checkbox.Group
          label={t('webhooks.events_label')}
          {...form.getInputProps('events')}
          error={text.field(form.errors.events)}
        >
          <Stack gap="xs" mt="xs">
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox key={event} value={event} label={t(`webhooks.events.${event}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <FormEnd
          failure={error && failureText('webhook_save', error)}
          isPending={isPending}
          submit={t(webhook ? 'webhooks.save' : 'webhooks.create')}
          close={close}
        />
      </Stack>
    </form>
  );
}
