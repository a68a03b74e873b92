import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { forgetPerson, type Person, signInOnPage, verifiedPerson } from '../people.ts';
import { chooseAccount } from '../provider-visit.ts';
import { signInPage } from '../sign-in-page.ts';
import type { Words } from '../words.ts';

const MANY_VISITS_MS = 180_000;

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

test('a provider is linked after signing in the way the account was made, in time and to nobody else @phone', async ({
  page,
  say,
  request,
}) => {
  test.setTimeout(MANY_VISITS_MS);
  const [owner, second, late] = [
    await verifiedPerson(request),
    await verifiedPerson(request),
    await verifiedPerson(request),
  ];
  await page.clock.install();

  await test.step('it is linked after signing in with the password', async () => {
    await meetExistingAccount(page, say, owner);
    await signInOnPage(page, say, owner);
    await chooseAccount(page, owner.email);
    await expect(page.getByText(say('session:linked', { provider: 'Microsoft' }))).toBeVisible();
    await expect(page).toHaveURL(/\/app\//);
    expect(await pendingLink(page)).toBeNull();
  });

  await test.step('from then on Microsoft opens the same account', async () => {
    await forgetPerson(page);
    await page.goto('/signin?redirect=%2Fapp%2Fmy-account');
    const opened = page.waitForEvent('popup');
    await signInPage(page, say).continueWith('Microsoft').click();
    await chooseAccount(await opened, owner.email);
    await expect(page.getByText(owner.email).first()).toBeVisible();
  });

  await test.step('a provider’s account that belongs to somebody else can’t be linked', async () => {
    await forgetPerson(page);
    await meetExistingAccount(page, say, second);
    await signInOnPage(page, say, second);
    await chooseAccount(page, owner.email);
    await expect(
      page.getByText(say('errors:social.credential_in_use', { provider: 'Microsoft' })),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/app\//);
    expect(await pendingLink(page)).toBeNull();
  });

  await test.step('a link that waited longer than ten minutes is not made any more', async () => {
    await forgetPerson(page);
    await meetExistingAccount(page, say, late);
    await page.clock.fastForward('10:01');
    await signInOnPage(page, say, late);
    await expect(page).toHaveURL(/\/app\/new-audio$/);
    expect(await pendingLink(page)).toBeNull();
  });
});
