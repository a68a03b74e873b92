import { Options } from '@parlance/contract/options';
import { readAudios } from '../audios-api.ts';
import { fillScript, openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { LINE_TOO_LONG, SCRIPT_TOO_LONG, SHORT_SCRIPT, TWO_HOSTS_IN_A_ROW } from '../sources.ts';

test.afterEach('nothing was created', async ({ page, request, person }) => {
  await expect(page).toHaveURL(/\/app\/new-audio$/);
  expect(await readAudios(request, person)).toEqual([]);
});

test('a text of 1,999 characters is too short @phone', async ({ page, say, person: _ }) => {
  const create = await openCreatePage(page, say);
  await create.text.fill('a'.repeat(1999));
  await create.submit.click();
  await expect(page.getByText(say('errors:field.text_too_short'))).toBeVisible();
  await expect(create.text).toBeFocused();
});

const scripts: [what: string, script: string, sentence: string, line?: number][] = [
  ['two HOST lines in a row', TWO_HOSTS_IN_A_ROW, 'script_speakers_must_alternate', 2],
  ['a line of 4,001 characters', LINE_TOO_LONG, 'script_line_too_long', 2],
  ['61 minutes of script', SCRIPT_TOO_LONG, 'script_too_long'],
];

test('the page says what is wrong with a script, and where @phone', async ({ page, say, person: _ }) => {
  const create = await openCreatePage(page, say);
  for (const [what, script, sentence, line] of scripts) {
    await test.step(what, async () => {
      await fillScript(create, script);
      await create.submit.click();
      await expect(page.getByText(say(`errors:field.${sentence}`, line ? { line } : {}))).toBeVisible();
      await expect(create.script).toHaveAttribute('aria-invalid', 'true');
    });
  }
});

test('without a voice nothing can be spoken', async ({ page, say, person: _ }) => {
  await page.route('**/api/options', async (route) => {
    const options = Options.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...options, voices: [], pairs: [] } });
  });
  const create = await openCreatePage(page, say);
  await fillScript(create, SHORT_SCRIPT);
  await create.submit.click();
  await expect(page.getByText(say('errors:field.required'))).toBeVisible();
});
