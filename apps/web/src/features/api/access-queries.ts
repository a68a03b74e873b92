import { joinApiWaitlist, readApiAccess, readApiUsage } from '@parlance/contract/api-access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { showSnackbar } from '../../lib/storage/state.ts';

const ACCESS = ['api-access'] as const;

/** Always looked at anew: credits are spent and access is given while nobody looks at this page. */
export const useApiAccess = () =>
  useQuery({
    queryKey: ACCESS,
    queryFn: ({ signal }) => call(readApiAccess, { signal }),
    staleTime: 0,
  });

type Deed =
  | 'join'
  | 'buy'
  | 'key_create'
  | 'key_change'
  | 'key_delete'
  | 'webhook_save'
  | 'webhook_delete'
  | 'webhook_rotate'
  | 'webhook_test'
  | 'redeliver';

/** What could not be done, and why. */
export function useFailureText() {
  const { t } = useTranslation('api');
  const text = useErrorText();
  return (deed: Deed, error: unknown): string => `${t(`failed.${deed}`)} ${text.problem(error)}`;
}

export function useShowFailure(deed: Deed) {
  const textOf = useFailureText();
  return (error: unknown): void => showSnackbar(textOf(deed, error), 'error');
}

export function useJoinWaitlist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(joinApiWaitlist, {}),
    onSuccess: (access) => client.setQueryData(ACCESS, access),
    onError: useShowFailure('join'),
  });
}

export const useApiUsage = (days: number) =>
  useQuery({
    queryKey: ['api-usage', days],
    queryFn: ({ signal }) => call(readApiUsage, { query: { days }, signal }),
    staleTime: 0,
  });
