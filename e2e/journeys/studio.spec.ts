import { audioPage, expectSound } from '../audio-page.ts';
import { lastAnHour } from '../hour-long.ts';
import { expect, test } from '../journey.ts';
import { quickAudio } from '../quick-audio.ts';
import { inspectInBothThemes } from '../screens.ts';

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
    page.getByRole('textbox', {
      name: say('studio:line.label', { number, speaker: say(`studio:speaker.${speaker}`) }),
    });
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
        name: say('studio:line.switch', { number: 6, speaker: say('studio:speaker.COHOST') }),
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
});

test('an audio plays on while its listener looks at other pages, and goes on where it was @phone', async ({
  page,
  say,
  person,
  request,
}) => {
  test.setTimeout(2 * SPEAKING_MS);
  const { id, duration_ms } = await quickAudio(request, person);
  // What is begun is far from its end when it is left.
  await lastAnHour(id, duration_ms ?? 0);
  await page.goto(`/app/audio/${id}`);
  const audio = audioPage(page, say);
  await audio.play.click();
  await expectSound(audio);
  await page.getByRole('link', { name: say('listen:back') }).click();
  const mini = page.getByRole('region', { name: say('player:mini') });
  await expect(mini).toBeVisible();
  await expectSound(audio);
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/position') && answer.request().method() === 'PUT',
  );
  await mini.getByRole('button', { name: say('player:pause') }).click();
  expect((await saved).status()).toBe(204);
  const left = await audio.seconds();
  await inspectInBothThemes(page, 'mini-player');
  await mini.getByRole('link').click();
  await expect(audio.play).toBeVisible();
  expect(await audio.seconds()).toBeCloseTo(left, 0);
  await page.reload();
  await expect.poll(audio.seconds).toBeGreaterThan(left - 1);
});

test('an audio is rated, annotated, and made again with other settings @phone', async ({
  page,
  say,
  person,
  request,
}) => {
  test.setTimeout(2 * SPEAKING_MS);
  const { id } = await quickAudio(request, person);
  await page.goto(`/app/audio/${id}`);
  const audio = audioPage(page, say);
  await audio.openTab('notes');
  await page.getByRole('button', { name: say('listen:notes.edit') }).click();
  await page.getByRole('textbox', { name: say('listen:notes.label') }).fill('My **own** notes.');
  await page.getByRole('button', { name: say('listen:notes.save') }).click();
  await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('own');

  await audio.play.click();
  await audio.position.focus();
  await page.keyboard.press('End');
  const question = page.getByRole('dialog', { name: say('listen:rating.ask') });
  const fourStars = { name: say('listen:rating.stars_other', { count: 4 }) };
  // The radio itself is out of sight; the star that stands for it is pressed.
  const star = await question.getByRole('radio', fourStars).getAttribute('id');
  await question.locator(`label[for="${star}"]`).click();
  await expect(page.getByText(say('listen:rating.saved'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('radio', fourStars)).toBeChecked();

  await page.getByRole('button', { name: say('listen:menu.open') }).click();
  await page.getByRole('menuitem', { name: say('listen:menu.again') }).click();
  await expect(page.getByText('Which is why bridges are built high.')).toBeVisible();
});
