import { Stack, Textarea, TextInput } from '@mantine/core';
import { type ApiKey, NewApiKey } from '@parlance/contract/api-access';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { useFailureText } from '../access-queries.ts';
import { useSavingForm } from '../use-saving-form.ts';
import { useChangeKey, useCreateKey } from './key-queries.ts';

type Props = { opened: boolean; apiKey?: ApiKey; close: () => void; onSecret?: (secret: string) => void };

/** Makes a key, or changes what one is called. */
export function KeyDialog({ opened, close, ...rest }: Props) {
  const { t } = useTranslation('api');
  return (
    <Dialog
      opened={opened}
      onClose={close}
      size={500}
      title={t(rest.apiKey ? 'keys.edit_title' : 'keys.new_title')}
    >
      <KeyForm close={close} {...rest} />
    </Dialog>
  );
}

function KeyForm({ apiKey, close, onSecret }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('api');
  const failureText = useFailureText();
  const create = useCreateKey((secret) => {
    close();
    onSecret?.(secret);
  });
  const { field, submit, error, isPending } = useSavingForm({
    id: apiKey?.id,
    schema: NewApiKey,
    initialValues: { name: apiKey?.name ?? '', description: apiKey?.description ?? '' },
    create,
    change: useChangeKey(),
    saved: t('keys.saved'),
    close,
  });
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
          {...field('name')}
        />
        <Textarea
          label={t('keys.description')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LIMITS.apiKeyDescriptionMaxChars}
          {...field('description')}
        />
        <FormFooter
          failure={error && failureText(apiKey ? 'key_change' : 'key_create', error)}
          isPending={isPending}
          submit={t(apiKey ? 'keys.save' : 'keys.create')}
          close={close}
        />
      </Stack>
    </form>
  );
}
