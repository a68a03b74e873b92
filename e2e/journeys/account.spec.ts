import { readFile } from 'node:fs/promises';
import { changeCurrentUser, DELETION_PHRASE } from '@parlance/contract/accounts';
import type { Locator, Page } from '@playwright/test';
import { openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { mailedLink } from '../mailbox.ts';
import { enterAs, signInOnPage, signUpThroughApi, verifiedPerson } from '../people.ts';
import { baseUrl } from '../product.ts';
import { chooseAccount, PROVIDERS } from '../provider-visit.ts';
import { inspectInBothThemes, inspectScreen } from '../screens.ts';
import type { Words } from '../words.ts';

async function openAccount(page: Page, say: Words): Promise<void> {
  await page.goto('/app/my-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('account:title'));
}

const part = (page: Page, say: Words, key: string): Locator =>
  page.getByRole('region', { name: say(`account:${key}.title`), exact: true });

test('the account is usable by everybody, also while something is asked @phone', async ({
  page,
  say,
  person: _,
}) => {
  await openAccount(page, say);
  await expect(part(page, say, 'sessions').getByText(say('account:sessions.this_device'))).toBeVisible();
  await expect(page.getByText(say('account:plan.extra_none'))).toBeVisible();
  await expect(page.getByRole('combobox', { name: say('account:defaults.voice') })).toBeVisible();
  await inspectInBothThemes(page, 'account');
  await page.getByRole('button', { name: say('account:profile.edit_name') }).click();
  await page.getByRole('textbox', { name: say('account:profile.name') }).fill('Al');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: say('account:profile.name') })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await inspectScreen(page, 'account-name-refused');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('account:privacy.delete_button') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspectInBothThemes(page, 'account-deletion');
});

test('a name and choices are kept over a reload', async ({ page, say, person }) => {
  await openAccount(page, say);
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('account:profile.edit_name') }).click();
  await page.getByRole('textbox', { name: say('account:profile.name') }).fill('Ada Nova');
  await page.getByRole('button', { name: say('account:profile.save_name') }).click();
  await expect(page.getByText('Ada Nova')).toBeVisible();
  await expect(page.getByRole('button', { name: say('account:profile.edit_name') })).toBeFocused();

  const news = page.getByRole('switch', { name: say('account:notifications.new_features') });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(news).toBeChecked();
  await page.reload();
  await expect(page.getByText('Ada Nova')).toBeVisible();
  await expect(news).toBeChecked();
  await expect(page.getByRole('switch', { name: say('account:notifications.new_audio') })).toBeChecked();
});

test('an unconfirmed address says so, gets its mail again and is confirmed by it', async ({
  page,
  say,
  request,
  person,
}) => {
  await openAccount(page, say);
  await expect(page.getByText(say('account:profile.unverified'), { exact: true })).toBeVisible();
  const first = await mailedLink(request, person.email, '/verify-email');
  await page.getByRole('button', { name: say('account:profile.send_again') }).click();
  await expect(page.getByText(say('account:profile.sent', { email: person.email }))).toBeVisible();
  const second = await mailedLink(request, person.email, '/verify-email');
  expect(second).not.toBe(first);
  const token = new URL(second).searchParams.get('token');
  const headers = { authorization: `Bearer ${person.token}` };
  await request.post(`${baseUrl()}/api/auth/verification/finish`, { data: { token }, headers });
  await page.reload();
  await expect(page.getByText(say('account:profile.verified'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say('account:profile.send_again') })).toBeHidden();
});

test('the create page begins with the account’s defaults', async ({ page, say, person: _ }) => {
  await openAccount(page, say);
  const saved = () =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith(changeCurrentUser.path) && response.request().method() === 'PATCH',
    );
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: say(`account:defaults.${field}`) }).click();
    await Promise.all([saved(), page.getByRole('option', { name: option }).first().click()]);
  };
  await choose('language', 'French');
  await choose('mode', say('account:defaults.monologue'));
  await page.getByRole('combobox', { name: say('account:defaults.voice') }).click();
  const voice = page.getByRole('option').last();
  const name = (await voice.innerText()).trim();
  await Promise.all([saved(), voice.click()]);

  await openCreatePage(page, say);
  await expect(page.getByRole('combobox', { name: say('compose:language.label') })).toHaveValue('French');
  await expect(page.getByRole('radio', { name: say('compose:mode.monologue') })).toBeChecked();
  await expect(page.getByRole('combobox', { name: say('compose:voice.solo') })).toHaveValue(name);
});

test('other devices can be signed out, one by one and all at once', async ({ page, say, request }) => {
  const person = await verifiedPerson(request);
  await page.goto('/signin');
  await signInOnPage(page, say, person);
  await page.waitForURL('**/app/**');
  await openAccount(page, say);
  const sessions = part(page, say, 'sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);

  const elsewhere = { headers: { authorization: `Bearer ${person.token}` } };
  const other = sessions.getByRole('listitem').filter({ hasNotText: say('account:sessions.this_device') });
  await other.getByRole('button').click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await request.get(`${baseUrl()}/api/current_user`, elsewhere)).status()).toBe(401);

  await sessions.getByRole('button', { name: say('account:sessions.everywhere') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('account:sessions.everywhere') }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(say('account:sessions.everywhere_done'))).toBeVisible();
  await page.goto('/app/home');
  await expect(page).toHaveURL(/\/signin\?/);
});

test('a person takes their data along', async ({ page, say, person }) => {
  await openAccount(page, say);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: say('account:privacy.export_button') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^parlance-.*\.json$/);
  const found = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(found).toMatchObject({ profile: { email: person.email }, audios: [] });
});

test('statistics are off until somebody switches them on', async ({ page, say, person: _ }) => {
  await openAccount(page, say);
  const analytics = page.getByRole('switch', { name: say('account:privacy.analytics') });
  await expect(analytics).not.toBeChecked();
  await analytics.click();
  await expect(analytics).toBeChecked();
  await page.reload();
  await expect(analytics).toBeChecked();
});

test('an account is deleted only with the phrase, and is then gone @phone', async ({
  page,
  say,
  request,
}) => {
  const person = await signUpThroughApi(request);
  await page.goto('/signin');
  await signInOnPage(page, say, person);
  await page.waitForURL('**/app/**');
  await openAccount(page, say);
  await page.getByRole('button', { name: say('account:privacy.delete_button') }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: say('account:deletion.confirm') });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('delete my');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(DELETION_PHRASE);
  await confirm.click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(say('account:deletion.done'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  const answer = await request.post(`${baseUrl()}/api/auth/sign-in/email`, { data: person });
  expect(answer.ok()).toBe(false);
});

test('a link to unsubscribe asks first, and says when it is broken @phone', async ({
  page,
  say,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 410/);
  await page.goto('/unsubscribe?token=somebody.made-up');
  await inspectInBothThemes(page, 'unsubscribe');
  await page.getByRole('button', { name: say('account:unsubscribe.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('account:unsubscribe.broken_title'));
});

for (const provider of Object.values(PROVIDERS)) {
  test(`${provider} is connected from the account and shown there`, async ({
    page,
    say,
    request,
    context,
  }) => {
    const person = await verifiedPerson(request);
    await enterAs(context, person);
    await openAccount(page, say);
    const methods = part(page, say, 'methods');
    await methods.getByRole('button', { name: say('account:methods.connect_to', { provider }) }).click();
    await chooseAccount(page, person.email);
    await expect(page).toHaveURL(/\/app\/my-account$/);
    await expect(page.getByText(say('session:linked', { provider }))).toBeVisible();
    const entry = methods.getByRole('listitem').filter({ hasText: provider });
    await expect(entry.getByText(say('account:methods.connected'))).toBeVisible();
  });
}
