import * as contract from '@parlance/contract/providers';
import type { BodyOf } from '@parlance/contract/route';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';

const PROVIDERS = ['admin', 'providers'];
/** While something is fetched or tried out. */
const WATCH_MS = 1_000;
const REFRESH_MS = 30_000;

export const useProviders = () =>
  useQuery({
    queryKey: PROVIDERS,
    queryFn: ({ signal }) => call(contract.listProviders, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.work.some((work) => work.state === 'running') ? WATCH_MS : REFRESH_MS,
  });

/** Looked for when the page is opened, when what `mark` stands for has changed, and again on request: nobody is asked behind anybody's back. */
export const useFound = (mark: string) =>
  useQuery({
    queryKey: [...PROVIDERS, 'found', mark],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(contract.findModelServers, { query: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/** Does one thing, and shows everything anew. */
function useAct<Asked, Reply>(act: (asked: Asked) => Promise<Reply>, said?: string) {
  const client = useQueryClient();
  const text = useErrorText();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (said) showSnackbar(said);
    },
    onError: (error) => showSnackbar(text.problem(error), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: PROVIDERS, exact: true }),
  });
}

export function useProviderActs(providerId: string) {
  const { t } = useTranslation('providers');
  const params = { provider_id: providerId };
  return {
    change: useAct((body: BodyOf<typeof contract.changeProvider>) =>
      call(contract.changeProvider, { params, body }),
    ),
    remove: useAct(() => call(contract.removeProvider, { params }), t('removed')),
    test: useAct(() => call(contract.testProvider, { params })),
    qualify: useAct(() =>
      call(contract.startModelWork, { body: { kind: 'qualify', provider_id: providerId } }),
    ),
  };
}

/** What goes wrong is shown beside its field. */
export function useAddProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.addProvider>) => call(contract.addProvider, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: PROVIDERS, exact: true }),
  });
}

/** A model that is there: set, and tried out at once. */
export const useTakeModel = () =>
  useAct(async (body: BodyOf<typeof contract.addProvider>) => {
    const { id } = await call(contract.addProvider, { body });
    if (id) await call(contract.startModelWork, { body: { kind: 'qualify', provider_id: id } });
  });

export const usePull = () =>
  useAct((asked: { address: string; model: string }) =>
    call(contract.startModelWork, { body: { kind: 'pull', ...asked } }),
  );

export const useCancelWork = () =>
  useAct((work_id: string) => call(contract.cancelModelWork, { params: { work_id } }));
