import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showSnackbar } from '../../lib/storage/state.ts';

const COPIED_MS = 2_000;

type Props = Omit<ButtonProps, 'leftSection' | 'children'> & {
  text: string;
  /** What is copied, for screen readers. */
  'aria-label'?: string;
};

/** Browsers refuse to copy on pages without encryption, which is said then. */
export function CopyButton({ text, 'aria-label': label, ...rest }: Props) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard({ timeout: COPIED_MS });
  useEffect(() => {
    if (error) showSnackbar(t('copy_failed'), 'error');
  }, [error, t]);
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      aria-label={copied ? undefined : label}
      onClick={() => copy(text)}
      {...rest}
    >
      {t(copied ? 'copied' : 'copy')}
    </Button>
  );
}
