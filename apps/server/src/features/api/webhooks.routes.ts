import * as contract from '@parlance/contract/api-webhooks';
import type { Clock } from '@parlance/kernel/clock';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import type { AccessStore } from './access.store.ts';
import { requireActive } from './api.policy.ts';
import { deliveryView, webhookView } from './api.view.ts';
import type { WebhookSecrets } from './webhook-secrets.ts';
import type { WebhookRow, WebhookStore } from './webhooks.store.ts';

export type WebhookDeps = {
  /** Throws AppError 'fetch.address_refused'. */
  checkAddress(url: string): Promise<void>;
  webhooks: WebhookStore;
  access: AccessStore;
  secrets: WebhookSecrets;
  clock: Clock;
  /** Something waits to be sent. */
  webhookDue(): Promise<void>;
};

/** How long a receiver may take to answer. */
const TEST_AGAIN_SECONDS = 10;

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('not_found');
  return row;
}

/** What the door out would refuse each time is refused now, while somebody is there to read it. */
async function refuseUnreachable(checkAddress: WebhookDeps['checkAddress'], url: string): Promise<void> {
  try {
    await checkAddress(url);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'fetch.address_refused') throw error;
    throw new AppError('validation_failed', { fields: { url: 'address_refused' }, cause: error });
  }
}

export function webhookEndpoints(deps: WebhookDeps): Endpoint[] {
  const { webhooks, access, secrets, clock, webhookDue, checkAddress } = deps;
  const withSecret = (row: WebhookRow) => ({ ...webhookView(row), secret: secrets.secretOf(row.secretSeed) });
  const ownWebhook = async (userId: string, id: string) => found(await webhooks.find(userId, id));

  return [
    endpoint(contract.listWebhooks, async (call) => ({
      items: (await webhooks.list(signedIn(call).userId)).map(webhookView),
      // So few may be kept that they are one page.
      next_cursor: null,
    })),
    endpoint(contract.createWebhook, async (call) => {
      const { userId } = signedIn(call);
      requireActive(await access.find(userId));
      if ((await webhooks.count(userId)) >= LIMITS.webhooksMaxCount) throw new AppError('too_many_webhooks');
      const { url, description, events = contract.WEBHOOK_EVENTS } = call.body;
      await refuseUnreachable(checkAddress, url);
      const wanted = { url, description: description || null, events: [...new Set(events)] };
      const row = { userId, ...wanted, secretSeed: secrets.newSeed(), createdAt: clock.now() };
      return withSecret(await webhooks.create(row));
    }),
    endpoint(contract.changeWebhook, async (call) => {
      const { userId } = signedIn(call);
      const before = await ownWebhook(userId, call.params.webhook_id);
      const { description = before.description, ...rest } = call.body;
      if (rest.url !== undefined) await refuseUnreachable(checkAddress, rest.url);
      const changed = await webhooks.change(userId, before.id, { ...rest, description: description || null });
      return webhookView(found(changed));
    }),
    endpoint(contract.deleteWebhook, async (call) => {
      const removed = await webhooks.remove(signedIn(call).userId, call.params.webhook_id);
      if (!removed) throw new AppError('not_found');
      return undefined;
    }),
    endpoint(contract.rotateWebhookSecret, async (call) => {
      const { userId } = signedIn(call);
      const set = { secretSeed: secrets.newSeed() };
      return withSecret(found(await webhooks.change(userId, call.params.webhook_id, set)));
    }),
    endpoint(contract.testWebhook, async (call) => {
      const { userId } = signedIn(call);
      const webhook = await ownWebhook(userId, call.params.webhook_id);
      if ((await webhooks.testsWaiting(userId)) >= LIMITS.webhookTestsMaxWaiting)
        throw new AppError('too_many_at_once', { params: { retry_after_seconds: TEST_AGAIN_SECONDS } });
      const now = clock.now();
      const event = { type: 'webhook.test', timestamp: now.toISOString(), data: { audio: null } } as const;
      const delivery = await webhooks.addDelivery(webhook, event, now);
      await webhookDue();
      return deliveryView(delivery);
    }),
    endpoint(contract.listWebhookDeliveries, async (call) => {
      const { id } = await ownWebhook(signedIn(call).userId, call.params.webhook_id);
      const { cursor, limit } = call.query;
      const rows = await webhooks.deliveries(id, { cursor, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const next_cursor = rows.length > limit ? (page.at(-1)?.id ?? null) : null;
      return { items: page.map(deliveryView), next_cursor };
    }),
    endpoint(contract.redeliver, async (call) => {
      const { userId } = signedIn(call);
      const delivery = found(await webhooks.beginAgain(userId, call.params.delivery_id, clock.now()));
      await webhookDue();
      return deliveryView(delivery);
    }),
  ];
}
