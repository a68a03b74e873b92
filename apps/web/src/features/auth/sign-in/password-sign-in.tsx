import { Anchor, Button, Group, Stack } from '@mantine/core';
import { SignIn } from '@parlance/contract/accounts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IdentityRefusal, signIn } from '../../../lib/auth/identity.ts';
import { EmailField } from '../email-field.tsx';
import { Fault, useFailureText } from '../fault.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { RefusedSignIn } from './refused-sign-in.tsx';

type Props = {
  email: string;
  redirect: string | null;
  signUpTo: string;
  /** To the login link, with the address typed so far. */
  onWantLink: (email: string) => void;
};

export function PasswordSignIn({ email, redirect, signUpTo, onWantLink }: Props) {
  const { t } = useTranslation('session');
  const afterSignIn = useAfterSignIn();
  const textOf = useFailureText();
  const form = useAuthForm({
    schema: SignIn,
    initialValues: { email, password: '' },
    submit: async (values) => {
      const user = await signIn(SignIn.parse(values));
      await afterSignIn(user.email, redirect);
    },
  });
  const wantLink = () => onWantLink(form.valueOf('email'));
  const { failure } = form;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Fault>
        {failure instanceof IdentityRefusal ? (
          <RefusedSignIn signUpTo={signUpTo} onWantLink={wantLink} />
        ) : (
          failure !== null && textOf(failure, 'sign_in_failed')
        )}
      </Fault>
      <Stack gap="md">
        <EmailField {...form.field('email')} />
        <PasswordField purpose="current" {...form.field('password')} />
        <Group justify="flex-end" mt={-8} data-needs="mail">
          <Anchor component={Link} to="/forgot-password" size="sm" underline="always">
            {t('sign_in.forgot')}
          </Anchor>
        </Group>
        <Button type="submit" size="md" loading={form.busy} fullWidth>
          {t('sign_in.submit')}
        </Button>
        <Button variant="subtle" size="md" fullWidth onClick={wantLink} data-needs="mail">
          {t('sign_in.by_link')}
        </Button>
      </Stack>
    </form>
  );
}
