import { Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ApiKey, NewApiKey } from '@parlance/contract/api-access';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { useFailureText } from '../access-queries.ts';
import { FormDialog, FormEnd } from '../form-dialog.tsx';
import { faultsOf } from '../form-faults.ts';
import { useSaving } from '../use-saving.ts';
import { useChangeKey, useCreateKey } from './key-queries.ts';

type Props = { opened: boolean; apiKey?: ApiKey; close: () => void; onSecret?: (secret: string) => void };

/** Makes a key, or changes what one is called. */
export function KeyDialog({ opened, close, ...rest }: Props) {
  const { t } = useTranslation('api');
  return (
    <FormDialog opened={opened} close={close} title={t(rest.apiKey ? 'keys.edit_title' : 'keys.new_title')}>
      <KeyForm close={close} {...rest} />
    </FormDialog>
  );
}

type NewKey = Parameters<typeof NewApiKey.parse>[0] & { name: string; description: string };

function KeyForm({ apiKey, close, onSecret }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('api');
  const text = useErrorText();
  const failureText = useFailureText();
  const create = useCreateKey((secret) => {
    close();
    onSecret?.(secret);
  });
  const { save, error, isPending } = useSaving<Required<NewKey>>({
    id: apiKey?.id,
    create,
    change: useChangeKey(),
    saved: t('keys.saved'),
    close,
  });
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
          label={t('keys.name')}
          description={t('keys.name_hint')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={LIMITS.apiKeyNameMaxChars}
          {...form.getInputProps('name')}
          error={text.field(form.errors.name)}
        />
        <Textarea
          label={t('keys.description')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LIMITS.apiKeyDescriptionMaxChars}
          {...form.getInputProps('description')}
          error={text.field(form.errors.description)}
        />
        <FormEnd
          failure={error && failureText(apiKey ? 'key_change' : 'key_create', error)}
          isPending={isPending}
          submit={t(apiKey ? 'keys.save' : 'keys.create')}
          close={close}
        />
      </Stack>
    </form>
  );
}
