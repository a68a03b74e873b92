import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { SignUp } from '@parlance/contract/accounts';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { signUp } from '../../../lib/auth/identity.ts';
import { offers } from '../../../lib/offers.ts';
import { AuthCard } from '../auth-card.tsx';
import { EmailField } from '../email-field.tsx';
import { Fault, useFailureText } from '../fault.tsx';
import { confirmation, isConfirmed, MISMATCH } from '../password/confirmed-password.ts';
import { NewPasswordFields } from '../password/password-field.tsx';
import { ProviderButtons } from '../social/provider-buttons.tsx';
import { useSocialNotice } from '../social/use-social-notice.ts';
import { useSocialSignIn } from '../social/use-social-sign-in.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import { useAuthForm } from '../use-auth-form.ts';

const SignUpForm = SignUp.extend({ confirmation }).refine(isConfirmed, MISMATCH);

/** Whoever has no invitation, where one is needed, is told before they have typed anything. */
export default function SignUpPage() {
  const [search] = useSearchParams();
  const { signUp: who } = offers();
  if (who === 'open' || (who === 'invitation' && search.has('invitation'))) return <SignUpCard />;
  return <ClosedCard byInvitation={who === 'invitation'} />;
}

/** A provider that was added may still make an account: it says so itself. */
function ClosedCard({ byInvitation }: { byInvitation: boolean }) {
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const { search: query } = useLocation();
  const notice = useSocialNotice();
  const social = useSocialSignIn(search.get('redirect'));
  return (
    <AuthCard
      title={t('sign_up.title')}
      heading={t(byInvitation ? 'sign_up.by_invitation' : 'sign_up.closed')}
      lead={t(byInvitation ? 'sign_up.invitation_lead' : 'sign_up.closed_lead')}
      other={{ question: t('sign_up.has_account'), label: t('sign_up.to_sign_in'), to: `/signin${query}` }}
    >
      {offers().providers.length > 0 && (
        <>
          <Fault>{notice.text}</Fault>
          <ProviderButtons {...social} alone />
        </>
      )}
    </AuthCard>
  );
}

function SignUpCard() {
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const { search: query } = useLocation();
  const redirect = search.get('redirect');
  const notice = useSocialNotice();
  const social = useSocialSignIn(redirect);
  const afterSignIn = useAfterSignIn();
  const textOf = useFailureText();
  const form = useAuthForm({
    schema: SignUpForm,
    initialValues: { name: '', email: '', password: '', confirmation: '' },
    submit: async (values) => {
      const user = await signUp({
        ...SignUp.parse(values),
        invitation: search.get('invitation') ?? undefined,
      });
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

function LegalLine() {
  const { t } = useTranslation('session');
  return (
    <Text size="sm" c="dimmed" ta="center">
      <Trans
        t={t}
        i18nKey="sign_up.legal"
        components={{
          terms: <Anchor component={Link} to="/terms-of-service" size="sm" underline="always" />,
          privacy: <Anchor component={Link} to="/privacy-policy" size="sm" underline="always" />,
        }}
      />
    </Text>
  );
}
