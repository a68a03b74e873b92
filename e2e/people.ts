import { randomUUID } from 'node:crypto';
import { SignedIn } from '@parlance/contract/accounts';
import { verifyEmail } from '@parlance/contract/identity';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { mailedLink } from './mailbox.ts';
import { baseUrl } from './product.ts';
import { signInPage } from './sign-in-page.ts';
import type { Words } from './words.ts';

export type Person = { name: string; email: string; password: string };
export type SignedInPerson = Person & { token: string };

export function newPerson(): Person {
  const id = randomUUID();
  return { name: 'Ada Lima', email: `ada-${id}@example.com`, password: `secret ${id}` };
}

export async function signUpThroughApi(
  request: APIRequestContext,
  person = newPerson(),
): Promise<SignedInPerson> {
  const answer = await request.post(`${baseUrl()}/api/auth/sign-up/email`, { data: person });
  if (!answer.ok()) throw new Error(`sign-up answered ${answer.status()}: ${await answer.text()}`);
  return { ...person, token: SignedIn.parse(await answer.json()).token };
}

/** Somebody whose address is proven: no provider can take it over any more. */
export async function verifiedPerson(request: APIRequestContext): Promise<SignedInPerson> {
  const person = await signUpThroughApi(request);
  const link = await mailedLink(request, person.email, '/verify-email');
  const data = { token: new URL(link).searchParams.get('token') };
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await request.post(`${baseUrl()}${verifyEmail.path}`, { data, headers });
  if (!answer.ok()) throw new Error(`verification answered ${answer.status()}: ${await answer.text()}`);
  return person;
}

/** Every tab of this browser opens signed in. */
export async function enterAs(context: BrowserContext, person: SignedInPerson): Promise<void> {
  await context.addInitScript((token) => {
    try {
      localStorage.setItem('accessToken', token);
    } catch {
      // Blank pages, such as the one the accessibility checker opens, have no storage.
    }
  }, person.token);
}

/** Fills in and sends the sign-up form that is open. */
export async function submitSignUp(page: Page, say: Words, person: Person): Promise<void> {
  // The footer's dialogs have fields of the same names.
  const main = page.getByRole('main');
  await main.getByLabel(say('session:name')).fill(person.name);
  await main.getByLabel(say('session:email')).fill(person.email);
  await main.getByLabel(say('session:password'), { exact: true }).fill(person.password);
  await main.getByLabel(say('session:confirmation')).fill(person.password);
  await main.getByRole('button', { name: say('session:sign_up.submit') }).click();
}

/** Signs up on the page, as a newcomer does. */
export async function signUpOnPage(page: Page, say: Words, person: Person): Promise<void> {
  await page.goto('/signup');
  await submitSignUp(page, say, person);
  await page.waitForURL('**/app/**');
}

export async function signInOnPage(
  page: Page,
  say: Words,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const form = signInPage(page, say);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await form.submit.click();
}

/** The page has nobody any more, without telling the server; a page that asks for nothing meanwhile. */
export async function forgetPerson(page: Page): Promise<void> {
  await page.goto('/faq');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'cookieConsent') localStorage.removeItem(key);
  });
}
