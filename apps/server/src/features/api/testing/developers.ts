import type { NewlyMadeApiKey } from '@parlance/contract/api-access';
import type { z } from 'zod';
import { connect } from '../../../db/connect.ts';
import type { Person, RunningProduct } from '../../../testing/running-product.ts';
import { accessStore } from '../access.store.ts';

export type MadeKey = z.infer<typeof NewlyMadeApiKey>;

/** Works on the product's database for a moment. */
export async function withDatabase<T>(
  product: RunningProduct,
  work: (db: ReturnType<typeof connect>['db']) => Promise<T>,
): Promise<T> {
  const connection = connect(product.databaseUrl, 1, () => {});
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

/** What the operator's command does, without the time a process takes to start. */
export async function letIn(product: RunningProduct, person: Person): Promise<void> {
  const { id } = (await (await person.call('GET', '/api/current_user')).json()) as { id: string };
  await withDatabase(product, (db) => accessStore(db).approve(id, new Date()));
}

export async function makeKey(person: Person, name = 'A program'): Promise<MadeKey> {
  const reply = await person.call('POST', '/api/api_keys', { name });
  if (reply.status !== 201) throw new Error(`no key: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as MadeKey;
}

/** Goes to the provider's page, pays and comes back. */
export async function buyApiCredits(person: Person, credits: number): Promise<Response> {
  const opened = await person.call('POST', '/api/api_access/create_credit_purchase_session', {
    credit_quantity: credits,
  });
  const { url } = (await opened.json()) as { url: string };
  const card = new URLSearchParams({ card: '4242 4242 4242 4242' });
  const paid = await fetch(url, { method: 'POST', body: card, redirect: 'manual' });
  const landing = new URL(paid.headers.get('location') ?? '', url);
  if (landing.pathname !== '/app/api-credit-purchase-success') throw new Error(`landed at ${landing}`);
  return person.call(
    'POST',
    '/api/api_access/process_credit_purchase_success',
    Object.fromEntries(landing.searchParams),
  );
}

/** Somebody with access, a key, and if wanted API credits. */
export async function developer(product: RunningProduct, { credits = 0, name = 'Ada Example' } = {}) {
  const person = await product.person(name);
  await letIn(product, person);
  if (credits > 0) await buyApiCredits(person, credits);
  const key = await makeKey(person);
  return { person, key, call: product.caller(key.secret) };
}
