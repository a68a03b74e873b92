import { signUpForNewsletter } from '@parlance/contract/newsletter';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { MessageDialog } from '../../ui/dialogs/message-dialog.tsx';
import { MessageField } from '../../ui/dialogs/message-field.tsx';

export function NewsletterDialog({ id }: { id: string }) {
  const { t } = useTranslation('public');
  return (
    <MessageDialog id={id} words={t('newsletter', { returnObjects: true })} path={signUpForNewsletter.path}>
      <MessageField
        id={`${id}-email`}
        name="email"
        kind="email"
        label={t('newsletter.email')}
        maxLength={LIMITS.emailMaxChars}
        autoComplete="email"
      />
    </MessageDialog>
  );
}
