import {
  changeCurrentUser,
  endAllSessions,
  endSession,
  listSessions,
  type Pronunciation,
  readPronunciations,
  replacePronunciations,
} from '@parlance/contract/accounts';
import { requestPasswordReset, requestVerification } from '@parlance/contract/identity';
import type { BodyOf } from '@parlance/contract/route';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { setCurrentUser, showSnackbar } from '../../lib/storage/state.ts';

export type Change = BodyOf<typeof changeCurrentUser>;

export type Entry = z.infer<typeof Pronunciation>;

const SESSIONS = ['sessions'] as const;
const PRONUNCIATIONS = ['pronunciations'] as const;

const useTellProblem = () => {
  const text = useErrorText();
  return (error: unknown) => showSnackbar(text.problem(error), 'error');
};

/** Saves one change at once; while it is under way, `variables` is what the page already shows. */
export function useChangeAccount() {
  const { t } = useTranslation('account');
  const onError = useTellProblem();
  return useMutation({
    mutationFn: (change: Change) => call(changeCurrentUser, { body: change }),
    onSuccess: (user) => {
      setCurrentUser(user);
      showSnackbar(t('saved'));
    },
    onError,
  });
}

export const usePronunciations = () =>
  useQuery({ queryKey: PRONUNCIATIONS, queryFn: ({ signal }) => call(readPronunciations, { signal }) });

/** The whole list at once; while it is under way, `variables` is what the page already shows. */
export function useReplacePronunciations() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const onError = useTellProblem();
  return useMutation({
    mutationFn: (items: Entry[]) => call(replacePronunciations, { body: { items } }),
    onSuccess: (saved) => {
      client.setQueryData(PRONUNCIATIONS, saved);
      showSnackbar(t('saved'));
    },
    onError,
  });
}

export const useSessions = () =>
  useQuery({ queryKey: SESSIONS, queryFn: ({ signal }) => call(listSessions, { signal }) });

export function useEndSession() {
  const client = useQueryClient();
  const onError = useTellProblem();
  return useMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { session_id: sessionId } }),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export const useEndAllSessions = (onSuccess: () => void) =>
  useMutation({ mutationFn: () => call(endAllSessions, {}), onSuccess, onError: useTellProblem() });

export const useSendVerification = (onSuccess: () => void) =>
  useMutation({ mutationFn: () => call(requestVerification, {}), onSuccess, onError: useTellProblem() });

export const useSendPasswordLink = (onSuccess: () => void) =>
  useMutation({
    mutationFn: (email: string) => call(requestPasswordReset, { body: { email } }),
    onSuccess,
    onError: useTellProblem(),
  });
