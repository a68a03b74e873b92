import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import wrapping from '../theme/wrapping-button.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import classes from './message-dialog.module.css';

type Props = {
  id: string;
  words: Record<'title' | 'description' | 'send' | 'success' | 'failure', string>;
  /** Where it is posted to. */
  path: string;
  children: ReactNode;
};

/** A dialog with a form that is sent from it; what it does lives in islands/message-form.ts. */
export function MessageDialog({ id, words, path, children }: Props) {
  const { t } = useTranslation('errors');
  return (
    <DialogFrame id={id} title={words.title} lead={words.description} maxWidthPx={500} needs="mail">
      <message-form
        className={classes.form}
        data-success={words.success}
        data-failure={words.failure}
        data-too-many={t('problem.rate_limited')}
        data-required={t('field.required')}
        data-email={t('field.email_invalid')}
      >
        <form action={path} method="post" noValidate className={classes.fields}>
          {children}
          <p role="alert" data-failure className={classes.failure} />
          <Button classNames={wrapping} type="submit" size="md" fullWidth disabled>
            {words.send}
          </Button>
        </form>
      </message-form>
    </DialogFrame>
  );
}
