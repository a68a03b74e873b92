import {
  type ApiKeyChange,
  changeApiKey,
  createApiKey,
  deleteApiKey,
  listApiKeys,
  type NewApiKey,
} from '@parlance/contract/api-access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api/api.ts';
import { useShowFailure } from '../access-queries.ts';

const KEYS = ['api-keys'] as const;

export const useApiKeys = () =>
  useQuery({ queryKey: KEYS, queryFn: ({ signal }) => call(listApiKeys, { signal }), staleTime: 0 });

function useChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}

/** The answer holds the secret, so nothing of it stays in memory once the dialog is closed. */
export function useCreateKey(onCreated: (secret: string) => void) {
  const changed = useChanged();
  return useMutation({
    mutationFn: (key: z.infer<typeof NewApiKey>) => call(createApiKey, { body: key }),
    onSuccess: ({ secret }) => {
      onCreated(secret);
      void changed();
    },
    gcTime: 0,
  });
}

type Change = { id: string; change: z.infer<typeof ApiKeyChange> };

/** While it is under way, `variables` is what the page already shows. */
export const useChangeKey = () =>
  useMutation({
    mutationFn: ({ id, change }: Change) => call(changeApiKey, { params: { key_id: id }, body: change }),
    onSuccess: useChanged(),
  });

export const useDeleteKey = (onDeleted: () => void) => {
  const changed = useChanged();
  return useMutation({
    mutationFn: (id: string) => call(deleteApiKey, { params: { key_id: id } }),
    onSuccess: async () => {
      onDeleted();
      await changed();
    },
    onError: useShowFailure('key_delete'),
  });
};
