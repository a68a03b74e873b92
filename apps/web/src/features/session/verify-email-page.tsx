import { Alert, Button } from '@mantine/core';
import { verifyEmail } from '@parlance/contract/identity';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { AuthCard } from './auth-card.tsx';
import { isDeadLink } from './dead-link.ts';
import { Fault, useFailureText } from './fault.tsx';
import { useLinkPress } from './use-link-press.ts';

export function VerifyEmailPage() {
  const { t } = useTranslation('session');
  const textOf = useFailureText();
  const [isVerified, setVerified] = useState(false);
  const { press, failure, busy } = useLinkPress(async (token) => {
    await call(verifyEmail, { body: { token } });
    setVerified(true);
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
      </div>
      <Fault>{failure !== null && textOf(failure)}</Fault>
      {way ? (
        <Button component={Link} to={way.to} size="md" fullWidth>
          {way.label}
        </Button>
      ) : (
        <Button size="md" fullWidth loading={busy} onClick={() => void press()}>
          {t('verify.submit')}
        </Button>
      )}
    </AuthCard>
  );
}
