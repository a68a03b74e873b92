import { Text } from '@mantine/core';
import { DELETION_PHRASE } from '@parlance/contract/accounts';
import { Trans, useTranslation } from 'react-i18next';
import { TypedConfirmation } from '../../../ui/dialogs/typed-confirmation.tsx';
import { useDeletion } from './use-deletion.ts';

type Props = { opened: boolean; close: () => void };

export function DeleteDialog({ opened, close }: Props) {
  const { t } = useTranslation('account');
  const { mutate, isPending, error } = useDeletion(close);
  return (
    <TypedConfirmation
      opened={opened}
      close={close}
      title={t('deletion.title')}
      label={
        <Trans
          t={t}
          i18nKey="deletion.type"
          values={{ words: DELETION_PHRASE }}
          components={{ phrase: <strong lang="en" /> }}
        />
      }
      fits={(typed) => typed === DELETION_PHRASE}
      confirm={() => mutate()}
      words={{ keep: t('deletion.keep'), confirm: t('deletion.confirm') }}
      isPending={isPending}
      error={error}
    >
      <Text>{t('deletion.body')}</Text>
      <Text c="dimmed" size="sm">
        {t('deletion.export_first')}
      </Text>
    </TypedConfirmation>
  );
}
