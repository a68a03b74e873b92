import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showSnackbar } from '../storage/state.ts';
import { signOut } from './identity.ts';

/** Ends the session and forgets everything loaded in it: the next person at this browser must not see it. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await signOut();
    await navigate('/signin');
    queryClient.clear();
    showSnackbar(t('nav.signed_out'));
  };
}
