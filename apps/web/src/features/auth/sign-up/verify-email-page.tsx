import { Alert, Anchor, Button, Text } from '@mantine/core';
import { verifyEmail } from '@parlance/contract/identity';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call, isApiProblem } from '../../../lib/api/api.ts';
import { signInWithConfirmation } from '../../../lib/auth/identity.ts';
import { hasAccessToken } from '../../../lib/storage/state.ts';
import { AuthCard } from '../auth-card.tsx';
import { isDeadLink } from '../dead-link.ts';
import { Fault, useFailureText } from '../fault.tsx';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import { useLinkPress } from '../use-link-press.ts';

/** Nobody, or somebody else, is signed in to this browser. */
const isElsewhere = (failure: unknown): boolean =>
  isApiProblem(failure) && ['unauthenticated', 'link_of_other_account'].includes(failure.code);

/**
 * In a session of the account the address is confirmed and nothing else changes. Anywhere else whoever reads the
 * mail is signed in, and what opened the account before is gone: a stranger may have signed up with the address.
 */
export default function VerifyEmailPage() {
  const { t } = useTranslation('session');
  const textOf = useFailureText();
  const afterSignIn = useAfterSignIn();
  const [elsewhere, setElsewhere] = useState(() => !hasAccessToken());
  const [isVerified, setVerified] = useState(false);
  const { press, failure, busy } = useLinkPress(async (token) => {
    if (elsewhere) {
      const { user } = await signInWithConfirmation(token);
      return afterSignIn(user.email, null);
    }
    try {
      await call(verifyEmail, { body: { token }, keepSessionOn401: true });
      setVerified(true);
    } catch (error) {
      if (!isElsewhere(error)) throw error;
      setElsewhere(true);
    }
  });
  const way = isVerified
    ? { to: '/app', label: t('verify.continue') }
    : isDeadLink(failure) && { to: '/app/my-account', label: t('verify.new_link') };
  return (
    <AuthCard heading={t('verify.heading')} lead={t('verify.lead')}>
      <div role="status">
        {isVerified && (
          <Alert role="presentation" color="green" mb="lg" icon={<IconCircleCheck aria-hidden />}>
            {t('verify.done')}
          </Alert>
        )}
        {elsewhere && !way && <Text mb="lg">{t('verify.elsewhere')}</Text>}
      </div>
      <Fault>{failure !== null && textOf(failure)}</Fault>
      {way ? (
        <Button component={Link} to={way.to} size="md" fullWidth>
          {way.label}
        </Button>
      ) : (
        <Button size="md" fullWidth loading={busy} onClick={() => void press()}>
          {t(elsewhere ? 'verify.this_is_me' : 'verify.submit')}
        </Button>
      )}
      {elsewhere && !way && (
        <Text size="sm" c="dimmed" mt="lg">
          <Trans
            t={t}
            i18nKey="verify.keep"
            components={{ signin: <Anchor component={Link} to="/signin" size="sm" underline="always" /> }}
          />
        </Text>
      )}
    </AuthCard>
  );
}
