import { audioPage, expectSound } from '../audio-page.ts';
import { expect, test } from '../journey.ts';
import { LONGER_SCRIPT, quickAudio } from '../quick-audio.ts';
import { inspectInBothThemes } from '../screens.ts';

const SPEAKING_MS = 60_000;

test('one line of a script is changed, tried out and spoken again @everywhere', async ({
  page,
  say,
  person,
  request,
}) => {
  test.setTimeout(3 * SPEAKING_MS);
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
  await expect(page.getByText(say('studio:unchanged'))).toBeVisible();

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

test('an audio plays on while its listener looks at other pages, and goes on where it was', async ({
  page,
  say,
  person,
  request,
}) => {
  test.setTimeout(2 * SPEAKING_MS);
  const { id } = await quickAudio(request, person, LONGER_SCRIPT);
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

test('an audio is rated, annotated, and made again with other settings', async ({
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
  const request1 = page.getByRole('dialog', { name: say('listen:rating.ask') });
  await request1
    .getByRole('radio', { name: say('listen:rating.stars_other', { count: 4 }) })
    .check({ force: true });
  await expect(page.getByText(say('listen:rating.saved'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(
    page.getByRole('radio', { name: say('listen:rating.stars_other', { count: 4 }) }),
  ).toBeChecked();

  await page.getByRole('button', { name: say('listen:menu.open') }).click();
  await page.getByRole('menuitem', { name: say('listen:menu.again') }).click();
  await expect(page.getByText('Which is why bridges are built high.')).toBeVisible();
});
