import type { Audio } from '@parlance/contract/audios';
import { ROUTES } from '@parlance/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, runningProduct, whenIs, wish } from '../testing/running-product.ts';

type Product = Awaited<ReturnType<typeof runningProduct>>;

let product: Product;
let owner: Person;
let stranger: Person;
let audio: Audio;

beforeAll(async () => {
  product = await runningProduct();
  owner = await product.person('The Owner');
  stranger = await product.person('A Stranger');
  const { id } = (await (await owner.call('POST', '/api/audios', wish())).json()) as Audio;
  audio = await whenIs(owner, id, 'ready');
});
afterAll(() => product.stop());

const BODIES: Record<string, unknown> = { '/api/audios': wish(), '/api/audios/:id': { title: 'Mine now' } };

/** Every route of the contract; one that is added is tested the same day. */
describe.each(ROUTES.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    const path = () => route.path.replace(':id', audio.id);
    const body = route.body ? BODIES[route.path] : undefined;
    const call = (headers: object) =>
      fetch(`${product.url()}${path()}`, {
        method: route.method.toUpperCase(),
        headers: { 'content-type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });

    if (route.access === 'public')
      return it('is open to everybody', async () => expect((await call({})).status).toBe(route.status));

    it('sends nobody away with 401', async () => expect((await call({})).status).toBe(401));
    it('knows no made-up token', async () =>
      expect((await call({ authorization: 'Bearer made-up' })).status).toBe(401));
    if (route.path.includes(':id')) {
      it('answers a stranger as if it were not there', async () => {
        const reply = await stranger.call(route.method.toUpperCase(), path(), body);
        expect(reply.status).toBe(404);
        expect((await (await owner.call('GET', `/api/audios/${audio.id}`)).json()) as Audio).toMatchObject({
          status: 'ready',
          title: audio.title,
        });
      });
    }
  },
);

it('shows a stranger an empty library', async () => {
  const reply = await stranger.call('GET', '/api/audios');
  expect(await reply.json()).toEqual({ items: [], next_cursor: null });
});

it('does not open one file with the link to another', async () => {
  const query = audio.peaks_url?.split('?')[1];
  expect((await fetch(`${product.url()}/api/audios/${audio.id}/media.mp3?${query}`)).status).toBe(403);
});
