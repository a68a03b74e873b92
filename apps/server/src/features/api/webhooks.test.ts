import type { WebhookDelivery, WebhookEvent } from '@parlance/contract/api-webhooks';
import type { Audio } from '@parlance/contract/audios';
import { sql } from 'drizzle-orm';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { audioRequest, type RunningProduct, runningProduct } from '../../testing/running-product.ts';
import { until } from '../../testing/until.ts';
import { developer, withDatabase } from './testing/developers.ts';
import { hookReceiver } from './testing/hook-receiver.ts';

vi.setConfig({ testTimeout: 120_000 });

let product: RunningProduct;
let receiver: Awaited<ReturnType<typeof hookReceiver>>;
let ada: Awaited<ReturnType<typeof developer>>;
beforeAll(async () => {
  receiver = await hookReceiver();
  product = await runningProduct({ change: (config) => ({ ...config, fetchAllow: [receiver.host] }) });
  ada = await developer(product, { credits: 100 });
});
afterAll(async () => {
  await product.stop();
  receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answerWith(204);
});

type Made = { id: string; secret: string };
const json = async <T>(reply: Promise<Response>): Promise<T> => (await (await reply).json()) as T;
const page = asPage('GET');
const post = asPage('POST');
/** By session, so that waiting uses up no limit. */
function asPage(method: string) {
  return <T>(path: string, body?: unknown) => json<T>(ada.person.call(method, `/api${path}`, body));
}
const listen = (change: object = {}) => post<Made>('/webhooks', { url: receiver.url, ...change });
const deliveries = async (id: string) =>
  (await page<{ items: WebhookDelivery[] }>(`/webhooks/${id}/deliveries`)).items;

/** Once so many tries were made. */
const tried = (id: string, times: number) =>
  until(async () => (await deliveries(id)).find(({ attempts }) => attempts.length === times));

it('tells of an audio that is ready, signed so that any library can check it', async () => {
  const hook = await listen({ events: ['audio.ready'] });
  expect(hook.secret).toMatch(/^whsec_/);
  const { id } = await json<Audio>(ada.call('POST', '/v1/audios', audioRequest()));
  const told = await until(() => receiver.received[0]);
  const event = new Verifier(hook.secret).verify(told.body, told.headers) as WebhookEvent;
  expect(event).toMatchObject({
    type: 'audio.ready',
    data: { audio: { id, status: 'ready', credits_charged: 1, error_code: null } },
  });
  const { secret } = await post<Made>(`/webhooks/${hook.id}/rotate_secret`);
  expect(secret).not.toBe(hook.secret);
  expect(() => new Verifier(secret).verify(told.body, told.headers)).toThrow();
  const done = await until(async () => (await deliveries(hook.id)).find((one) => one.status === 'delivered'));
  expect(done).toMatchObject({ id: told.headers['webhook-id'], next_attempt_at: null, event });
  expect(done.attempts).toMatchObject([{ status_code: 204, error: null }]);
  expect(JSON.stringify(await page('/webhooks'))).not.toContain(secret);
  await ada.person.call('DELETE', `/api/webhooks/${hook.id}`);
});

it('tells of failed and cancelled audios to whoever wants to know, and nothing to others', async () => {
  const silent = await listen({ events: ['audio.ready'] });
  const hook = await listen({ events: ['audio.failed', 'audio.cancelled'] });
  product.humming.before(async () => {
    throw new Error('the engine broke');
  });
  await ada.call('POST', '/v1/audios', audioRequest());
  const failed = await until(() => receiver.received[0]);
  expect(JSON.parse(failed.body)).toMatchObject({
    type: 'audio.failed',
    data: { audio: { status: 'failed', error_code: 'generation_failed', credits_charged: 0 } },
  });
  product.humming.before((_, signal) => new Promise((_, give) => signal.addEventListener('abort', give)));
  const { id } = await json<Audio>(ada.call('POST', '/v1/audios', audioRequest()));
  await ada.call('POST', `/v1/audios/${id}/cancel`);
  const cancelled = await until(() => receiver.received[1]);
  expect(JSON.parse(cancelled.body)).toMatchObject({ type: 'audio.cancelled', data: { audio: { id } } });
  expect(await deliveries(silent.id)).toEqual([]);
  product.humming.before(async () => {});
  for (const one of [silent, hook]) await ada.person.call('DELETE', `/api/webhooks/${one.id}`);
});

it('tries again after waits that grow, and when asked to, with the same id', async () => {
  const hook = await listen();
  const { id } = await post<WebhookDelivery>(`/webhooks/${hook.id}/test`);
  receiver.answerWith(500);
  const makeDue = async () => {
    await withDatabase(product, (db) =>
      db.execute(sql`update webhook_deliveries set due_at = now() where id = ${id}`),
    );
    const other = await listen({ events: ['audio.failed'] });
    await ada.person.call('POST', `/api/webhooks/${other.id}/test`);
    await ada.person.call('DELETE', `/api/webhooks/${other.id}`);
  };
  // The first may have met the receiver before it was set to fail.
  await post(`/webhook_deliveries/${(await tried(hook.id, 1)).id}/redeliver`);
  const waits: number[] = [];
  for (let times = 2; times <= 4; times++) {
    const { status, attempts, next_attempt_at } = await tried(hook.id, times);
    expect(status).toBe('pending');
    expect(attempts.at(-1)).toMatchObject({ status_code: 500, error: null });
    waits.push(
      Math.round((Date.parse(next_attempt_at ?? '') - Date.parse(attempts.at(-1)?.at ?? '')) / 1000),
    );
    if (times < 4) await makeDue();
  }
  const [first = 0, second = 0, third = 0] = waits;
  expect(first).toBeGreaterThanOrEqual(5);
  expect(second).toBeGreaterThanOrEqual(300);
  expect(third).toBeGreaterThanOrEqual(1_800);
  receiver.answerWith(200);
  expect(await post(`/webhook_deliveries/${id}/redeliver`)).toMatchObject({ id, status: 'pending' });
  await until(async () =>
    (await deliveries(hook.id)).find((one) => one.id === id && one.status === 'delivered'),
  );
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids.filter((one) => one === id).length).toBeGreaterThanOrEqual(4);
  await ada.person.call('DELETE', `/api/webhooks/${hook.id}`);
});

it('opens no connection into the house', async () => {
  const hook = await listen({ url: 'https://example.com/hook' });
  const inside = `http://${receiver.host.replace('127.0.0.1', '127.0.0.2')}/hook`;
  // As an address that was public when the webhook was made.
  await withDatabase(product, (db) =>
    db.execute(sql`update webhooks set url = ${inside} where id = ${hook.id}`),
  );
  await post(`/webhooks/${hook.id}/test`);
  const { attempts } = await tried(hook.id, 1);
  expect(attempts).toMatchObject([{ status_code: null, error: 'address_refused' }]);
  expect(receiver.received).toEqual([]);
});

it.each([
  'http://127.0.0.2/hook',
  'http://10.0.0.8/hook',
  'https://example.com:8443/hook',
  'https://user:secret@example.com/hook',
])('is not made for %s, which nothing would ever be sent to', async (url) => {
  const refusal = { status: 422, fields: { url: 'address_refused' } };
  const hook = await listen({ url: 'https://example.com/hook' });
  const answers = [
    await ada.person.call('POST', '/api/webhooks', { url }),
    await ada.person.call('PATCH', `/api/webhooks/${hook.id}`, { url }),
    await ada.call('POST', '/v1/webhooks', { url }),
  ];
  await ada.person.call('DELETE', `/api/webhooks/${hook.id}`);
  for (const answer of answers) expect(await answer.json()).toMatchObject(refusal);
});

it('sends nothing more to an address that says it is gone', async () => {
  const hook = await listen();
  receiver.answerWith(410);
  await post(`/webhooks/${hook.id}/test`);
  expect(await tried(hook.id, 1)).toMatchObject({ status: 'failed', next_attempt_at: null });
  const { items } = await page<{ items: { id: string; disabled: boolean }[] }>('/webhooks');
  expect(items.find(({ id }) => id === hook.id)?.disabled).toBe(true);
});
