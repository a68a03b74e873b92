import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  type NewWebhook,
  redeliver,
  rotateWebhookSecret,
  testWebhook,
  type WebhookChange,
} from '@parlance/contract/api-webhooks';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api/api.ts';
import { useShowFailure } from '../access-queries.ts';

const WEBHOOKS = ['webhooks'] as const;
const DELIVERIES = ['webhook-deliveries'] as const;
/** A delivery that is under way is looked at again until it has ended. */
const LOOK_AGAIN_MS = 3_000;

export const useWebhooks = () =>
  useQuery({ queryKey: WEBHOOKS, queryFn: ({ signal }) => call(listWebhooks, { signal }), staleTime: 0 });

function useChanged(queryKey: readonly string[]) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}

/** The answer holds the secret, so nothing of it stays in memory once the dialog is closed. */
export function useCreateWebhook(onCreated: (secret: string) => void) {
  const changed = useChanged(WEBHOOKS);
  return useMutation({
    mutationFn: (webhook: z.infer<typeof NewWebhook>) => call(createWebhook, { body: webhook }),
    onSuccess: ({ secret }) => {
      onCreated(secret);
      void changed();
    },
    gcTime: 0,
  });
}

type Change = { id: string; change: z.infer<typeof WebhookChange> };

/** While it is under way, `variables` is what the page already shows. */
export const useChangeWebhook = () =>
  useMutation({
    mutationFn: ({ id, change }: Change) => call(changeWebhook, { params: { webhook_id: id }, body: change }),
    onSuccess: useChanged(WEBHOOKS),
  });

export function useDeleteWebhook(onDeleted: () => void) {
  const changed = useChanged(WEBHOOKS);
  return useMutation({
    mutationFn: (id: string) => call(deleteWebhook, { params: { webhook_id: id } }),
    onSuccess: async () => {
      onDeleted();
      await changed();
    },
    onError: useShowFailure('webhook_delete'),
  });
}

export const useRotateSecret = (onRotated: (secret: string) => void) =>
  useMutation({
    mutationFn: (id: string) => call(rotateWebhookSecret, { params: { webhook_id: id } }),
    onSuccess: ({ secret }) => onRotated(secret),
    onError: useShowFailure('webhook_rotate'),
    gcTime: 0,
  });

export function useTestWebhook(onSent: () => void) {
  const changed = useChanged(DELIVERIES);
  return useMutation({
    mutationFn: (id: string) => call(testWebhook, { params: { webhook_id: id } }),
    onSuccess: async () => {
      onSent();
      await changed();
    },
    onError: useShowFailure('webhook_test'),
  });
}

export const useDeliveries = (webhookId: string) =>
  useInfiniteQuery({
    queryKey: [...DELIVERIES, webhookId],
    queryFn: ({ pageParam, signal }) =>
      call(listWebhookDeliveries, {
        params: { webhook_id: webhookId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'pending'))
        ? LOOK_AGAIN_MS
        : false,
  });

export const useRedeliver = () =>
  useMutation({
    mutationFn: (id: string) => call(redeliver, { params: { delivery_id: id } }),
    onSuccess: useChanged(DELIVERIES),
    onError: useShowFailure('redeliver'),
  });
