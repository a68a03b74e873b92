import { listCountries } from '@parlance/contract/billing';
import { expect, it } from 'vitest';
import { type BillingDeps, billingEndpoints } from './billing.routes.ts';

/** Nothing has to be asked for them. */
const { answer } = billingEndpoints({} as BillingDeps).find(({ route }) => route === listCountries)!;

async function names(query: object, headers: Record<string, string> = {}): Promise<Map<string, string>> {
  const request = new Request('http://localhost/api/countries', { headers });
  const { items } = (await answer({ query, request })) as { items: { code: string; name: string }[] };
  return new Map(items.map(({ code, name }) => [code, name]));
}

it('names countries in the asked language, in its order', async () => {
  const english = await names({ language: 'en-US' });
  expect(english.size).toBe(249);
  expect(english.get('DE')).toBe('Germany');
  const portuguese = await names({}, { 'accept-language': 'pt-BR,pt;q=0.9' });
  expect(portuguese.get('DE')).toBe('Alemanha');
  expect([...portuguese.keys()].indexOf('ZA')).toBeLessThan([...portuguese.keys()].indexOf('DE'));
});
