import { Alert, Anchor, Button } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useClientState } from '../../lib/storage/state.ts';
import { useChangeAccount } from './account-queries.ts';

/** What happened to the account and its owner must know, above whatever page they came for. */
export function AccountNotices() {
  const user = useClientState((state) => state.currentUser);
  if (!user) return null;
  const isPenniless = user.plan === 'trial' && user.credits_remaining === 0;
  return (
    <>
      {user.taken_over_at && <TakeOverNotice email={user.email} />}
      {user.trial_withheld && isPenniless && <TrialNotice reason={user.trial_withheld} />}
    </>
  );
}

/** Stays until it was read, on whatever device. */
function TakeOverNotice({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { mutate, isPending } = useChangeAccount();
  return (
    <Alert
      title={t('notices.taken_over.title')}
      icon={<IconShieldCheck aria-hidden />}
      variant="light"
      mb="lg"
      role="status"
    >
      {t('notices.taken_over.text', { email })}
      <div>
        <Button
          variant="light"
          size="compact-sm"
          mt="sm"
          loading={isPending}
          onClick={() => mutate({ taken_over_seen: true })}
        >
          {t('notices.close')}
        </Button>
      </div>
    </Alert>
  );
}

function TrialNotice({ reason }: { reason: NonNullable<CurrentUser['trial_withheld']> }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Alert
      title={t('notices.trial.title')}
      icon={<IconInfoCircle aria-hidden />}
      color="yellow"
      variant="light"
      mb="lg"
      role="status"
      withCloseButton
      closeButtonLabel={t('notices.close')}
      onClose={() => setOpen(false)}
    >
      <Trans
        t={t}
        i18nKey={`notices.trial.${reason}`}
        components={{
          plans: <Anchor component={Link} to="/app/subscription-plans" size="sm" underline="always" />,
        }}
      />
    </Alert>
  );
}
