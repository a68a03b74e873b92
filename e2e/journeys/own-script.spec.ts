import type { Locator, Page } from '@playwright/test';
import { audioPage, expectSound } from '../audio-page.ts';
import { createPage, fillScript, openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { newPerson, signUpOnPage } from '../people.ts';
import { letClassicVoicesSpeak } from '../quick-audio.ts';
import { SHORT_SCRIPT, SHORT_SCRIPT_PT } from '../sources.ts';

const SPEAKING_MS = 180_000;

/** Walks with the Tab key until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`The Tab key never reached ${target}`);
}

test('somebody who reads Portuguese signs up on a phone and hears their own script @phone', async ({
  page,
  say,
}) => {
  test.setTimeout(SPEAKING_MS + 60_000);
  await signUpOnPage(page, say, newPerson());
  const create = createPage(page, say);
  await fillScript(create, SHORT_SCRIPT_PT);
  await create.submit.click();
  await page.waitForURL(/\/app\/audio\/\w+$/);

  const audio = audioPage(page, say);
  await expect(audio.transcript).toBeVisible({ timeout: SPEAKING_MS });
  await expect(audio.transcript).toContainText('Bom dia, tudo bem?');
  await audio.play.tap();
  await expectSound(audio);
  await audio.openTab('script');
  await expect(page.getByText(say('listen:script.own'))).toBeVisible();
});

test('the keyboard alone is enough to make an audio and to play it', async ({ page, say, person: _ }) => {
  test.setTimeout(SPEAKING_MS + 60_000);
  // What it sounds like is another journey's.
  await letClassicVoicesSpeak(page);
  const create = await openCreatePage(page, say);
  // From the first tab, one step back leads to the last.
  await tabTo(page, create.topicTab);
  await page.keyboard.press('ArrowLeft');
  await expect(create.scriptTab).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, create.script);
  await page.keyboard.insertText(SHORT_SCRIPT);
  await tabTo(page, create.submit);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/app\/audio\/\w+$/);

  const audio = audioPage(page, say);
  await expect(audio.transcript).toBeVisible({ timeout: SPEAKING_MS });
  await tabTo(page, audio.play);
  await page.keyboard.press('Space');
  await expectSound(audio);
});
