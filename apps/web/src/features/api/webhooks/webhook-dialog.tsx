import { Alert, Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  NewWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEventType,
} from '@parlance/contract/api-webhooks';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { showSnackbar } from '../../../lib/state.ts';
import { useFailureText } from '../access-queries.ts';
import { faultsOf } from '../form-faults.ts';
import { useChangeWebhook, useCreateWebhook } from './webhook-queries.ts';

type Props = { opened: boolean; webhook?: Webhook; close: () => void; onSecret?: (secret: string) => void };

export function WebhookDialog({ opened, close, ...rest }: Props) {
  const { t } = useTranslation(['api', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(rest.webhook ? 'api:webhooks.edit_title' : 'api:webhooks.new_title')}
      size={500}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <WebhookForm close={close} {...rest} />
    </Modal>
  );
}

type Words = { url: string; description: string; events: WebhookEventType[] };

function useSaveWebhook({ webhook, close, onSecret }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('api');
  const create = useCreateWebhook((secret) => {
    close();
    onSecret?.(secret);
  });
  const change = useChangeWebhook();
  const save = (words: Words, onError: (error: unknown) => void) => {
    if (!webhook) return create.mutate(words, { onError });
    const onSuccess = () => {
      showSnackbar(t('webhooks.saved'));
      close();
    };
    change.mutate({ id: webhook.id, change: words }, { onError, onSuccess });
  };
  return { save, error: create.error ?? change.error, isPending: create.isPending || change.isPending };
}

function WebhookForm({ webhook, close, onSecret }: Omit<Props, 'opened'>) {
  const { t } = useTranslation(['api', 'common']);
  const text = useErrorText();
  const failureText = useFailureText();
  const { save, error, isPending } = useSaveWebhook({ webhook, close, onSecret });
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
          label={t('api:webhooks.url')}
          description={t('api:webhooks.url_hint')}
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
          label={t('api:webhooks.description')}
          autoComplete="off"
          maxLength={LIMITS.apiKeyDescriptionMaxChars}
          {...form.getInputProps('description')}
          error={text.field(form.errors.description)}
        />
        <Checkbox.Group
          label={t('api:webhooks.events_label')}
          {...form.getInputProps('events')}
          error={text.field(form.errors.events)}
        >
          <Stack gap="xs" mt="xs">
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox key={event} value={event} label={t(`api:webhooks.events.${event}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        {error && (
          <Alert color="red" variant="light">
            {failureText('webhook_save', error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isPending}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t(webhook ? 'api:webhooks.save' : 'api:webhooks.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
