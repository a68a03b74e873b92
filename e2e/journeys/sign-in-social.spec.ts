import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { newPerson, signUpThroughApi } from '../people.ts';
import { chooseAccount, PROVIDERS, refuse } from '../provider-visit.ts';
import { signInPage } from '../sign-in-page.ts';

/** What a browser answers that blocks windows. */
const blockWindows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(globalThis, { open: () => null }));

for (const provider of Object.values(PROVIDERS)) {
  test(`a newcomer signs in with ${provider} in a window of its own`, async ({ page, say }) => {
    const { email } = newPerson();
    await page.goto('/signin?redirect=%2Fapp%2Fmy-account');
    const opened = page.waitForEvent('popup');
    await signInPage(page, say).continueWith(provider).click();
    const popup = await opened;
    await chooseAccount(popup, email);
    await expect(page).toHaveURL(/\/app\/my-account$/);
    await expect(page.getByText(email).first()).toBeVisible();
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  test(`${provider} takes over the whole page where windows are blocked`, async ({ page, say }) => {
    const { email } = newPerson();
    await blockWindows(page);
    await page.goto('/signin?redirect=%2Fapp%2Fmy-account');
    await signInPage(page, say).continueWith(provider).click();
    await chooseAccount(page, email);
    await expect(page).toHaveURL(/\/app\/my-account$/);
    await expect(page.getByText(email).first()).toBeVisible();
  });
}

test('the session of a visit is no cookie: only the page holds it', async ({ page, say, context }) => {
  await blockWindows(page);
  await page.goto('/signup');
  await signInPage(page, say).continueWith('Google').click();
  await chooseAccount(page, newPerson().email);
  await expect(page).toHaveURL(/\/app\//);
  const answer = await context.request.get('/api/current_user');
  expect(answer.status()).toBe(401);
});

test('somebody who changes their mind at the provider reads that it failed', async ({ page, say }) => {
  await page.goto('/signin');
  const opened = page.waitForEvent('popup');
  const form = signInPage(page, say);
  await form.continueWith('Google').click();
  await refuse(await opened);
  await expect(form.fault.first()).toHaveText(say('errors:social.sign_in_failed', { provider: 'Google' }));
});

test('an invented outcome in the address is believed by nobody', async ({
  page,
  say,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401|could not be taken over/);
  const victim = await signUpThroughApi(request);
  const address = '/signin-redirect?how=redirect&provider=microsoft';
  await page.goto(`${address}#outcome=account_exists&email=${encodeURIComponent(victim.email)}`);
  await expect(page.getByRole('alert')).toHaveText(say('errors:session.sign_in_failed'));
  expect(await page.evaluate(() => localStorage.getItem('pendingAccountLink'))).toBeNull();
  await page.goto('about:blank');
  await page.goto(`${address}#outcome=signed_in`);
  await expect(page.getByRole('alert').first()).toHaveText(
    say('errors:social.sign_in_failed', { provider: 'Microsoft' }),
  );
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('what was agreed to is counted, and nothing before', async ({ page, say }) => {
  const counted: unknown[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/analytics_events')) counted.push(asked.postDataJSON());
  });
  await blockWindows(page);
  const visit = async (path: string) => {
    await page.goto(path);
    await signInPage(page, say).continueWith('Google').click();
    await chooseAccount(page, email);
    await expect(page).toHaveURL(/\/app\//);
  };
  const { email } = newPerson();
  await visit('/signup');
  expect(counted).toEqual([]);
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('cookieConsent', JSON.stringify({ essential: true, analytics: true }));
  });
  await visit('/signin');
  expect(counted).toEqual([{ event: 'login', method: 'google' }]);
});
