import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { refreshCurrentUser } from '../auth/identity.ts';
import { showSnackbar } from '../storage/state.ts';

/** What the payment provider's page sends people back with. */
type Back = { session_id: string; user_id: string };

type Plan<Result> = {
  finish: (back: Back) => Promise<Result>;
  /** Where somebody goes who has nothing to finish, or whose purchase can't be. */
  elsewhere: string;
  failureText: (error: unknown) => string;
};

/** Finishes a purchase after the payment page; looked at again, it is asked again and nothing happens twice. */
export function useCheckoutReturn<Result>({
  finish,
  elsewhere,
  failureText,
}: Plan<Result>): Result | undefined {
  const [query] = useSearchParams();
  const [session_id, user_id] = [query.get('session_id'), query.get('user_id')];
  const navigate = useNavigate();
  const client = useQueryClient();
  const isComplete = Boolean(session_id && user_id);
  const { data, error } = useQuery({
    queryKey: ['checkout-return', session_id, user_id],
    queryFn: async () => {
      const result = await finish({ session_id: session_id ?? '', user_id: user_id ?? '' });
      await refreshCurrentUser();
      return result;
    },
    enabled: isComplete,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const leaving = useRef(false);
  useEffect(() => {
    if ((isComplete && !error) || leaving.current) return;
    leaving.current = true;
    if (error) showSnackbar(failureText(error), 'error');
    void navigate(elsewhere, { replace: true });
  });

  useEffect(() => {
    // Balances and statements that were looked at before are old now.
    if (data)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'checkout-return' });
  }, [client, data]);
  return data;
}
