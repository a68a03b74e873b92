import { Button, Stack } from '@mantine/core';
import { requestPasswordReset } from '@parlance/contract/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { offers } from '../../../lib/offers.ts';
import { AuthCard } from '../auth-card.tsx';
import { EmailField } from '../email-field.tsx';
import { Fault, useFailureText } from '../fault.tsx';
import { MailSent } from '../mail-sent.tsx';
import { useAuthForm } from '../use-auth-form.ts';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('session');
  const textOf = useFailureText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAuthForm({
    schema: requestPasswordReset.body!,
    initialValues: { email: '' },
    submit: async (values) => {
      await call(requestPasswordReset, { body: values });
      setSentTo(values.email.trim());
    },
  });
  if (!offers().mail) {
    return (
      <AuthCard
        heading={t('forgot.heading')}
        lead={t('forgot.no_mail')}
        other={{ label: t('back_to_sign_in'), to: '/signin' }}
      />
    );
  }
  return (
    <AuthCard
      heading={t('forgot.heading')}
      lead={t('forgot.lead')}
      other={{ label: t('back_to_sign_in'), to: '/signin' }}
    >
      {sentTo ? (
        <MailSent
          text={t('forgot.sent')}
          detail={t('forgot.sent_to', { email: sentTo })}
          onAgain={() => setSentTo(null)}
        />
      ) : (
        <form onSubmit={form.onSubmit} noValidate>
          <Fault>{form.failure !== null && textOf(form.failure)}</Fault>
          <Stack gap="md">
            <EmailField {...form.field('email')} />
            <Button type="submit" size="md" loading={form.busy} fullWidth>
              {t('forgot.submit')}
            </Button>
          </Stack>
        </form>
      )}
    </AuthCard>
  );
}
