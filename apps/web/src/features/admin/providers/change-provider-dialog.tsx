import { PasswordInput, Stack, TextInput } from '@mantine/core';
import type { Provider } from '@parlance/contract/providers';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { useProviderActs } from './provider-queries.ts';

type Props = { provider: Provider; opened: boolean; close: () => void };

/** Another model or another key; the key that is there is never shown. */
export function ChangeProviderDialog({ provider, opened, close }: Props) {
  const { t } = useTranslation('providers');
  const [model, setModel] = useState(provider.model);
  const [key, setKey] = useState('');
  const { change } = useProviderActs(provider.id ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const asked = { model: model.trim(), ...(key.trim() ? { key: key.trim() } : {}) };
    change.mutate(asked, {
      onSuccess() {
        setKey('');
        close();
      },
    });
  };
  return (
    <Dialog opened={opened} onClose={close} title={t('change_title', { model: provider.model })} size={440}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('add.model')}
            value={model}
            data-autofocus
            onChange={(event) => setModel(event.currentTarget.value)}
          />
          <PasswordInput
            label={t('add.key')}
            description={t(provider.has_key ? 'key_stays' : 'add.key_hint')}
            autoComplete="off"
            value={key}
            visibilityToggleButtonProps={{ 'aria-label': t('add.show_key') }}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
          <FormFooter
            failure={model.trim() === '' ? t('add.model_missing') : undefined}
            isPending={change.isPending}
            submit={t('save')}
            close={close}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
