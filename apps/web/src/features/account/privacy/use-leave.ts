import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { clearSession, showSnackbar } from '../../../lib/storage/state.ts';

/** For somebody whose session the server has ended already: forgets everything loaded in it. */
export function useLeave(): (farewell: string) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (farewell) => {
    clearSession();
    await navigate('/signin');
    queryClient.clear();
    showSnackbar(farewell);
  };
}
