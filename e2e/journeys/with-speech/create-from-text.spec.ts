import { audioPage, expectSound, percentOf } from '../../audio-page.ts';
import { createPage } from '../../create-page.ts';
import { expect, test } from '../../journey.ts';
import { newPerson, signUpOnPage } from '../../people.ts';
import { inspectScreen } from '../../screens.ts';
import { LIGHTHOUSES_AND_BOOKS } from '../../sources.ts';

const MAKING_MS = 600_000;

test('a newcomer pastes a text, watches it being made, hears it before it is done, and then has it', async ({
  page,
  say,
}) => {
  test.setTimeout(MAKING_MS + 60_000);
  const person = newPerson();

  await test.step('signs up and stands before an empty create page', async () => {
    await signUpOnPage(page, say, person);
    await expect(page).toHaveURL(/\/app\/new-audio$/);
  });

  await test.step('pastes a text and sends it off', async () => {
    const create = createPage(page, say);
    await create.text.fill(LIGHTHOUSES_AND_BOOKS);
    await expect(page.getByRole('radio', { name: say('compose:mode.dialogue') })).toBeChecked();
    await expect(page.getByRole('radio', { name: say('compose:length.short') })).toBeChecked();
    await create.submit.click();
    await page.waitForURL(/\/app\/audio\/\w+$/);
  });

  const audio = audioPage(page, say);

  await test.step('sees it move through its stages', async () => {
    const speaking = page.getByRole('listitem').filter({ hasText: say('listen:making.stage.speaking') });
    await expect(speaking).toHaveAttribute('aria-current', 'step', { timeout: 60_000 });
    const before = await percentOf(audio.progress);
    await expect.poll(() => percentOf(audio.progress), { timeout: 60_000 }).toBeGreaterThan(before);
    await inspectScreen(page, 'audio-being-made');
  });

  await test.step('hears the beginning while the rest is still being made', async () => {
    await expect(audio.play).toBeVisible({ timeout: 60_000 });
    await audio.play.click();
    await expectSound(audio);
    await expect(audio.making).toBeVisible();
    await audio.pause.click();
  });

  await test.step('has the whole of it in the end, where the listening stopped', async () => {
    const heard = await audio.seconds();
    await expect(audio.transcript).toBeVisible({ timeout: MAKING_MS });
    await expect(audio.making).toBeHidden();
    await expect.poll(audio.seconds).toBeGreaterThan(heard - 1);
    await audio.play.click();
    await expectSound(audio);
    const total = Number(await audio.position.getAttribute('aria-valuemax'));
    expect(total, 'seconds of an audio from 200 words').toBeGreaterThanOrEqual(75);
    expect(total, 'seconds of an audio from 200 words').toBeLessThanOrEqual(150);
    await expect(audio.transcript).toContainText('Eddystone Rocks');
    await expect(audio.transcript).not.toContainText('Smeaton');
  });
});
