import type { ApiAccess, ApiKey, ApiUsage } from '@parlance/contract/api-access';
import type { Webhook, WebhookDelivery } from '@parlance/contract/api-webhooks';
import { API_CREDITS, API_WINDOW_SECONDS, apiTierOf } from '@parlance/kernel/api-tiers';
import { type AccessRow, dayOf } from './access.store.ts';
import { statusOf, tierProgress } from './api.policy.ts';
import type { KeyRow } from './keys.store.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.store.ts';

export type ApiCredits = { credits: number; spentCents: number };

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

export const balanceView = ({ credits, spentCents }: ApiCredits) => {
  const { tier, requests } = apiTierOf(spentCents);
  return { credits, tier, rate_limit: { requests, seconds: API_WINDOW_SECONDS } };
};

export const accessView = (row: AccessRow | undefined, credits: ApiCredits): ApiAccess => ({
  status: statusOf(row),
  requested_at: iso(row?.requestedAt),
  approved_at: iso(row?.approvedAt),
  ...balanceView(credits),
  total_spent_cents: credits.spentCents,
  tier_progress: tierProgress(credits.spentCents),
  credit_price: {
    block: API_CREDITS.block,
    block_cents: API_CREDITS.blockCents,
    max: API_CREDITS.max,
    months_valid: API_CREDITS.monthsValid,
  },
});

const DAY_MS = 24 * 60 * 60_000;

/** Midnight (UTC) of the first of so many days, today being the last. */
export const firstDay = (now: Date, days: number): Date =>
  new Date(Date.parse(dayOf(now)) - (days - 1) * DAY_MS);

type Spent = { day: string; credits: number; audios: number };

/** Every day, also those on which nothing happened. */
export function usageView(
  first: Date,
  days: number,
  requests: Map<string, number>,
  spent: Spent[],
): ApiUsage {
  const items = Array.from({ length: days }, (_, index) => {
    const day = dayOf(new Date(first.getTime() + index * DAY_MS));
    const { credits = 0, audios = 0 } = spent.find((one) => one.day === day) ?? {};
    return { day, requests: requests.get(day) ?? 0, audios, credits };
  });
  return { items };
}

export const keyView = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  description: row.description,
  created_at: row.createdAt.toISOString(),
  last_used_at: iso(row.lastUsedAt),
  disabled: row.disabled,
});

export const webhookView = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  disabled: row.disabled,
  created_at: row.createdAt.toISOString(),
});

export const deliveryView = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  webhook_id: row.webhookId,
  event: row.event,
  status: row.deliveredAt ? 'delivered' : row.dueAt ? 'pending' : 'failed',
  created_at: row.createdAt.toISOString(),
  next_attempt_at: iso(row.dueAt),
  attempts: row.attempts.map(({ at, statusCode, error, durationMs }) => ({
    at,
    status_code: statusCode,
    error,
    duration_ms: durationMs,
  })),
});

/** For a download of all that is known about a person. */
export const exportView = (row: AccessRow | undefined, keys: KeyRow[], webhooks: WebhookRow[]) => ({
  status: statusOf(row),
  requested_at: iso(row?.requestedAt),
  approved_at: iso(row?.approvedAt),
  keys: keys.map(keyView),
  webhooks: webhooks.map(webhookView),
});
