import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { SignIn } from '@parlance/contract/accounts';
import { useTranslation } from 'react-i18next';
import { signIn } from '../../lib/identity.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { AuthCard } from './auth-card.tsx';
import { useSessionForm } from './use-session-form.ts';

export function SignInPage() {
  const { t } = useTranslation('session');
  const { field, onSubmit, fault, busy, query } = useSessionForm({
    schema: SignIn,
    initialValues: { email: '', password: '' },
    enter: (values) => signIn(SignIn.parse(values)),
    failure: 'sign_in_failed',
  });
  return (
    <>
      <PageHead title={t('sign_in.title')} />
      <AuthCard
        title={t('sign_in.heading')}
        lead={t('sign_in.lead')}
        fault={fault}
        other={{ question: t('sign_in.no_account'), label: t('sign_in.to_sign_up'), to: `/signup${query}` }}
      >
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <TextInput
              label={t('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              {...field('email')}
            />
            <PasswordInput
              label={t('password')}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
              {...field('password')}
            />
            <Button type="submit" size="md" mt="xs" loading={busy} fullWidth>
              {t('sign_in.submit')}
            </Button>
          </Stack>
        </form>
      </AuthCard>
    </>
  );
}
