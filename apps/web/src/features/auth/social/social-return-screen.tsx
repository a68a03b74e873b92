import { Anchor, Button, Center, Loader } from '@mantine/core';
import { methodOf } from '@parlance/contract/identity';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { track } from '../../../lib/auth/analytics.ts';
import { takeSocialSession } from '../../../lib/auth/identity.ts';
import { type Landing, notifyOpener, type SocialReturn } from '../../../lib/auth/social/social-return.ts';
import { cameBackFrom } from '../../../lib/auth/social/visit-provider.ts';
import { AuthCard } from '../auth-card.tsx';
import { Fault } from '../fault.tsx';
import { useSettleReturn } from './use-settle-return.ts';

const LEADS = { going_on: 'redirecting', window_done: 'window_done', not_ours: 'start_again' } as const;

/** Where a provider sends the browser back to, in the window that was opened for it or in the page itself. */
export function SocialReturnScreen({ landing }: { landing: Landing | null }) {
  const { t } = useTranslation(['session', 'errors']);
  const settle = useSettleReturn();
  const [stage, setStage] = useState<keyof typeof LEADS>('going_on');
  const begun = useRef(false);

  const conclude = async (): Promise<void> => {
    if (!landing) return setStage('not_ours');
    const { how, provider, redirect } = landing;
    if (how === 'popup') {
      notifyOpener(await concludeVisit(landing));
      setStage('window_done');
      window.close();
    } else if (cameBackFrom(provider) || landing.outcome === 'signed_in') {
      await settle(await concludeVisit(landing), redirect);
    } else setStage('not_ours');
  };

  useEffect(() => {
    // The session that a visit opened can be taken once only.
    if (begun.current) return;
    begun.current = true;
    void conclude();
  });

  return (
    <AuthCard heading={t('session:open_link.heading')} lead={t(`session:${LEADS[stage]}`)}>
      <Fault>{stage === 'not_ours' && t('errors:session.sign_in_failed')}</Fault>
      {stage === 'not_ours' && (
        <Button component={Link} to="/signin" size="md" fullWidth>
          {t('session:back_to_sign_in')}
        </Button>
      )}
      {stage === 'going_on' && (
        <Center>
          <Loader aria-hidden />
        </Center>
      )}
      {stage === 'window_done' && (
        <Center>
          <Anchor component={Link} to="/app" underline="always">
            {t('session:continue_here')}
          </Anchor>
        </Center>
      )}
    </AuthCard>
  );
}

/** Takes what the visit brought into this browser. What comes back is fit to be told to another window. */
async function concludeVisit({ provider, outcome, email }: SocialReturn): Promise<SocialReturn> {
  if (outcome === 'linked') track('account_link', methodOf(provider));
  if (outcome !== 'signed_in') return { provider, outcome, email };
  try {
    const { user } = await takeSocialSession();
    return { provider, outcome, email: user.email };
  } catch (error) {
    console.error('The session of the visit could not be taken over', error);
    return { provider, outcome: 'sign_in_failed', email: null };
  }
}
