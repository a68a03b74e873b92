import { Options } from '@parlance/contract/options';
import type { Page } from '@playwright/test';
import { chooseInMenu } from '../app-menu.ts';
import { readAudios } from '../audios-api.ts';
import { type CreatePage, fillScript, openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { expectCentred, expectEvenHeights } from '../layout.ts';
import { inspectInBothThemes, inspectScreen, inspectWide } from '../screens.ts';
import { LINE_TOO_LONG, SCRIPT_TOO_LONG, SHORT_SCRIPT, TWO_HOSTS_IN_A_ROW } from '../sources.ts';
import type { Words } from '../words.ts';

/** On a machine that speaks meanwhile. */
const MANY_SCREENS_MS = 300_000;

async function refusesText(page: Page, say: Words, create: CreatePage): Promise<void> {
  await create.textTab.click();
  await create.text.fill('a'.repeat(1999));
  await create.submit.click();
  await expect(page.getByText(say('errors:field.text_too_short'))).toBeVisible();
  await expect(create.text).toBeFocused();
  await inspectInBothThemes(page, 'create-text-refused');
}

const SCRIPTS: [what: string, script: string, sentence: string, line?: number][] = [
  ['61 minutes of script', SCRIPT_TOO_LONG, 'script_too_long'],
  ['a line of 4,001 characters', LINE_TOO_LONG, 'script_line_too_long', 2],
  ['two HOST lines in a row', TWO_HOSTS_IN_A_ROW, 'script_speakers_must_alternate', 2],
];

async function refusesScripts(page: Page, say: Words, create: CreatePage): Promise<void> {
  for (const [what, script, sentence, line] of SCRIPTS) {
    await test.step(what, async () => {
      await fillScript(create, script);
      await create.submit.click();
      await expect(page.getByText(say(`errors:field.${sentence}`, line ? { line } : {}))).toBeVisible();
      await expect(create.script).toHaveAttribute('aria-invalid', 'true');
    });
  }
  await inspectInBothThemes(page, 'create-script-refused');
}

async function asksForWhatIsMissing(page: Page, say: Words, create: CreatePage): Promise<void> {
  await create.topicTab.click();
  await create.submit.click();
  await expect(create.topic).toBeFocused();
  await expect(page.getByText(say('errors:field.required'))).toBeVisible();
  await inspectScreen(page, 'create-topic-refused');

  await create.linkTab.click();
  await create.link.fill('not an address');
  await create.submit.click();
  await expect(create.link).toBeFocused();
  await expect(page.getByText(say('errors:field.url_invalid'))).toBeVisible();
  await inspectScreen(page, 'create-link-refused');
  // Addresses are looked at before anything is sent off.
  await create.link.fill('http://169.254.169.254/latest/meta-data');
  await expect(page.getByText(say('errors:failure.address_refused'))).toBeVisible();
  await expect(create.link).toHaveAttribute('aria-invalid', 'true');

  await create.filesTab.click();
  await create.submit.click();
  await expect(page.getByRole('button', { name: say('compose:source.files.drop') })).toBeFocused();
  await expect(page.getByText(say('errors:field.required'))).toBeVisible();
}

async function namesFilesItCannotTake(page: Page, say: Words, create: CreatePage): Promise<void> {
  await create.files.setInputFiles([
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'nothing.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Waves.') },
  ]);
  const refused = page.getByRole('alert').filter({ hasText: 'setup.exe' });
  await expect(refused).toContainText(say('errors:field.file_type_unsupported'));
  await expect(refused).toContainText(say('compose:source.files.file_empty'));
  await expect(create.fileList.getByRole('listitem')).toHaveCount(1);
  await expect(create.fileList).toContainText('notes.txt');
  await inspectScreen(page, 'create-files');
  await page.getByRole('button', { name: say('compose:source.files.remove', { name: 'notes.txt' }) }).click();
  await expect(create.fileList).toHaveCount(0);
}

test('the create page says what is wrong with the material, and where; nothing is made of it @phone', async ({
  page,
  say,
  request,
  person,
  consoleErrors,
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  consoleErrors.expect(/status of 422/);
  const create = await openCreatePage(page, say);
  // What the plan leaves out says so on the choice.
  await expect(page.locator('label', { hasText: say('compose:length.pro') })).toContainText(
    say('compose:length.long'),
  );
  const hosts = page.getByRole('group', { name: say('compose:voice.pair') });
  await expectEvenHeights(hosts.locator('label'));
  // Every pair can be heard before it is chosen.
  await expect(hosts.getByRole('button')).toHaveCount((await hosts.getByRole('radio').count()) - 1);
  await inspectInBothThemes(page, 'create-topic');
  await inspectWide(page, 'create-topic');
  await test.step('a text of 1,999 characters is too short', () => refusesText(page, say, create));
  await test.step('a script that can’t be spoken', () => refusesScripts(page, say, create));
  await test.step('material that is missing', () => asksForWhatIsMissing(page, say, create));
  await test.step('files', () => namesFilesItCannotTake(page, say, create));

  await test.step('without a voice nothing can be spoken, and a file taken away stays away', async () => {
    await page.route('**/api/options', async (route) => {
      const options = Options.parse(await (await route.fetch()).json());
      await route.fulfill({ json: { ...options, voices: [], pairs: [] } });
    });
    await page.reload();
    await create.filesTab.click();
    await expect(page.getByRole('button', { name: say('compose:source.files.drop') })).toBeVisible();
    await expect(create.fileList).toHaveCount(0);
    await fillScript(create, SHORT_SCRIPT);
    await create.submit.click();
    await expect(page.getByText(say('errors:field.required'))).toBeVisible();
    await page.unroute('**/api/options');
  });
  await expect(page).toHaveURL(/\/app\/new-audio$/);
  expect(await readAudios(request, person)).toEqual([]);
});

test('what a newcomer has is empty, and usable by everybody, light and dark @phone', async ({
  page,
  say,
  consoleErrors,
  person: _,
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  consoleErrors.expect(/status of 404/);
  // Somebody without audios is led to the create page first.
  await page.goto('/app/home');
  await expect(page).toHaveURL(/\/app\/new-audio$/);
  await page.getByRole('link', { name: say('common:nav.home'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('library:empty.title') })).toBeVisible();
  await inspectInBothThemes(page, 'empty-library');
  await test.step('a page whose module is gone, as after a new release, is loaded anew', async () => {
    consoleErrors.expect(/ERR_FAILED|feeds-page/);
    const gone = page.waitForEvent('requestfailed', (asked) => asked.url().includes('feeds-page'));
    await page.route('**/feeds-page*.js', (route) => route.abort(), { times: 1 });
    await chooseInMenu(page, say, 'feeds');
    await gone;
    await expect(page.getByRole('heading', { name: say('feeds:empty.title') })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/feeds$/);
  });
  await inspectInBothThemes(page, 'no-feeds');
  await expectCentred(
    page,
    page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::div[contains(@class, "Stack")][1]'),
  );
  await page.goto('/app/audio/00000000000000000000000000');
  await inspectInBothThemes(page, 'unknown-audio');
});
