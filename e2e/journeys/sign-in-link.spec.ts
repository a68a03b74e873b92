import type { APIRequestContext, Page } from '@playwright/test';
import { outliveLinks } from '../aged-links.ts';
import { expect, test } from '../journey.ts';
import { mailedLink } from '../mailbox.ts';
import { newPerson, signUpThroughApi } from '../people.ts';
import { signInPage } from '../sign-in-page.ts';
import type { Words } from '../words.ts';

/** Asks for a login link on the sign-in page and finds it in the inbox. */
async function askForLink(
  page: Page,
  say: Words,
  request: APIRequestContext,
  email: string,
): Promise<string> {
  const form = signInPage(page, say);
  await form.wantLink.click();
  await form.email.fill(email);
  await form.sendLink.click();
  await expect(page.getByText(say('session:login_link.sent'))).toBeVisible();
  return mailedLink(request, email, '/signin-redirect');
}

const signInButton = (page: Page, say: Words) =>
  page.getByRole('main').getByRole('button', { name: say('session:open_link.submit') });

test('a login link signs in where its owner wanted to go, once', async ({
  page,
  say,
  request,
  consoleErrors,
  context,
}) => {
  consoleErrors.expect(/status of 410/);
  const person = await signUpThroughApi(request);
  await page.goto('/signin?redirect=%2Fapp%2Fmy-account');
  const link = await askForLink(page, say, request, person.email);

  // A mail scanner that opens the page uses nothing up.
  expect((await request.get(link)).ok()).toBe(true);
  await page.goto(link);
  await signInButton(page, say).click();
  await expect(page).toHaveURL(/\/app\/my-account$/);
  await expect(page.getByText(person.email).first()).toBeVisible();

  const again = await context.newPage();
  await again.goto(link);
  await signInButton(again, say).click();
  await expect(again.getByRole('alert')).toHaveText(say('errors:problem.link_used'));
});

test('a login link to an unknown address makes the account', async ({ page, say, request }) => {
  const { email } = newPerson();
  await page.goto('/signin');
  await page.goto(await askForLink(page, say, request, email));
  await signInButton(page, say).click();
  await expect(page).toHaveURL(/\/app\/new-audio$/);
});

test('a login link that has expired says so, and how to get another', async ({
  page,
  say,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 410/);
  const person = await signUpThroughApi(request);
  await page.goto('/signin');
  const link = await askForLink(page, say, request, person.email);
  await outliveLinks(person.email);
  await page.goto(link);
  await signInButton(page, say).click();
  await expect(page.getByRole('alert')).toHaveText(say('errors:problem.link_expired'));
  await page.getByRole('link', { name: say('session:open_link.new_link') }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('a login link that lost a piece says so @phone', async ({ page, say, request, consoleErrors }) => {
  consoleErrors.expect(/status of 410/);
  const person = await signUpThroughApi(request);
  await page.goto('/signin');
  const link = await askForLink(page, say, request, person.email);
  await page.goto(link.slice(0, -4));
  await signInButton(page, say).click();
  await expect(page.getByRole('alert')).toHaveText(say('errors:problem.link_malformed'));
  await page.goto('/signin-redirect');
  await expect(page.getByRole('alert')).toHaveText(say('errors:problem.link_malformed'));
});

test('a server that fails while signing in is answered with the default words', async ({
  page,
  say,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/);
  await page.route('**/api/auth/login-link/open', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/signin-redirect?token=some-token');
  await signInButton(page, say).click();
  await expect(page.getByRole('alert')).toHaveText(say('errors:session.sign_in_failed'));
});
