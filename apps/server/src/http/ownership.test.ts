import { DELETION_PHRASE } from '@parlance/contract/accounts';
import type { Audio } from '@parlance/contract/audios';
import type { Episode, Feed } from '@parlance/contract/feeds';
import type { Route } from '@parlance/contract/route';
import { ROUTES } from '@parlance/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letIn, makeKey } from '../features/api/testing/developers.ts';
import { anybody } from '../testing/anybody.ts';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  someEmail,
  whenIs,
} from '../testing/running-product.ts';

let product: RunningProduct;
let owner: Person;
let stranger: Person;
let signedOut: Person;
let audio: Audio;
let sessionId: string;
let ownerId: string;
let feed: Feed;
let episode: Episode;
let urlToken: string;
let ownerKey: { id: string; secret: string };
let strangerKey: string;
let webhookId: string;
let deliveryId: string;

beforeAll(async () => {
  product = await runningProduct();
  owner = await product.person('The Owner');
  stranger = await product.person('A Stranger');
  signedOut = await product.person('Was Here');
  await signedOut.call('POST', '/api/auth/sign-out');
  const { id } = (await (await owner.call('POST', '/api/audios', audioRequest())).json()) as Audio;
  audio = await whenIs(owner, id, 'ready');
  sessionId = await otherSessionOf(owner);
  ownerId = ((await (await owner.call('GET', '/api/current_user')).json()) as { id: string }).id;
  feed = (await (await owner.call('POST', '/api/feeds', { name: 'Mine' })).json()) as Feed;
  const added = await owner.call('POST', `/api/audios/${id}/episodes`, { feed_id: feed.id, title: 'Mine' });
  episode = (await added.json()) as Episode;
  const shared = await owner.call('POST', `/api/audios/${id}/share`);
  urlToken = ((await shared.json()) as { url_token: string }).url_token;
  await letIn(product, owner);
  await letIn(product, stranger);
  ownerKey = await makeKey(owner);
  strangerKey = (await makeKey(stranger)).secret;
  const idIn = async (reply: Response) => ((await reply.json()) as { id: string }).id;
  // Nobody answers there, so what is under way stays under way.
  webhookId = await idIn(await owner.call('POST', '/api/webhooks', { url: 'https://hooks.invalid/here' }));
  deliveryId = await idIn(await owner.call('POST', `/api/webhooks/${webhookId}/test`));
});
afterAll(() => product.stop());

const { signIn } = anybody(() => product.url());

/** A session of theirs besides the one they call with. */
async function otherSessionOf(person: Person): Promise<string> {
  await signIn(person.email, person.password);
  const reply = await person.call('GET', '/api/current_user/sessions');
  const { items } = (await reply.json()) as { items: { id: string; is_current: boolean }[] };
  return items.find((session) => !session.is_current)?.id ?? '';
}

const MADE_UP_TOKEN = 'A'.repeat(43);

/** A body that would be taken. */
const BODIES: Record<string, () => unknown> = {
  'POST /api/audios': () => audioRequest(),
  'POST /api/audios/estimate': () => audioRequest(),
  'POST /api/address_previews': () => ({ url: 'https://example.com' }),
  'PATCH /api/audios/:id': () => ({ title: 'Mine now' }),
  'POST /api/audios/:id/episodes': () => ({ feed_id: feed.id, title: 'Mine now' }),
  'POST /api/feeds': () => ({ name: 'Anything' }),
  'PATCH /api/feeds/:feed_id': () => ({ name: 'Mine now' }),
  'PATCH /api/episodes/:episode_id': () => ({ title: 'Mine now' }),
  'PUT /api/audios/:id/script': () => ({
    lines: [
      { speaker: 'HOST', text: 'Mine' },
      { speaker: 'COHOST', text: 'now' },
    ],
  }),
  'POST /api/audios/:id/script/additions': () => ({ passage_id: 'p1' }),
  'POST /api/audios/:id/line_previews': () => ({ speaker: 'HOST', text: 'Mine now' }),
  'POST /api/audios/:id/rating': () => ({ rating: 1 }),
  'PUT /api/audios/:id/position': () => ({ position_ms: 1 }),
  'PATCH /api/current_user': () => ({ name: 'Somebody Else' }),
  'PUT /api/current_user/pronunciations': () => ({ items: [] }),
  'DELETE /api/current_user': () => ({ confirmation: DELETION_PHRASE }),
  'POST /api/subscription/create_checkout_session': () => ({ plan: 'basic' }),
  'POST /api/subscription/update_subscription_after_success': () => ({ session_id: 'cs', user_id: 'u' }),
  'POST /api/subscription/change_subscription': () => ({ plan: 'pro' }),
  'POST /api/subscription/create_credit_purchase_session': () => ({ credit_quantity: 100 }),
  'POST /api/subscription/process_credit_purchase_success': () => ({ session_id: 'cs', user_id: 'u' }),
  'PUT /api/current_user/billing_info': () => ({ country: 'US' }),
  'POST /api/api_access/create_credit_purchase_session': () => ({ credit_quantity: 100 }),
  'POST /api/api_access/process_credit_purchase_success': () => ({ session_id: 'cs', user_id: 'u' }),
  'POST /api/api_keys': () => ({ name: 'Anything' }),
  'PATCH /api/api_keys/:key_id': () => ({ name: 'Mine now' }),
  'POST /api/webhooks': () => ({ url: 'https://example.com/hook' }),
  'PATCH /api/webhooks/:webhook_id': () => ({ url: 'https://example.com/mine-now' }),
  'PATCH /api/admin/people/:user_id': () => ({ is_disabled: true }),
  'POST /api/admin/people/:user_id/credits': () => ({ credits: 100, months: 1 }),
  'POST /api/admin/people/:user_id/plan': () => ({ plan: 'pro', days: 30 }),
  'DELETE /api/admin/people/:user_id': () => ({ email: owner.email }),
  'POST /api/admin/providers': () => ({ kind: 'ollama', address: 'http://127.0.0.1:9', model: 'any' }),
  'PATCH /api/admin/providers/:provider_id': () => ({ is_enabled: false }),
  'POST /api/admin/model_work': () => ({ kind: 'qualify', provider_id: 'any' }),
  'POST /api/tryouts': () => ({ material: 'Bees', language: 'en-US' }),
  'POST /api/analytics_events': () => ({ event: 'login', method: 'password' }),
  'POST /newsletter_signup': () => ({ email: someEmail() }),
  'POST /newsletter_signup/confirm': () => ({ token: MADE_UP_TOKEN }),
  'POST /api/contact_messages': () => ({ name: 'Anybody', email: someEmail(), message: 'Hello' }),
  'POST /api/auth/login-link': () => ({ email: someEmail() }),
  'POST /api/auth/login-link/open': () => ({ token: MADE_UP_TOKEN }),
  'POST /api/auth/password-reset': () => ({ email: someEmail() }),
  'POST /api/auth/password-reset/finish': () => ({ token: MADE_UP_TOKEN, password: 'long enough' }),
  'POST /api/auth/verification/finish': () => ({ token: MADE_UP_TOKEN }),
  'POST /api/auth/verification/open': () => ({ token: MADE_UP_TOKEN }),
  'POST /api/auth/social/:provider/sign-in': () => ({ how: 'popup' }),
  'POST /api/auth/social/:provider/link': () => ({ how: 'popup' }),
  'POST /api/auth/sign-up/email': () => ({ name: 'Anybody', email: someEmail(), password: 'long enough' }),
  'POST /api/auth/sign-in/email': () => ({ email: someEmail(), password: 'not the password' }),
};

/** Open to everybody who holds what opens it; who holds nothing gets this. */
const WITHOUT_KEY: Record<string, number> = {
  'POST /unsubscribe': 422,
  // Of no topic there is nothing to say.
  'GET /api/topics': 422,
  'POST /newsletter_signup/confirm': 410,
  'GET /oembed': 422,
  'GET /api/tryouts/:token': 404,
  'POST /api/stripe/webhook': 400,
  'POST /api/auth/login-link/open': 410,
  'POST /api/auth/password-reset/finish': 410,
  'POST /api/auth/verification/open': 410,
  'POST /api/auth/social/finish': 401,
  'POST /api/auth/sign-in/email': 401,
};

/** Parameters that name something of somebody's. */
const OWNED = {
  ':id': () => audio.id,
  ':session_id': () => sessionId,
  ':feed_id': () => feed.id,
  ':episode_id': () => episode.id,
  ':key_id': () => ownerKey.id,
  ':webhook_id': () => webhookId,
  ':delivery_id': () => deliveryId,
  ':user_id': () => ownerId,
};
const isOwned = (path: string) => Object.keys(OWNED).some((name) => path.split('/').includes(name));
const filled = (path: string) =>
  path
    .split('/')
    .map((part) =>
      part in OWNED
        ? OWNED[part as keyof typeof OWNED]()
        : part
            .replace(':provider', 'google')
            .replace(':voice_id', 'low')
            .replace(':work_id', 'any')
            .replace(':url_token', urlToken)
            .replace(':token', MADE_UP_TOKEN),
    )
    .join('/');

declare global {
  interface ImportMeta {
    glob(pattern: string, options: { eager: true }): Record<string, object>;
  }
}

/** Every file of the contract, whatever the list of routes may have forgotten. */
const MODULES = import.meta.glob('../../../../packages/contract/src/!(*.test).ts', { eager: true });

it('lists every route that the contract describes', () => {
  const isRoute = (value: unknown): value is Route =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
  const described = Object.values(MODULES).flatMap((module) => Object.values(module).filter(isRoute));
  expect(described.length).toBeGreaterThan(80);
  expect(described.filter((route) => !ROUTES.includes(route))).toEqual([]);
});

/** What belonged to the owner before any stranger came. */
let untouched: string | undefined;

/** What belongs to the owner, as the owner sees it. */
const everythingOwned = async () => {
  const seen = [
    `/api/audios/${audio.id}`,
    `/api/feeds/${feed.id}`,
    `/api/feeds/${feed.id}/episodes`,
    '/api/api_keys',
    '/api/webhooks',
  ];
  const answers = await Promise.all(seen.map(async (path) => (await owner.call('GET', path)).json()));
  const sessions = (await (await owner.call('GET', '/api/current_user/sessions')).json()) as {
    items: { id: string }[];
  };
  // Links are signed anew and deliveries are tried again by themselves; neither is the stranger's doing.
  return JSON.stringify([answers, sessions.items.map(({ id }) => id).sort()]).replace(
    /expires=\d+&signature=[\w-]+/g,
    '',
  );
};

/** Every route of the contract; one that is added is tested the same day. */
describe.each(ROUTES.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  '%s',
  (name, route) => {
    const method = route.method.toUpperCase();
    const like = route.opens ? `${method} ${route.opens.path}` : name;
    const byKey = route.access.startsWith('key');
    const body = () => BODIES[like]?.();
    const call = (headers: object) =>
      fetch(`${product.url()}${filled(route.path)}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: route.body ? JSON.stringify(body()) : undefined,
      });

    it('has its parameters and its body known here', () => {
      expect(filled(route.path)).not.toContain(':');
      if (route.body) expect(BODIES).toHaveProperty([like]);
    });

    if (route.access === 'public')
      return it('is open to everybody', async () => {
        const reply = await call({ origin: product.url() });
        expect(reply.status).toBe(WITHOUT_KEY[name] ?? route.status);
      });

    it('sends nobody away with 401', async () => expect((await call({})).status).toBe(401));
    it('knows no made-up token', async () =>
      expect((await call({ authorization: 'Bearer made-up' })).status).toBe(401));
    it('knows nobody who signed out', async () =>
      expect((await call({ authorization: `Bearer ${signedOut.token}` })).status).toBe(401));
    it('takes a token from the header only', async () =>
      expect((await call({ cookie: `better-auth.session_token=${owner.token}` })).status).toBe(401));
    it(byKey ? 'takes no session for a key' : 'takes no key for a session', async () => {
      const other = byKey ? owner.token : ownerKey.secret;
      expect((await call({ authorization: `Bearer ${other}` })).status).toBe(401);
    });
    if (route.access === 'admin')
      return it('is closed to people who don’t run the service', async () => {
        untouched ??= await everythingOwned();
        expect((await stranger.call(method, filled(route.path), body())).status).toBe(403);
        expect(await everythingOwned()).toBe(untouched);
      });
    if (!isOwned(route.path)) return;

    it('answers a stranger as if it were not there', async () => {
      untouched ??= await everythingOwned();
      const caller = byKey ? product.caller(strangerKey) : stranger.call;
      expect((await caller(method, filled(route.path), body())).status).toBe(404);
      expect(await everythingOwned()).toBe(untouched);
    });
  },
);

it('shows a stranger an empty library', async () => {
  const reply = await stranger.call('GET', '/api/audios');
  expect(await reply.json()).toEqual({ items: [], next_cursor: null });
});

it('puts nothing of a stranger into a feed, and nothing of somebody into a stranger’s', async () => {
  const theirs = (await (await stranger.call('POST', '/api/feeds', { name: 'Theirs' })).json()) as Feed;
  const into = (person: Person, feedId: string) =>
    person.call('POST', `/api/audios/${audio.id}/episodes`, { feed_id: feedId, title: 'Mixed' });
  expect((await into(stranger, theirs.id)).status).toBe(404);
  expect((await into(owner, theirs.id)).status).toBe(404);
  expect(await (await stranger.call('GET', '/api/feeds')).text()).not.toContain(feed.id);
});

it('shows nobody the sessions of somebody else', async () => {
  expect(await (await stranger.call('GET', '/api/current_user/sessions')).text()).not.toContain(sessionId);
});

it('does not open one file with the link to another', async () => {
  const query = audio.peaks_url?.split('?')[1];
  expect((await fetch(`${product.url()}/api/audios/${audio.id}/media.mp3?${query}`)).status).toBe(403);
});
