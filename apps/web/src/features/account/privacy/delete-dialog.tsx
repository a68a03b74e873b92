import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { DELETION_PHRASE } from '@parlance/contract/accounts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type SubmitEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDeletion } from './use-deletion.ts';

type Props = { opened: boolean; close: () => void };

export function DeleteDialog({ opened, close }: Props) {
  const { t } = useTranslation('account');
  return (
    <Dialog opened={opened} onClose={close} title={t('deletion.title')} size={500}>
      <DeleteForm close={close} />
    </Dialog>
  );
}

function DeleteForm({ close }: { close: () => void }) {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useDeletion(close);
  const fits = typed.trim() === DELETION_PHRASE;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fits) mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text>{t('deletion.body')}</Text>
        <Text c="dimmed" size="sm">
          {t('deletion.export_first')}
        </Text>
        <TextInput
          label={
            <Trans
              t={t}
              i18nKey="deletion.type"
              values={{ words: DELETION_PHRASE }}
              components={{ phrase: <strong lang="en" /> }}
            />
          }
          value={typed}
          data-autofocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {error && (
          <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {text.problem(error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isPending}>
            {t('deletion.keep')}
          </Button>
          <Button type="submit" color="red" disabled={!fits} loading={isPending}>
            {t('deletion.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
