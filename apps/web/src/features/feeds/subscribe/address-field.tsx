import { Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';

/** The address with a button that copies it. */
export function AddressField({ rssUrl }: { rssUrl: string }) {
  const { t } = useTranslation('feeds');
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        label={t('card.address')}
        description={t('card.address_secret')}
        value={rssUrl}
        readOnly
        flex={1}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={rssUrl} h={42} />
    </Group>
  );
}
