import { Button, Stack, Text } from '@mantine/core';
import { requestLoginLink } from '@parlance/contract/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { EmailField } from '../email-field.tsx';
import { Fault, useFailureText } from '../fault.tsx';
import { MailSent } from '../mail-sent.tsx';
import { useAuthForm } from '../use-auth-form.ts';

type Props = { email: string; redirect: string | null; onWantPassword: () => void };

export function LoginLinkRequest({ email, redirect, onWantPassword }: Props) {
  const { t } = useTranslation('session');
  const textOf = useFailureText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAuthForm({
    schema: requestLoginLink.body!.pick({ email: true }),
    initialValues: { email },
    submit: async (values) => {
      await call(requestLoginLink, { body: { email: values.email, redirect: redirect ?? undefined } });
      setSentTo(values.email.trim());
    },
  });
  if (sentTo)
    return (
      <MailSent
        text={t('login_link.sent')}
        detail={t('login_link.sent_to', { email: sentTo })}
        onAgain={() => setSentTo(null)}
      />
    );
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Fault>{form.failure !== null && textOf(form.failure)}</Fault>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('login_link.lead')}
        </Text>
        <EmailField {...form.field('email')} />
        <Button type="submit" size="md" loading={form.busy} fullWidth>
          {t('login_link.submit')}
        </Button>
        <Button variant="subtle" size="md" fullWidth onClick={onWantPassword}>
          {t('login_link.by_password')}
        </Button>
      </Stack>
    </form>
  );
}
