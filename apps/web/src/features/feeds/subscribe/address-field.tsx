import { Button, Group, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showSnackbar } from '../../../lib/state.ts';

const COPIED_MS = 2_000;

/** The address with a button that copies it. Browsers refuse to copy on pages without encryption. */
export function AddressField({ rssUrl }: { rssUrl: string }) {
  const { t } = useTranslation('feeds');
  const clipboard = useClipboard({ timeout: COPIED_MS });
  useEffect(() => {
    if (clipboard.error) showSnackbar(t('copy_failed'), 'error');
  }, [clipboard.error, t]);
  const Icon = clipboard.copied ? IconCheck : IconCopy;
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
      <Button
        variant="default"
        h={42}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => clipboard.copy(rssUrl)}
      >
        {t(clipboard.copied ? 'card.copied' : 'card.copy')}
      </Button>
    </Group>
  );
}
