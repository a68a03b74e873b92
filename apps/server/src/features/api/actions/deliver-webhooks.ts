import type { DELIVERY_ERRORS } from '@parlance/contract/api-webhooks';
import type { Clock } from '@parlance/kernel/clock';
import { isAppError } from '@parlance/kernel/errors';
import type { WebPoster } from '@parlance/ports/page-fetcher';
import type { DeliveryAttempt } from '../../../db/schema/api.ts';
import type { Log } from '../../../log.ts';
import type { WebhookSecrets } from '../webhook-secrets.ts';
import type { DeliveryLane } from '../webhook-turns.store.ts';
import type { DeliveryRow, WebhookRow, WebhookStore } from '../webhooks.store.ts';

export type DeliverDeps = {
  webhooks: WebhookStore;
  secrets: WebhookSecrets;
  poster: WebPoster;
  clock: Clock;
  log: Log;
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const TIMEOUT_MS = 10 * SECOND_MS;
/** Longer than a try can take: until then nobody else takes what this process has. */
const LEASE_MS = 2 * MINUTE_MS;
/** How long after each failed try the next one comes; about a day in all. */
const WAITS_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 16 * HOUR_MS];
/** In each process; how many of them one person may have is counted over all (webhook-turns.store.ts). */
const PLACES = { events: 10, tests: 4 } as const;
const KEEP_MS = 30 * 24 * HOUR_MS;
const GONE = 410;

type DeliveryError = (typeof DELIVERY_ERRORS)[number];

function errorOf(error: unknown): DeliveryError {
  const code = isAppError(error) ? error.code : '';
  if (code === 'fetch.address_refused') return 'address_refused';
  return code === 'fetch.timeout' ? 'timeout' : 'unreachable';
}

async function attempt(
  { secrets, poster, clock }: DeliverDeps,
  { id, event }: DeliveryRow,
  { url, secretSeed }: WebhookRow,
): Promise<DeliveryAttempt> {
  const at = clock.now();
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', ...secrets.headersFor(secretSeed, { id, at, body }) };
  const startedAt = performance.now();
  const ended = (statusCode: number | null, error: DeliveryError | null): DeliveryAttempt => ({
    at: at.toISOString(),
    statusCode,
    error,
    durationMs: Math.round(performance.now() - startedAt),
  });
  try {
    return ended((await poster.post(url, { headers, body, timeoutMs: TIMEOUT_MS })).status, null);
  } catch (error) {
    return ended(null, errorOf(error));
  }
}

async function deliver(deps: DeliverDeps, delivery: DeliveryRow, webhook: WebhookRow): Promise<void> {
  const { webhooks, clock } = deps;
  // A test is sent all the same: it shows whether enabling it again would do.
  if (webhook.disabled && delivery.event.type !== 'webhook.test')
    return webhooks.settle(delivery, undefined, { dueAt: null, deliveredAt: null });
  const tried = await attempt(deps, delivery, webhook);
  const now = clock.now();
  const status = tried.statusCode ?? 0;
  if (status >= 200 && status < 300)
    return webhooks.settle(delivery, tried, { dueAt: null, deliveredAt: now });
  if (status === GONE) await webhooks.disable(webhook.id);
  const wait = status === GONE ? undefined : WAITS_MS[delivery.tries];
  const dueAt = wait === undefined ? null : new Date(now.getTime() + wait);
  return webhooks.settle(delivery, tried, { dueAt, deliveredAt: null });
}

/**
 * Sends what is due in one lane. Places are filled as they come free, so nothing waits for the slowest; `placeFree` is
 * called whenever one does.
 */
export function openDeliveries(deps: DeliverDeps, lane: DeliveryLane, placeFree: () => void) {
  const underWay = new Set<Promise<void>>();

  function send({ delivery, webhook }: { delivery: DeliveryRow; webhook: WebhookRow }): void {
    const sending = deliver(deps, delivery, webhook)
      .catch((error: unknown) =>
        deps.log.warn({ err: error, delivery: delivery.id }, 'a webhook will be tried later'),
      )
      .finally(() => {
        underWay.delete(sending);
        placeFree();
      });
    underWay.add(sending);
  }

  return {
    async fill(): Promise<void> {
      const most = PLACES[lane] - underWay.size;
      if (most <= 0) return;
      const now = deps.clock.now();
      const until = new Date(now.getTime() + LEASE_MS);
      for (const turn of await deps.webhooks.take(lane, { now, until, most })) send(turn);
    },
    async close(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

export const forgetOldDeliveries = ({ webhooks, clock }: DeliverDeps): Promise<void> =>
  webhooks.forgetBefore(new Date(clock.now().getTime() - KEEP_MS));
