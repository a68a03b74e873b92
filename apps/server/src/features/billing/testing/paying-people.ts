import type { CurrentUser } from '@parlance/contract/accounts';
import type { readCreditStatement, Subscription } from '@parlance/contract/billing';
import type { ReplyOf } from '@parlance/contract/route';
import type { PaidPlan } from '@parlance/kernel/prices';
import type { Person, RunningProduct } from '../../../testing/running-product.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  fails: '4000 0000 0000 0341',
};

type Problem = { code: string; fields: Record<string, string>; params: Record<string, number> };
type Answer<T> = { status: number; body: T & Problem };

export async function answer<T = object>(
  person: Person,
  method: string,
  path: string,
  body?: unknown,
  headers?: object,
): Promise<Answer<T>> {
  const reply = await person.call(method, path, body, headers);
  const text = await reply.text();
  return { status: reply.status, body: (text ? JSON.parse(text) : {}) as T & Problem };
}

export const subscription = <T = Subscription>(
  person: Person,
  call: string,
  body?: unknown,
  headers?: object,
) => answer<T>(person, 'POST', `/api/subscription/${call}`, body, headers);

export const userOf = async (person: Person): Promise<CurrentUser> =>
  (await answer<CurrentUser>(person, 'GET', '/api/current_user')).body;

/** Types a card into a page of the provider's; gives where that leads, or nothing when the card is refused. */
export async function payAt(url: string, card = CARDS.good): Promise<URL | undefined> {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });
  const location = reply.headers.get('location');
  return location ? new URL(location, url) : undefined;
}

type Opened = { session_id: string; url: string };

export const openPlan = async (person: Person, plan: PaidPlan, headers?: object): Promise<Opened> =>
  (await subscription<Opened>(person, 'create_checkout_session', { plan }, headers)).body;

/** What the page does that the provider sends people back to. */
export const comeBack = (person: Person, call: string, landing: URL, more: object = {}) =>
  subscription(person, call, { ...Object.fromEntries(landing.searchParams), ...more });

/** Goes the whole way to a plan. */
export async function subscribe(person: Person, plan: PaidPlan): Promise<Subscription> {
  const landing = await payAt((await openPlan(person, plan)).url);
  if (!landing) throw new Error('the card was refused');
  return (await comeBack(person, 'update_subscription_after_success', landing)).body;
}

export async function buyCredits(person: Person, credits: number): Promise<URL> {
  const request = { credit_quantity: credits };
  const { url } = (await subscription<Opened>(person, 'create_credit_purchase_session', request)).body;
  const landing = await payAt(url);
  if (!landing) throw new Error('the card was refused');
  return landing;
}

/** The provider's customer. */
export function customerOf(product: RunningProduct, { email }: Person) {
  const customer = Object.values(product.payments().books.customers).find((one) => one.email === email);
  if (!customer) throw new Error(`${email} never paid`);
  return customer;
}

export const passMonth = (product: RunningProduct, person: Person): Promise<Response> =>
  fetch(`${product.payments().pageUrl}/customers/${customerOf(product, person).id}/skip`, {
    method: 'POST',
    redirect: 'manual',
  });

export async function eventually(look: () => Promise<boolean> | boolean): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (await look()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it did not come');
}

export const creditsOf = async (person: Person): Promise<number> => (await userOf(person)).credits_remaining;
export const idOf = async (person: Person): Promise<string> => (await userOf(person)).id;

type Statement = ReplyOf<typeof readCreditStatement>;

export const statement = async (person: Person, query = ''): Promise<Statement> =>
  (await answer<Statement>(person, 'GET', `/api/current_user/credit_statement${query}`)).body;

/** "spent -5 trial", oldest first. */
export const moves = async (person: Person): Promise<string[]> =>
  (await statement(person)).items.map(({ move, credits, kind }) => `${move} ${credits} ${kind}`).reverse();

/** Costs 5 credits. */
export const MEDIUM = {
  length: 'medium',
  source: {
    type: 'text',
    text: Array.from(
      { length: 40 },
      (_, i) => `On day ${i} the sea was quiet, and nobody walked along the shore.`,
    ).join('\n\n'),
  },
};
