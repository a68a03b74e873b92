import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signInWithLink } from '../../../lib/auth/identity.ts';
import { AuthCard } from '../auth-card.tsx';
import { isDeadLink } from '../dead-link.ts';
import { Fault, useFailureText } from '../fault.tsx';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import { useLinkPress } from '../use-link-press.ts';
import { WANTS_LINK } from './sign-in-page.tsx';

/** Where a mailed login link leads. */
export function LoginLinkScreen() {
  const { t } = useTranslation('session');
  const textOf = useFailureText();
  const afterSignIn = useAfterSignIn();
  const { press, failure, busy } = useLinkPress(async (token) => {
    const { user, redirect } = await signInWithLink(token);
    await afterSignIn(user.email, redirect);
  });
  const isDead = isDeadLink(failure);
  const lead = isDead ? 'open_link.rules' : 'open_link.lead';
  return (
    <AuthCard
      heading={t('open_link.heading')}
      lead={t(busy ? 'redirecting' : lead)}
      other={{ label: t('back_to_sign_in'), to: '/signin' }}
    >
      <Fault>{failure !== null && textOf(failure, 'sign_in_failed')}</Fault>
      {isDead ? (
        <Button data-needs="mail" component={Link} to="/signin" state={WANTS_LINK} size="md" fullWidth>
          {t('open_link.new_link')}
        </Button>
      ) : (
        <Button size="md" fullWidth loading={busy} onClick={() => void press()}>
          {t('open_link.submit')}
        </Button>
      )}
    </AuthCard>
  );
}
