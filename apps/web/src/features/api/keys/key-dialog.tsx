import { Alert, Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ApiKey, NewApiKey } from '@parlance/contract/api-access';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { showSnackbar } from '../../../lib/state.ts';
import { useFailureText } from '../access-queries.ts';
import { faultsOf } from '../form-faults.ts';
import { useChangeKey, useCreateKey } from './key-queries.ts';

type Props = { opened: boolean; apiKey?: ApiKey; close: () => void; onSecret?: (secret: string) => void };

/** Makes a key, or changes what one is called. */
export function KeyDialog({ opened, close, ...rest }: Props) {
  const { t } = useTranslation(['api', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(rest.apiKey ? 'api:keys.edit_title' : 'api:keys.new_title')}
      size={500}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <KeyForm close={close} {...rest} />
    </Modal>
  );
}

function useSaveKey({ apiKey, close, onSecret }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('api');
  const create = useCreateKey((secret) => {
    close();
    onSecret?.(secret);
  });
  const change = useChangeKey();
  const save = (words: Required<NewKey>, onError: (error: unknown) => void) => {
    if (!apiKey) return create.mutate(words, { onError });
    const onSuccess = () => {
      showSnackbar(t('keys.saved'));
      close();
    };
    change.mutate({ id: apiKey.id, change: words }, { onError, onSuccess });
  };
  return { save, error: create.error ?? change.error, isPending: create.isPending || change.isPending };
}

type NewKey = Parameters<typeof NewApiKey.parse>[0] & { name: string; description: string };

function KeyForm({ apiKey, close, onSecret }: Omit<Props, 'opened'>) {
  const { t } = useTranslation(['api', 'common']);
  const text = useErrorText();
  const failureText = useFailureText();
  const { save, error, isPending } = useSaveKey({ apiKey, close, onSecret });
  const form = useForm({
    initialValues: { name: apiKey?.name ?? '', description: apiKey?.description ?? '' },
    validate: (words) => faultsOf(NewApiKey, words),
  });
  const submit = form.onSubmit((words) =>
    save(words, (problem) => isApiProblem(problem) && form.setErrors(problem.fields)),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('api:keys.name')}
          description={t('api:keys.name_hint')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={LIMITS.apiKeyNameMaxChars}
          {...form.getInputProps('name')}
          error={text.field(form.errors.name)}
        />
        <Textarea
          label={t('api:keys.description')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LIMITS.apiKeyDescriptionMaxChars}
          {...form.getInputProps('description')}
          error={text.field(form.errors.description)}
        />
        {error && (
          <Alert color="red" variant="light">
            {failureText(apiKey ? 'key_change' : 'key_create', error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isPending}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t(apiKey ? 'api:keys.save' : 'api:keys.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
