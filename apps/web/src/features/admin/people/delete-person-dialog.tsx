import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { AdminPerson } from '@parlance/contract/admin';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDeletePerson } from '../admin-queries.ts';

type Props = { person: AdminPerson; opened: boolean; close: () => void };

/** Whose account goes for good is typed, not clicked. */
export function DeletePersonDialog({ person, opened, close }: Props) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useDeletePerson(person.id);
  const fits = typed.trim().toLowerCase() === person.email;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fits) mutate(typed, { onSuccess: close });
  };
  return (
    <Dialog opened={opened} onClose={close} title={t('deletion.title', { name: person.name })} size={500}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('deletion.body')}</Text>
          <TextInput
            label={t('deletion.type', { email: person.email })}
            styles={{ label: { overflowWrap: 'anywhere' } }}
            value={typed}
            data-autofocus
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
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
    </Dialog>
  );
}
