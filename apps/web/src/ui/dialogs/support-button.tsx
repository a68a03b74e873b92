import { Button, type ButtonProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CONTACT } from '../../lib/dialog-ids.ts';

/** Opens the contact dialog with a letter that already says which audio it is about. */
export function SupportButton({ audioId, ...rest }: ButtonProps & { audioId: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="subtle"
      data-needs="mail"
      data-opens={CONTACT}
      data-begins={t('support_letter', { id: audioId })}
      aria-haspopup="dialog"
      {...rest}
    >
      {t('nav.support')}
    </Button>
  );
}
