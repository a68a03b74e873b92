import { audioPage } from '../audio-page.ts';
import { expect, test } from '../journey.ts';
import { quickAudio } from '../quick-audio.ts';
import { inspectInBothThemes, inspectScreen } from '../screens.ts';

const SPEAKING_MS = 60_000;

test('one line of a script is changed, tried out and spoken again', async ({
  page,
  say,
  person,
  request,
}) => {
  test.setTimeout(5 * SPEAKING_MS);
  const { id } = await quickAudio(request, person);
  await page.goto(`/app/audio/${id}`);
  await page.getByRole('link', { name: say('listen:edit_script') }).click();
  const line = (number: number, speaker: 'HOST' | 'COHOST') =>
    page
      .locator(`[data-speaker="${speaker}"]`)
      .getByRole('textbox', { name: say('studio:line.label', { number, speaker: '' }).trim() });
  const save = page.getByRole('button', { name: say('studio:save') });
  await expect(save).toBeDisabled();

  // A new line breaks the rules until somebody answers it; the way back is one key.
  await line(2, 'COHOST').press('Enter');
  await page.keyboard.type('Do they?');
  await expect(page.getByText(say('errors:field.script_speakers_must_alternate', { line: 4 }))).toBeVisible();
  await expect(save).toBeDisabled();
  await inspectInBothThemes(page, 'studio');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(save).toBeDisabled();
  const unchanged = page.getByText(say('studio:unchanged'));
  await expect(unchanged).toBeVisible();

  await test.step('lines are cut, joined, moved and given to the other voice by the menu of each', async () => {
    const choose = async (number: number, item: string) => {
      await page.getByRole('button', { name: say('studio:line.menu', { number }) }).click();
      await page.getByRole('menuitem', { name: say(`studio:line.${item}`) }).click();
    };
    await line(1, 'HOST').evaluate((area) => area.setSelectionRange(19, 19));
    await choose(1, 'split');
    await expect(line(1, 'HOST')).toHaveValue('Welcome to the show');
    await choose(2, 'merge');
    await expect(unchanged).toBeVisible();
    await choose(2, 'down');
    await expect(line(3, 'COHOST')).toHaveValue(/small enough to step over/);
    await choose(3, 'up');
    await expect(unchanged).toBeVisible();
    await page
      .getByRole('button', {
        name: new RegExp(say('studio:line.switch', { number: 6, speaker: '.+' })),
      })
      .click();
    await expect(line(6, 'HOST')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: say('studio:undo') }).click();
    await expect(unchanged).toBeVisible();
  });

  await line(5, 'HOST').fill('Sometimes it takes three bridges along at once.');
  const preview = page.waitForResponse((answer) => answer.url().endsWith('/line_previews'));
  await page.getByRole('button', { name: say('studio:line.hear', { number: 5 }) }).click();
  expect((await preview).headers()['content-type']).toBe('audio/mpeg');

  await page.getByRole('link', { name: say('studio:back') }).click();
  const dialog = page.getByRole('dialog', { name: say('studio:leave.title') });
  await dialog.getByRole('button', { name: say('studio:leave.stay') }).click();
  await expect(dialog).toBeHidden();

  await save.click();
  await page.waitForURL(`**/app/audio/${id}`);
  await expect(audioPage(page, say).transcript).toContainText('three bridges', { timeout: SPEAKING_MS });
  await expect(audioPage(page, say).transcript).toContainText('small enough to step over');

  await test.step('a word of the transcript is said differently from then on', async () => {
    const { transcript } = audioPage(page, say);
    await transcript
      .getByRole('button', { name: say('listen:respell.open') })
      .first()
      .click();
    const respell = page.getByRole('dialog', { name: say('listen:respell.title') });
    await respell.getByLabel(say('listen:respell.written')).fill('rivers');
    await respell.getByLabel(say('listen:respell.spoken')).fill('rivvers');
    await expect(respell).toContainText(say('listen:respell.lines_one', { count: 1 }));
    await inspectScreen(page, 'say-differently');
    await respell.getByRole('button', { name: say('listen:respell.confirm_one', { count: 1 }) }).click();
    await expect(respell).toBeHidden();
    await expect(page.getByText(say('listen:remake.ready'))).toBeVisible({ timeout: SPEAKING_MS });
    await expect(transcript).toContainText('rivers');
  });
});
