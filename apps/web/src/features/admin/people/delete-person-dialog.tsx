import { Text } from '@mantine/core';
import type { AdminPerson } from '@parlance/contract/admin';
import { useTranslation } from 'react-i18next';
import { TypedConfirmation } from '../../../ui/dialogs/typed-confirmation.tsx';
import { useDeletePerson } from '../admin-queries.ts';

type Props = { person: AdminPerson; opened: boolean; close: () => void };

export function DeletePersonDialog({ person, opened, close }: Props) {
  const { t } = useTranslation('admin');
  const { mutate, isPending } = useDeletePerson(person.id);
  return (
    <TypedConfirmation
      opened={opened}
      close={close}
      title={t('deletion.title', { name: person.name })}
      label={t('deletion.type', { email: person.email })}
      fits={(typed) => typed.toLowerCase() === person.email}
      confirm={(typed) => mutate(typed, { onSuccess: close })}
      words={{ keep: t('deletion.keep'), confirm: t('deletion.confirm') }}
      isPending={isPending}
    >
      <Text>{t('deletion.body')}</Text>
    </TypedConfirmation>
  );
}
