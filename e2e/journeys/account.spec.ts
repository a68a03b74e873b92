import { readFile } from 'node:fs/promises';
import { changeCurrentUser, DELETION_PHRASE } from '@parlance/contract/accounts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { chooseInMenu } from '../app-menu.ts';
import { expect, test } from '../journey.ts';
import { expectCentred } from '../layout.ts';
import { mailedLink } from '../mailbox.ts';
import { enterAs, type SignedInPerson, signInOnPage, signUpThroughApi, verifiedPerson } from '../people.ts';
import { baseUrl } from '../product.ts';
import { chooseAccount, PROVIDERS } from '../provider-visit.ts';
import { inspectInBothThemes, inspectScreen } from '../screens.ts';
import type { Words } from '../words.ts';

const MANY_PARTS_MS = 240_000;

const part = (page: Page, say: Words, key: string): Locator =>
  page.getByRole('region', { name: say(`account:${key}.title`), exact: true });

const headersOf = ({ token }: SignedInPerson) => ({ authorization: `Bearer ${token}` });

async function givesAName(page: Page, say: Words): Promise<void> {
  const name = page.getByRole('textbox', { name: say('account:profile.name') });
  const edit = page.getByRole('button', { name: say('account:profile.edit_name') });
  await edit.click();
  await name.fill('Al');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await inspectScreen(page, 'account-name-refused');
  await name.fill('Ada Nova');
  await page.getByRole('button', { name: say('account:profile.save_name') }).click();
  await expect(page.getByText('Ada Nova')).toBeVisible();
  await expect(edit).toBeFocused();
}

/** Gets the mail again and follows it, as if on another device. */
async function confirmsTheAddress(
  page: Page,
  say: Words,
  request: APIRequestContext,
  person: SignedInPerson,
): Promise<void> {
  await expect(page.getByText(say('account:profile.unverified'), { exact: true })).toBeVisible();
  const first = await mailedLink(request, person.email, '/verify-email');
  await page.getByRole('button', { name: say('account:profile.send_again') }).click();
  await expect(page.getByText(say('account:profile.sent', { email: person.email }))).toBeVisible();
  const second = await mailedLink(request, person.email, '/verify-email');
  expect(second).not.toBe(first);
  const data = { token: new URL(second).searchParams.get('token') };
  await request.post(`${baseUrl()}/api/auth/verification/finish`, { data, headers: headersOf(person) });
}

async function takesDataAlong(page: Page, say: Words, person: SignedInPerson): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: say('account:privacy.export_button') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^parlance-.*\.json$/);
  const found = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(found).toMatchObject({ profile: { email: person.email }, audios: [] });
}

async function createPageBeginsWithDefaults(page: Page, say: Words): Promise<void> {
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

  await page.getByRole('link', { name: say('common:nav.new_audio'), exact: true }).click();
  await page.getByRole('button', { name: say('compose:choices.change'), exact: true }).click();
  await expect(page.getByRole('combobox', { name: say('compose:language.label') })).toHaveValue('French');
  await expect(page.getByRole('radio', { name: say('compose:mode.monologue') })).toBeChecked();
  await expect(page.getByRole('combobox', { name: say('compose:voice.solo') })).toHaveValue(name);
}

async function signsOtherDevicesOut(
  page: Page,
  say: Words,
  request: APIRequestContext,
  person: SignedInPerson,
): Promise<void> {
  const sessions = part(page, say, 'sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const other = sessions.getByRole('listitem').filter({ hasNotText: say('account:sessions.this_device') });
  await other.getByRole('button').click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  const answer = await request.get(`${baseUrl()}/api/current_user`, { headers: headersOf(person) });
  expect(answer.status()).toBe(401);

  await sessions.getByRole('button', { name: say('account:sessions.everywhere') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('account:sessions.everywhere') }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(say('account:sessions.everywhere_done'))).toBeVisible();
  await page.goto('/app/my-account');
  await expect(page).toHaveURL(/\/signin\?/);
}

async function deletesTheAccount(page: Page, say: Words): Promise<void> {
  await page.getByRole('button', { name: say('account:privacy.delete_button') }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: say('account:deletion.confirm') });
  await expect(confirm).toBeDisabled();
  await inspectInBothThemes(page, 'account-deletion');
  await dialog.getByRole('textbox').fill('delete my');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(DELETION_PHRASE);
  await confirm.click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(say('account:deletion.done'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
}

test('an account is looked after from the first name to its deletion', async ({ page, say, request }) => {
  test.setTimeout(MANY_PARTS_MS);
  const person = await signUpThroughApi(request);
  const news = page.getByRole('switch', { name: say('account:notifications.new_features') });
  const analytics = page.getByRole('switch', { name: say('account:privacy.analytics') });
  await page.goto('/signin?redirect=%2Fapp%2Fmy-account');
  await signInOnPage(page, say, person);

  await test.step('it is usable by everybody', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('account:title'));
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
    await expect(part(page, say, 'sessions').getByText(say('account:sessions.this_device'))).toBeVisible();
    await expect(page.getByText(say('account:plan.extra_none'))).toBeVisible();
    await expect(page.getByRole('combobox', { name: say('account:defaults.voice') })).toBeVisible();
    await inspectInBothThemes(page, 'account');
    await expectCentred(page, part(page, say, 'profile'));
  });
  await test.step('it takes a name of three letters and more', () => givesAName(page, say));
  await test.step('news and statistics are off until somebody switches them on', async () => {
    for (const choice of [news, analytics]) {
      await expect(choice).not.toBeChecked();
      await choice.click();
      await expect(choice).toBeChecked();
    }
  });
  await test.step('an unconfirmed address says so and gets its mail again', () =>
    confirmsTheAddress(page, say, request, person));
  await test.step('all of it is kept over a reload', async () => {
    await page.reload();
    await expect(page.getByText('Ada Nova')).toBeVisible();
    await expect(news).toBeChecked();
    await expect(analytics).toBeChecked();
    await expect(page.getByRole('switch', { name: say('account:notifications.new_audio') })).toBeChecked();
    await expect(page.getByText(say('account:profile.verified'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: say('account:profile.send_again') })).toBeHidden();
  });
  await test.step('a person takes their data along', () => takesDataAlong(page, say, person));
  await test.step('support is written to from every page, by somebody it already knows', async () => {
    await chooseInMenu(page, say, 'support');
    const letter = page.getByRole('dialog');
    await expect(letter.getByLabel(say('public:contact.email'))).toHaveValue(person.email);
    await expect(letter.getByLabel(say('public:contact.message'))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(letter).toBeHidden();
  });
  await test.step('the create page begins with the account’s defaults', () =>
    createPageBeginsWithDefaults(page, say));
  await test.step('other devices can be signed out, one by one and all at once', async () => {
    await chooseInMenu(page, say, 'account');
    await signsOtherDevicesOut(page, say, request, person);
  });
  await test.step('it is deleted only with the phrase, and is then gone', async () => {
    await signInOnPage(page, say, person);
    await expect(page).toHaveURL(/\/app\/my-account$/);
    await deletesTheAccount(page, say);
    const answer = await request.post(`${baseUrl()}/api/auth/sign-in/email`, { data: person });
    expect(answer.ok()).toBe(false);
  });
});

test('Google and Microsoft are connected from the account and shown there', async ({
  page,
  say,
  request,
  context,
}) => {
  const person = await verifiedPerson(request);
  await enterAs(context, person);
  await page.goto('/app/my-account');
  const methods = part(page, say, 'methods');
  for (const provider of Object.values(PROVIDERS))
    await test.step(provider, async () => {
      await methods.getByRole('button', { name: say('account:methods.connect_to', { provider }) }).click();
      await chooseAccount(page, person.email);
      await expect(page).toHaveURL(/\/app\/my-account$/);
      await expect(page.getByText(say('session:linked', { provider }))).toBeVisible();
      const entry = methods.getByRole('listitem').filter({ hasText: provider });
      await expect(entry.getByText(say('account:methods.connected'))).toBeVisible();
    });
});
