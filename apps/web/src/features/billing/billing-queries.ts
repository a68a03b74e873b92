import {
  type BillingInfo,
  cancelSubscription,
  changeBillingInfo,
  changeSubscription,
  createBillingPortalSession,
  listCountries,
  reactivateSubscription,
  readBillingInfo,
  type Subscription,
} from '@parlance/contract/billing';
import type { PaidPlan } from '@parlance/kernel/prices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { refreshCurrentUser } from '../../lib/auth/identity.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { interfaceLanguage } from '../../lib/i18n.ts';
import { setCurrentUser, showSnackbar, useClientState } from '../../lib/storage/state.ts';

const BILLING_INFO = ['billing-info'] as const;

/** Prices depend on the language too, as long as no country is known. */
export function useBillingInfo() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...BILLING_INFO, i18n.language],
    queryFn: ({ signal }) => call(readBillingInfo, { signal }),
  });
}

export function useCountries() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['countries', i18n.language],
    queryFn: ({ signal }) => call(listCountries, { query: { language: interfaceLanguage() }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type Deed = 'cancel' | 'reactivate' | 'change' | 'portal' | 'save_info' | 'buy_credits' | 'subscribe';

/** What could not be done, and why. */
export function useFailureText() {
  const { t } = useTranslation('billing');
  const text = useErrorText();
  return (deed: Deed, error: unknown): string => `${t(`failed.${deed}`)} ${text.problem(error)}`;
}

/** A refusal often means that the page shows an outdated plan. */
function useShowFailure(deed: Deed) {
  const textOf = useFailureText();
  return (error: unknown): void => {
    showSnackbar(textOf(deed, error), 'error');
    void refreshCurrentUser();
  };
}

/** Every change of a plan is answered with its new state. */
function useTakeOver() {
  const client = useQueryClient();
  return (now: Subscription): void => {
    const user = useClientState.getState().currentUser;
    if (user) setCurrentUser({ ...user, ...now });
    void client.invalidateQueries();
  };
}

export function useChangePlan() {
  const { t } = useTranslation(['billing', 'account']);
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: (plan: PaidPlan) => call(changeSubscription, { body: { plan } }),
    onSuccess: (now) => {
      takeOver(now);
      showSnackbar(t('billing:done.change', { plan: t(`account:plan.names.${now.plan}`) }));
    },
    onError: useShowFailure('change'),
  });
}

export function useSetCancelled(cancelled: boolean) {
  const { t } = useTranslation('billing');
  const takeOver = useTakeOver();
  const deed = cancelled ? 'cancel' : 'reactivate';
  return useMutation({
    mutationFn: () => call(cancelled ? cancelSubscription : reactivateSubscription, {}),
    onSuccess: (now) => {
      takeOver(now);
      showSnackbar(t(`done.${deed}`));
    },
    onError: useShowFailure(deed),
  });
}

export const useBillingPortal = () =>
  useMutation({
    mutationFn: () => call(createBillingPortalSession, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: useShowFailure('portal'),
  });

export function useSaveBillingInfo() {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (info: BillingInfo) => call(changeBillingInfo, { body: info }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: BILLING_INFO });
      showSnackbar(t('done.save_info'));
    },
    onError: useShowFailure('save_info'),
  });
}
