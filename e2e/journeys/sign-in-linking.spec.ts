import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newPerson, type Person, signInOnPage, verifiedPerson } from '../people.ts';
import { chooseAccount } from '../provider-visit.ts';
import { signInPage } from '../sign-in-page.ts';
import type { Words } from '../words.ts';

const pendingLink = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('pendingAccountLink'));

/** Comes with Microsoft, whose address already has an account with a password. */
async function meetExistingAccount(page: Page, say: Words, person: Person): Promise<void> {
  await page.goto('/signin');
  const form = signInPage(page, say);
  const opened = page.waitForEvent('popup');
  await form.continueWith('Microsoft').click();
  await chooseAccount(await opened, person.email);
  await expect(form.fault.first()).toHaveText(
    say('errors:social.account_exists', { email: person.email, provider: 'Microsoft' }),
  );
  await expect(form.email).toHaveValue(person.email);
  const pending = JSON.parse((await pendingLink(page)) ?? '{}');
  expect(pending).toEqual({ email: person.email, provider: 'microsoft', timestamp: expect.any(Number) });
}

test('a provider is linked after signing in the way the account was made @phone', async ({
  page,
  say,
  request,
  context,
}) => {
  const person = await verifiedPerson(request);
  await meetExistingAccount(page, say, person);
  await signInOnPage(page, say, person);
  await chooseAccount(page, person.email);
  await expect(page.getByText(say('session:linked', { provider: 'Microsoft' }))).toBeVisible();
  await expect(page).toHaveURL(/\/app\//);
  expect(await pendingLink(page)).toBeNull();

  // From now on Microsoft opens the same account. The first page is gone before its session is: it may still be asking.
  await page.close();
  const other = await context.newPage();
  await other.addInitScript(() => {
    if (!sessionStorage.getItem('fresh')) localStorage.clear();
    sessionStorage.setItem('fresh', 'yes');
  });
  await other.goto('/signin?redirect=%2Fapp%2Fmy-account');
  const opened = other.waitForEvent('popup');
  await signInPage(other, say).continueWith('Microsoft').click();
  await chooseAccount(await opened, person.email);
  await expect(other.getByText(person.name).first()).toBeVisible();
});

test('a link that waited longer than ten minutes is not made any more', async ({ page, say, request }) => {
  const person = await verifiedPerson(request);
  await page.clock.install();
  await meetExistingAccount(page, say, person);
  await page.clock.fastForward('10:01');
  await signInOnPage(page, say, person);
  await expect(page).toHaveURL(/\/app\/new-audio$/);
  expect(await pendingLink(page)).toBeNull();
});

test('a provider’s account that belongs to somebody else can’t be linked', async ({
  page,
  say,
  request,
  browser,
  baseURL,
}) => {
  const stranger = newPerson();
  const elsewhere = await browser.newPage({ baseURL, locale: 'en-US' });
  await elsewhere.goto('/signup');
  const opened = elsewhere.waitForEvent('popup');
  await signInPage(elsewhere, say).continueWith('Microsoft').click();
  await chooseAccount(await opened, stranger.email);
  await expect(elsewhere).toHaveURL(/\/app\//);
  await elsewhere.close();

  const person = await verifiedPerson(request);
  await meetExistingAccount(page, say, person);
  await signInOnPage(page, say, person);
  await chooseAccount(page, stranger.email);
  await expect(
    page.getByText(say('errors:social.credential_in_use', { provider: 'Microsoft' })),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/app\//);
  expect(await pendingLink(page)).toBeNull();
});
