import * as contract from '@parlance/contract/admin';
import type { BodyOf, QueryOf, ReplyOf } from '@parlance/contract/route';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { showSnackbar } from '../../lib/storage/state.ts';

/** Everything on the page is of one moment: what one act changes may show in any list. */
const ADMIN = 'admin';
const REFRESH_MS = 10_000;

export const useOverview = () =>
  useQuery({
    queryKey: [ADMIN, 'overview'],
    queryFn: ({ signal }) => call(contract.readAdminOverview, { signal }),
    refetchInterval: REFRESH_MS,
  });

const pages = { initialPageParam: null as string | null, staleTime: 0 };

export const usePeople = (search: string) =>
  useInfiniteQuery({
    ...pages,
    queryKey: [ADMIN, 'people', search],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listPeople, { query: { search, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

type Group = QueryOf<typeof contract.listGenerations>['group'];

export const useGenerations = (group: Group) =>
  useInfiniteQuery({
    ...pages,
    queryKey: [ADMIN, 'generations', group],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listGenerations, { query: { group, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: REFRESH_MS,
  });

export const useWaitlist = () =>
  useQuery({
    queryKey: [ADMIN, 'waitlist'],
    queryFn: ({ signal }) => call(contract.listWaitlist, { signal }),
  });

export const useActs = () =>
  useInfiniteQuery({
    ...pages,
    queryKey: [ADMIN, 'acts'],
    queryFn: ({ pageParam, signal }) =>
      call(contract.listAdminActs, { query: { cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (page) => page.next_cursor,
  });

/** Does one thing, says so and shows every list anew. */
function useAct<Asked, Reply>(act: (asked: Asked) => Promise<Reply>, said?: string) {
  const client = useQueryClient();
  const text = useErrorText();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (said) showSnackbar(said);
    },
    onError: (error) => showSnackbar(text.problem(error), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: [ADMIN] }),
  });
}

const at = (user_id: string) => ({ params: { user_id } });

export function usePersonActs(userId: string) {
  const { t } = useTranslation('admin');
  return {
    change: useAct((body: BodyOf<typeof contract.changePerson>) =>
      call(contract.changePerson, { ...at(userId), body }),
    ),
    signOut: useAct(() => call(contract.signOutPerson, at(userId)), t('people.signed_out')),
  };
}

export function useGiveCredits(userId: string) {
  const { t } = useTranslation('admin');
  return useAct(
    (body: BodyOf<typeof contract.giveCreditsTo>) => call(contract.giveCreditsTo, { ...at(userId), body }),
    t('credits.given'),
  );
}

export function useGivePlan(userId: string) {
  const { t } = useTranslation('admin');
  return useAct(
    (body: BodyOf<typeof contract.givePlanTo>) => call(contract.givePlanTo, { ...at(userId), body }),
    t('plan.given'),
  );
}

export function useDeletePerson(userId: string) {
  const { t } = useTranslation('admin');
  return useAct(
    (email: string) => call(contract.deletePerson, { ...at(userId), body: { email } }),
    t('deletion.done'),
  );
}

export const useInvite = () => useAct(() => call(contract.invitePerson, {}));

export function useGenerationActs(audioId: string) {
  const { t } = useTranslation('admin');
  const params = { id: audioId };
  return {
    stop: useAct(() => call(contract.stopGeneration, { params }), t('generations.stopped')),
    retry: useAct(() => call(contract.retryGeneration, { params }), t('generations.retried')),
  };
}

export function useApprove() {
  const { t } = useTranslation('admin');
  return useAct((userId: string) => call(contract.approveAccess, at(userId)), t('waitlist.approved'));
}

export type Waiting = ReplyOf<typeof contract.listWaitlist>['items'][number];
