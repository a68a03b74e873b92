import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { SignUp } from '@parlance/contract/accounts';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { signUp } from '../../lib/identity.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { AuthCard } from './auth-card.tsx';
import { LegalLine } from './legal-line.tsx';
import { useSessionForm } from './use-session-form.ts';

const SignUpForm = SignUp.extend({ confirmation: z.string().min(1, 'required') }).refine(
  ({ password, confirmation }) => confirmation === '' || password === confirmation,
  // Said also while other fields are still wrong: a person mends everything in one go.
  { path: ['confirmation'], error: 'password_mismatch', when: () => true },
);

export function SignUpPage() {
  const { t } = useTranslation('session');
  const { field, onSubmit, fault, busy, query } = useSessionForm({
    schema: SignUpForm,
    initialValues: { name: '', email: '', password: '', confirmation: '' },
    enter: (values) => signUp(SignUp.parse(values)),
    failure: 'sign_up_failed',
  });
  const toggle = { 'aria-label': t('show_password') };
  return (
    <>
      <PageHead title={t('sign_up.title')} />
      <AuthCard
        title={t('sign_up.heading')}
        lead={t('sign_up.lead')}
        fault={fault}
        other={{ question: t('sign_up.has_account'), label: t('sign_up.to_sign_in'), to: `/signin${query}` }}
      >
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <TextInput label={t('name')} autoComplete="name" {...field('name')} />
            <TextInput
              label={t('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              {...field('email')}
            />
            <PasswordInput
              label={t('password')}
              description={t('password_hint', { count: LIMITS.passwordMinChars })}
              autoComplete="new-password"
              visibilityToggleButtonProps={toggle}
              {...field('password')}
            />
            <PasswordInput
              label={t('confirmation')}
              autoComplete="new-password"
              visibilityToggleButtonProps={toggle}
              {...field('confirmation')}
            />
            <Button type="submit" size="md" mt="xs" loading={busy} fullWidth>
              {t('sign_up.submit')}
            </Button>
            <LegalLine />
          </Stack>
        </form>
      </AuthCard>
    </>
  );
}
