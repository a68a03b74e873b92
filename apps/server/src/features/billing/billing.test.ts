import { DELETION_PHRASE } from '@parlance/contract/accounts';
import type { Audio, Estimate } from '@parlance/contract/audios';
import { sign } from '@parlance/stand-ins/payments/webhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  whenIs,
} from '../../testing/running-product.ts';
import {
  answer,
  buyCredits,
  CARDS,
  comeBack,
  creditsOf,
  customerOf,
  eventually,
  idOf,
  MEDIUM,
  moves,
  openPlan,
  passMonth,
  payAt,
  statement,
  subscribe,
  subscription,
  userOf,
} from './testing/paying-people.ts';

vi.setConfig({ testTimeout: 120_000 });
let product: RunningProduct;
beforeAll(async () => {
  product = await runningProduct();
});
afterEach(() => product.humming.before(async () => {}));
afterAll(() => product.stop());

describe('plans', () => {
  it('begin with a trial of ten credits that costs nothing', async () => {
    const ada = await product.person();
    expect(await userOf(ada)).toMatchObject({
      plan: 'trial',
      status: 'active',
      credits_used: 0,
      credits_remaining: 10,
      next_billing_at: null,
      expires_at: null,
    });
    expect(await moves(ada)).toEqual(['granted 10 trial']);
  });

  it('go the whole way: trial, Basic, more credits, Pro, cancel, reactivate, cancel, delete', async () => {
    const ada = await product.person();
    expect(await subscribe(ada, 'basic')).toMatchObject({ plan: 'basic', status: 'active' });
    const basic = await userOf(ada);
    expect(basic).toMatchObject({ plan: 'basic', credits_remaining: 110, expires_at: null });
    expect(Date.parse(basic.next_billing_at ?? '')).toBeGreaterThan(Date.now() + 27 * 86_400_000);

    const landing = await buyCredits(ada, 200);
    const bought = await comeBack(ada, 'process_credit_purchase_success', landing);
    expect(bought.body).toMatchObject({ credits: 200 });
    expect((await answer(ada, 'GET', '/api/current_user/extra_credits')).body).toMatchObject({
      total_remaining: 200,
      items: [{ credits: 200, credits_remaining: 200 }],
    });

    const pro = await subscription(ada, 'change_subscription', { plan: 'pro' });
    expect(pro.body).toMatchObject({ plan: 'pro', status: 'active', credits_remaining: 260 });
    const remove = () => answer(ada, 'DELETE', '/api/current_user', { confirmation: DELETION_PHRASE });
    expect((await remove()).body).toMatchObject({ code: 'plan_still_running' });

    const cancelled = await subscription(ada, 'cancel_subscription');
    expect(cancelled.body).toMatchObject({ plan: 'pro', status: 'cancelled', next_billing_at: null });
    expect(cancelled.body.expires_at).toBe(basic.next_billing_at);
    expect((await subscription(ada, 'cancel_subscription')).status).toBe(200);
    expect((await subscription(ada, 'change_subscription', { plan: 'basic' })).body.code).toBe(
      'plan_cancelled',
    );
    const again = await subscription(ada, 'reactivate_subscription');
    expect(again.body).toMatchObject({ status: 'active', expires_at: null });
    await subscription(ada, 'cancel_subscription');
    const customer = customerOf(product, ada);
    expect((await remove()).status).toBe(204);
    await eventually(() => customer.deleted === true);
  });

  it('ask in the currency of the billing country, and in Brazil for a CPF', async () => {
    const bia = await product.person();
    const save = (info: object) => answer(bia, 'PUT', '/api/current_user/billing_info', info);
    expect((await save({ country: 'BR' })).body.fields).toEqual({ tax_id: 'required' });
    expect((await save({ country: 'BR', tax_id: '529.982.247-24' })).body.fields).toEqual({
      tax_id: 'cpf_invalid',
    });
    expect((await save({ country: 'XX' })).body.fields).toEqual({ country: 'country_unknown' });
    expect((await save({})).body.fields).toEqual({ country: 'required' });
    expect((await save({ country: 'BR', tax_id: '529.982.247-25' })).status).toBe(204);
    const { session_id } = await openPlan(bia, 'basic');
    expect(product.payments().books.sessions[session_id]).toMatchObject({
      currency: 'brl',
      amount_total: 2_900,
    });
    expect(customerOf(product, bia).tax_ids).toMatchObject([{ type: 'br_cpf', value: '52998224725' }]);
    expect((await answer(bia, 'GET', '/api/current_user/billing_info')).body).toEqual({
      country: 'BR',
      tax_id: '52998224725',
      currency: 'brl',
    });
  });

  it('ask in the currency of the browser’s language while the country is unknown', async () => {
    const someone = await product.person();
    for (const [language, currency] of [
      ['pt-BR,pt;q=0.9', 'brl'],
      ['de', 'eur'],
      ['en-GB', 'usd'],
      ['*', 'usd'],
    ] as const) {
      const { session_id } = await openPlan(someone, 'pro', { 'accept-language': language });
      expect(product.payments().books.sessions[session_id]).toMatchObject({ currency });
    }
  });

  it('keep country and tax id that come back with the payment', async () => {
    const bia = await product.person();
    const landing = (await payAt((await openPlan(bia, 'basic')).url))!;
    const back = (more: object) => comeBack(bia, 'update_subscription_after_success', landing, more);
    expect((await back({ country: 'BR', tax_id: '1' })).body.fields).toEqual({ tax_id: 'cpf_invalid' });
    expect((await back({ country: 'br', tax_id: '111.444.777-35' })).status).toBe(200);
    expect((await answer(bia, 'GET', '/api/current_user/billing_info')).body).toMatchObject({
      country: 'BR',
    });
  });

  it('do not begin with a declined card, a closed checkout or before it is paid', async () => {
    const ada = await product.person();
    const { session_id, url } = await openPlan(ada, 'basic');
    expect(await payAt(url, CARDS.declined)).toBeUndefined();
    const early = { session_id, user_id: await idOf(ada) };
    expect((await subscription(ada, 'update_subscription_after_success', early)).body.code).toBe(
      'checkout_incomplete',
    );
    await openPlan(ada, 'pro');
    expect(await payAt(url)).toBeUndefined();
    expect((await userOf(ada)).plan).toBe('trial');
  });

  it('cannot be bought twice', async () => {
    const ada = await product.person();
    await subscribe(ada, 'basic');
    const second = await subscription(ada, 'create_checkout_session', { plan: 'pro' });
    expect(second).toMatchObject({ status: 409, body: { code: 'plan_already_running' } });
  });

  it('are given once, however often the success page is opened, and to nobody else', async () => {
    const [ada, eve] = [await product.person(), await product.person()];
    const landing = (await payAt((await openPlan(ada, 'basic')).url))!;
    const ids = Object.fromEntries(landing.searchParams);
    const back = (who: Person, body: object) => subscription(who, 'update_subscription_after_success', body);
    expect((await back(eve, ids)).status).toBe(403);
    expect((await back(eve, { ...ids, user_id: await idOf(eve) })).status).toBe(404);
    expect((await back(ada, { ...ids, session_id: 'cs_test_none' })).status).toBe(404);
    expect((await back(ada, {})).status).toBe(422);
    const replies = await Promise.all([back(ada, ids), back(ada, ids), back(ada, ids)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await creditsOf(ada)).toBe(110);
    expect((await userOf(eve)).plan).toBe('trial');
  });

  it('begin without the success page, by the provider’s news alone', async () => {
    const ada = await product.person();
    await payAt((await openPlan(ada, 'pro')).url);
    await eventually(async () => (await userOf(ada)).plan === 'pro');
    expect(await creditsOf(ada)).toBe(260);
  });

  it('renew with full credits, and tell so by mail', async () => {
    const ada = await product.person();
    const { next_billing_at } = await subscribe(ada, 'basic');
    await passMonth(product, ada);
    await eventually(async () => (await userOf(ada)).next_billing_at !== next_billing_at);
    await eventually(async () => (await creditsOf(ada)) === 110);
    const subjects = () =>
      product
        .mail()
        .messages(ada.email)
        .map(({ subject }) => subject);
    await eventually(() => subjects().some((subject) => subject.includes('was renewed')));
    expect(subjects().filter((subject) => subject === 'Your receipt: Parlance Basic')).toHaveLength(1);
  });

  it('rest while a payment is due, and go on when it is paid', async () => {
    const ada = await product.person();
    await subscribe(ada, 'pro');
    const { url } = (await subscription<{ url: string }>(ada, 'create_billing_portal_session')).body;
    await payAt(url, CARDS.fails);
    await passMonth(product, ada);
    await eventually(async () => (await userOf(ada)).status === 'inactive');
    expect((await subscription(ada, 'change_subscription', { plan: 'basic' })).body.code).toBe(
      'payment_overdue',
    );
    await eventually(() =>
      product
        .mail()
        .messages(ada.email)
        .some(({ subject }) => subject.includes('failed')),
    );
    await payAt(url, CARDS.good);
    await eventually(async () => (await userOf(ada)).status === 'active');
    await eventually(async () => (await creditsOf(ada)) === 260);
  });

  it('count as used what audios took, not what was taken back, given back or has expired', async () => {
    const ada = await product.person();
    await subscribe(ada, 'pro');
    const { body } = await answer<Audio>(ada, 'POST', '/api/audios', audioRequest(MEDIUM));
    await whenIs(ada, body.id, 'ready');
    expect(await userOf(ada)).toMatchObject({ credits_used: 2, credits_remaining: 258 });
    const basic = await subscription(ada, 'change_subscription', { plan: 'basic' });
    expect(basic.body).toMatchObject({ credits_used: 2, credits_remaining: 108 });
    await passMonth(product, ada);
    await eventually(async () => (await creditsOf(ada)) === 110);
    expect((await userOf(ada)).credits_used).toBe(0);
    await whenIs(ada, (await answer<Audio>(ada, 'POST', '/api/audios', audioRequest())).body.id, 'ready');
    expect(await userOf(ada)).toMatchObject({ credits_used: 1, credits_remaining: 109 });
  });

  it('answer clearly when there is none', async () => {
    const ada = await product.person();
    for (const call of ['cancel_subscription', 'reactivate_subscription', 'create_billing_portal_session'])
      expect((await subscription(ada, call)).body.code).toBe('no_running_plan');
    expect((await subscription(ada, 'change_subscription', { plan: 'pro' })).body.code).toBe(
      'no_running_plan',
    );
    expect((await subscription(ada, 'create_checkout_session', { plan: 'gold' })).status).toBe(422);
  });

  it('can be left behind when the provider has lost them', async () => {
    const ada = await product.person();
    await subscribe(ada, 'basic');
    const { books } = product.payments();
    for (const id of Object.keys(books.subscriptions))
      if (books.subscriptions[id]?.customer === customerOf(product, ada).id) delete books.subscriptions[id];
    expect((await subscription(ada, 'cancel_subscription')).body.code).toBe('no_running_plan');
    expect(await userOf(ada)).toMatchObject({ plan: 'trial', status: 'inactive', credits_remaining: 10 });
  });
});

describe('extra credits', () => {
  it('are sold in hundreds alone', async () => {
    const ada = await product.person();
    for (const [quantity, code] of [
      [undefined, 'required'],
      [0, 'credits_not_positive'],
      [-100, 'credits_not_positive'],
      [150, 'credits_not_in_hundreds'],
      [10_100, 'too_many_credits'],
      ['100', 'invalid'],
    ]) {
      const refused = await subscription(ada, 'create_credit_purchase_session', {
        credit_quantity: quantity,
      });
      expect(refused.body.fields).toEqual({ credit_quantity: code });
    }
  });

  it('are given once and last twelve months', async () => {
    const [ada, eve] = [await product.person(), await product.person()];
    const landing = await buyCredits(ada, 100);
    const call = 'process_credit_purchase_success';
    expect((await comeBack(eve, call, landing)).status).toBe(403);
    expect((await comeBack(eve, call, landing, { user_id: await idOf(eve) })).status).toBe(404);
    const [first, second] = await Promise.all([comeBack(ada, call, landing), comeBack(ada, call, landing)]);
    expect(first.body).toEqual(second.body);
    const { total_remaining, items } = (
      await answer<{ total_remaining: number; items: { purchased_at: string; expires_at: string }[] }>(
        ...([ada, 'GET', '/api/current_user/extra_credits'] as const),
      )
    ).body;
    expect(total_remaining).toBe(100);
    const [from, to] = [new Date(items[0]?.purchased_at ?? ''), new Date(items[0]?.expires_at ?? '')];
    expect(
      to.getUTCFullYear() * 12 + to.getUTCMonth() - from.getUTCFullYear() * 12 - from.getUTCMonth(),
    ).toBe(12);
    expect((await comeBack(ada, 'update_subscription_after_success', landing)).status).toBe(404);
  });
});

describe('credits for audios', () => {
  const start = (person: Person, change: object = {}) =>
    answer<Audio>(person, 'POST', '/api/audios', audioRequest(change));

  it('are held while it is made, and spent once when it is ready: what it came out short of comes back', async () => {
    const ada = await product.person();
    let held = -1;
    product.humming.before(async () => {
      if (held < 0) held = await creditsOf(ada);
    });
    const { body } = await start(ada, MEDIUM);
    const audio = await whenIs(ada, body.id, 'ready');
    expect(held).toBe(5);
    expect(audio).toMatchObject({ credits_charged: 2, credits_returned: 3 });
    expect(await userOf(ada)).toMatchObject({ credits_used: 2, credits_remaining: 8 });
    expect(await moves(ada)).toEqual(['granted 10 trial', 'spent -5 trial', 'share_returned 3 trial']);
    const [back] = (await statement(ada, '?limit=1')).items;
    expect(back?.audio).toEqual({ id: audio.id, title: audio.title });
  });

  it('come back when it fails, is cancelled or is deleted, and are held again by a retry', async () => {
    const ada = await product.person();
    product.humming.before(async () => {
      throw new Error('the engine broke');
    });
    const { body } = await start(ada, MEDIUM);
    expect((await whenIs(ada, body.id, 'failed')).credits_charged).toBe(0);
    expect(await creditsOf(ada)).toBe(10);
    product.humming.before(
      (_, signal) => new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason))),
    );
    await ada.call('POST', `/api/audios/${body.id}/retry`);
    expect(await creditsOf(ada)).toBe(5);
    await ada.call('POST', `/api/audios/${body.id}/cancel`);
    expect(await creditsOf(ada)).toBe(10);
    await ada.call('POST', `/api/audios/${body.id}/retry`);
    expect(await creditsOf(ada)).toBe(5);
    await ada.call('DELETE', `/api/audios/${body.id}`);
    expect(await creditsOf(ada)).toBe(10);
    expect((await statement(ada)).balance).toBe(10);
  });

  it('are refused with what is needed and what there is, and nothing is begun', async () => {
    const ada = await product.person();
    for (let i = 0; i < 3; i++) await whenIs(ada, (await start(ada, MEDIUM)).body.id, 'ready');
    const refused = await start(ada, MEDIUM);
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 'insufficient_credits', params: { credits_required: 5, credits_available: 4 } },
    });
    expect((await userOf(ada)).audios_count).toBe(3);
    const estimate = await answer<Estimate>(ada, 'POST', '/api/audios/estimate', audioRequest(MEDIUM));
    expect(estimate.body).toMatchObject({ credits_required: 5, credits_available: 4 });
  });

  it('of a plan go before bought ones, and the plan opens what is Pro only', async () => {
    const ada = await product.person();
    await comeBack(ada, 'process_credit_purchase_success', await buyCredits(ada, 100));
    const long = { ...MEDIUM, length: 'long' };
    for (const mode of ['dialogue', 'monologue'])
      expect((await start(ada, { ...long, mode })).body.code).toBe('pro_only_long');
    await subscribe(ada, 'pro');
    await whenIs(ada, (await start(ada, long)).body.id, 'ready');
    expect((await moves(ada)).slice(-2)).toEqual(['spent -7 plan', 'share_returned 5 plan']);
  });

  it('are listed page by page', async () => {
    const ada = await product.person();
    for (const credits of [100, 200, 300])
      await comeBack(ada, 'process_credit_purchase_success', await buyCredits(ada, credits));
    const first = await statement(ada, '?limit=3');
    const rest = await statement(ada, `?limit=3&cursor=${first.next_cursor}`);
    expect([...first.items, ...rest.items].map(({ credits }) => credits)).toEqual([300, 200, 100, 10]);
    expect(rest.next_cursor).toBeNull();
  });
});

describe('news from the provider', () => {
  const post = (body: string, signature: string) =>
    fetch(`${product.url()}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });

  it('is refused when it is forged, stale or altered, and changes nothing when it is replayed', async () => {
    const ada = await product.person();
    const landing = await buyCredits(ada, 100);
    await comeBack(ada, 'process_credit_purchase_success', landing);
    const session = product.payments().books.sessions[landing.searchParams.get('session_id') ?? ''];
    const { webhookSecret } = product.payments();
    const body = JSON.stringify({
      id: 'evt_replayed',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { ...session, metadata: { credits: '9000' } } },
    });
    const minutesAgo = Math.floor(Date.now() / 1000) - 600;
    expect((await post(body, sign(body, 'whsec_of_a_stranger'))).status).toBe(400);
    expect((await post(body, sign(body, webhookSecret, minutesAgo))).status).toBe(400);
    expect((await post(body.replace('evt_replayed', 'evt_other'), sign(body, webhookSecret))).status).toBe(
      400,
    );
    expect((await post(body, '')).status).toBe(400);
    expect((await post('{', sign('{', webhookSecret))).status).toBe(400);
    for (let i = 0; i < 3; i++) expect((await post(body, sign(body, webhookSecret))).status).toBe(200);
    expect((await statement(ada)).balance).toBe(110);
  });
});
