import { Button, Stack } from '@mantine/core';
import { resetPassword } from '@parlance/contract/identity';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { call } from '../../../lib/api/api.ts';
import { clearSession, showSnackbar } from '../../../lib/storage/state.ts';
import { AuthCard } from '../auth-card.tsx';
import { isDeadLink, linkFailure, MALFORMED_LINK } from '../dead-link.ts';
import { Fault, useFailureText } from '../fault.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { confirmation, isConfirmed, MISMATCH } from './confirmed-password.ts';
import { NewPasswordFields } from './password-field.tsx';

const { password } = resetPassword.body!.shape;
const NewPassword = z.object({ password, confirmation }).refine(isConfirmed, MISMATCH);

export default function ResetPasswordPage() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const textOf = useFailureText();
  const token = useSearchParams()[0].get('token');
  const form = useAuthForm({
    schema: NewPassword,
    initialValues: { password: '', confirmation: '' },
    submit: async (values) => {
      await call(resetPassword, { body: { token: token ?? '', password: values.password } });
      // The server has ended every session of the account; one that stands here may be among them.
      clearSession();
      await navigate('/signin', { replace: true });
      showSnackbar(t('reset.done'));
    },
  });
  const failure = token ? linkFailure(form.failure) : MALFORMED_LINK;
  const isDead = isDeadLink(failure);
  return (
    <AuthCard
      heading={t('reset.heading')}
      lead={t(isDead ? 'reset.rules' : 'reset.lead')}
      other={{ label: t('back_to_sign_in'), to: '/signin' }}
    >
      <Fault>{failure !== null && textOf(failure)}</Fault>
      {isDead ? (
        <Button data-needs="mail" component={Link} to="/forgot-password" size="md" fullWidth>
          {t('reset.new_link')}
        </Button>
      ) : (
        <form onSubmit={form.onSubmit} noValidate>
          <Stack gap="md">
            <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmation')} />
            <Button type="submit" size="md" mt="xs" loading={form.busy} fullWidth>
              {t('reset.submit')}
            </Button>
          </Stack>
        </form>
      )}
    </AuthCard>
  );
}
