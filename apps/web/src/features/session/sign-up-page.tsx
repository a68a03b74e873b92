import { Button, Stack, TextInput } from '@mantine/core';
import { SignUp } from '@parlance/contract/accounts';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { signUp } from '../../lib/identity.ts';
import { AuthCard } from './auth-card.tsx';
import { confirmation, isConfirmed, MISMATCH } from './confirmed-password.ts';
import { EmailField } from './email-field.tsx';
import { Fault, useFailureText } from './fault.tsx';
import { LegalLine } from './legal-line.tsx';
import { NewPasswordFields } from './password-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSessionForm } from './use-session-form.ts';
import { useSocialNotice } from './use-social-notice.ts';
import { useSocialSignIn } from './use-social-sign-in.ts';

const SignUpForm = SignUp.extend({ confirmation }).refine(isConfirmed, MISMATCH);

export default function SignUpPage() {
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const { search: query } = useLocation();
  const redirect = search.get('redirect');
  const notice = useSocialNotice();
  const social = useSocialSignIn(redirect);
  const afterSignIn = useAfterSignIn();
  const textOf = useFailureText();
  const form = useSessionForm({
    schema: SignUpForm,
    initialValues: { name: '', email: '', password: '', confirmation: '' },
    submit: async (values) => {
      const user = await signUp(SignUp.parse(values));
      await afterSignIn(user.email, redirect);
    },
  });
  return (
    <AuthCard
      title={t('sign_up.title')}
      heading={t('sign_up.heading')}
      lead={t('sign_up.lead')}
      other={{ question: t('sign_up.has_account'), label: t('sign_up.to_sign_in'), to: `/signin${query}` }}
    >
      <Fault>{notice.text}</Fault>
      <ProviderButtons {...social} />
      <form onSubmit={form.onSubmit} noValidate>
        <Fault>{form.failure !== null && textOf(form.failure, 'sign_up_failed')}</Fault>
        <Stack gap="md">
          <TextInput label={t('name')} autoComplete="name" {...form.field('name')} />
          <EmailField {...form.field('email')} />
          <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmation')} />
          <Button type="submit" size="md" mt="xs" loading={form.busy} fullWidth>
            {t('sign_up.submit')}
          </Button>
          <LegalLine />
        </Stack>
      </form>
    </AuthCard>
  );
}
