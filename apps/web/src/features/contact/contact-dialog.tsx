import { sendContactMessage } from '@parlance/contract/contact';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { MessageDialog } from '../../ui/dialogs/message-dialog.tsx';
import { MessageField } from '../../ui/dialogs/message-field.tsx';

/** Somebody who is signed in need not say who is writing. */
type Props = { id: string; writer?: { name: string; email: string } | null };

export function ContactDialog({ id, writer }: Props) {
  const { t } = useTranslation('public');
  return (
    <MessageDialog id={id} words={t('contact', { returnObjects: true })} path={sendContactMessage.path}>
      <MessageField
        id={`${id}-name`}
        name="name"
        kind="text"
        label={t('contact.name')}
        maxLength={LIMITS.nameMaxChars}
        autoComplete="name"
        defaultValue={writer?.name}
      />
      <MessageField
        id={`${id}-email`}
        name="email"
        kind="email"
        label={t('contact.email')}
        maxLength={LIMITS.emailMaxChars}
        autoComplete="email"
        defaultValue={writer?.email}
      />
      <MessageField
        id={`${id}-message`}
        name="message"
        kind="long"
        label={t('contact.message')}
        maxLength={LIMITS.contactMessageMaxChars}
      />
    </MessageDialog>
  );
}
