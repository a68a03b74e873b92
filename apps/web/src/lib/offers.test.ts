import { expect, it } from 'vitest';
import { offersIn } from './offers.ts';

it('takes a page that says nothing for one of the whole service', () => {
  const { providers, ...rest } = offersIn({});
  expect(rest).toEqual({ plans: true, credits: true, mail: true, signUp: 'open' });
  expect(providers.map(({ label }) => label)).toEqual(['Google', 'Microsoft']);
});

it('reads what a home server left out', () => {
  const said = { edition: 'home', credits: 'unlimited', mail: 'off', providers: '[]', signUp: 'invitation' };
  const rest = { plans: false, credits: false, mail: false, providers: [] };
  expect(offersIn(said)).toEqual({ ...rest, signUp: 'invitation' });
});
