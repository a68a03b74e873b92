import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { forgetPerson, newPerson, signUpThroughApi } from '../people.ts';
import { chooseAccount, PROVIDERS, refuse } from '../provider-visit.ts';
import { signInPage } from '../sign-in-page.ts';

/** What a browser answers that blocks windows. */
const blockWindows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(globalThis, { open: () => null }));

const MANY_VISITS_MS = 180_000;

test('newcomers sign in with Google and Microsoft in a window of its own', async ({
  page,
  say,
  request,
  context,
  consoleErrors,
}) => {
  test.setTimeout(MANY_VISITS_MS);
  consoleErrors.expect(/status of 401|could not be taken over/);
  const form = signInPage(page, say);

  await test.step('an invented outcome in the address is believed by nobody', async () => {
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

  for (const provider of Object.values(PROVIDERS))
    await test.step(provider, async () => {
      const { email } = newPerson();
      await page.goto('/signin?redirect=%2Fapp%2Fmy-account');
      const visit = async () => {
        const opened = page.waitForEvent('popup');
        await form.continueWith(provider).click();
        return opened;
      };
      if (provider === PROVIDERS.google) {
        // Somebody changes their mind at the provider, and then again.
        await refuse(await visit());
        await expect(form.fault.first()).toHaveText(say('errors:social.sign_in_failed', { provider }));
      }
      const popup = await visit();
      await chooseAccount(popup, email);
      await expect(page).toHaveURL(/\/app\/my-account$/);
      await expect(page.getByText(email).first()).toBeVisible();
      await expect.poll(() => popup.isClosed()).toBe(true);
      // The session of a visit is no cookie: only the page holds it.
      expect((await context.request.get('/api/current_user')).status()).toBe(401);
      await forgetPerson(page);
    });
});

test('where windows are blocked a provider takes over the whole page; a visit is counted once that was agreed to', async ({
  page,
  say,
  context,
}) => {
  test.setTimeout(MANY_VISITS_MS);
  const counted: unknown[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/analytics_events')) counted.push(asked.postDataJSON());
  });
  await blockWindows(page);
  const visit = async (path: string, provider: string, email: string) => {
    await page.goto(path);
    await signInPage(page, say).continueWith(provider).click();
    await chooseAccount(page, email);
    await expect(page).toHaveURL(/\/app\//);
  };
  const { email } = newPerson();

  await test.step('Microsoft', async () => {
    const other = newPerson().email;
    await visit('/signin?redirect=%2Fapp%2Fmy-account', 'Microsoft', other);
    await expect(page).toHaveURL(/\/app\/my-account$/);
    await expect(page.getByText(other).first()).toBeVisible();
    await forgetPerson(page);
  });
  await test.step('Google', async () => {
    await visit('/signup?redirect=%2Fapp%2Fmy-account', 'Google', email);
    await expect(page).toHaveURL(/\/app\/my-account$/);
    await expect(page.getByText(email).first()).toBeVisible();
    expect((await context.request.get('/api/current_user')).status()).toBe(401);
  });
  await test.step('what was agreed to is counted, and nothing before', async () => {
    expect(counted).toEqual([]);
    await forgetPerson(page);
    await page.evaluate(() =>
      localStorage.setItem('cookieConsent', JSON.stringify({ essential: true, analytics: true })),
    );
    await visit('/signin', 'Google', email);
    expect(counted).toEqual([{ event: 'login', method: 'google' }]);
  });
});
