import { audioPage } from '../audio-page.ts';
import { openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { letClassicVoicesSpeak } from '../quick-audio.ts';
import { inspectInBothThemes } from '../screens.ts';
import { EDDYSTONE_AND_BOOKS } from '../sources.ts';

const SPEAKING_MS = 300_000;
const CHANGED = 'A warm welcome from the lantern room, high above the water.';

test('a script is read and changed before it is spoken, and another one is thrown away', async ({
  page,
  say,
  person: _,
}) => {
  test.setTimeout(2 * SPEAKING_MS);
  const waiting = page.getByRole('heading', { name: say('listen:review.title') });
  const line = (number: number, speaker: 'HOST' | 'COHOST') =>
    page
      .locator(`[data-speaker="${speaker}"]`)
      .getByRole('textbox', { name: say('studio:line.label', { number, speaker: '' }).trim() });

  await letClassicVoicesSpeak(page);
  const create = await openCreatePage(page, say);

  async function askForScript() {
    await create.textTab.click();
    await create.text.fill(EDDYSTONE_AND_BOOKS);
    if (await create.change.isVisible()) await create.change.click();
    const review = page.getByRole('switch', { name: say('compose:review.label') });
    if (!(await review.isChecked())) await review.click();
    await create.submit.click();
    await page.waitForURL(/\/app\/audio\/\w+$/);
    await expect(waiting).toBeVisible({ timeout: SPEAKING_MS });
  }

  await test.step('asks to read the script first', askForScript);

  await test.step('finds it again after a reload, and changes it', async () => {
    await page.reload();
    await expect(waiting).toBeVisible();
    await line(1, 'HOST').fill(CHANGED);
    await inspectInBothThemes(page, 'review');
  });

  await test.step('has it spoken as it now is', async () => {
    await page.getByRole('button', { name: say('studio:review.speak') }).click();
    const audio = audioPage(page, say);
    await expect(audio.transcript).toContainText(CHANGED, { timeout: SPEAKING_MS });
    await audio.openTab('script');
    await inspectInBothThemes(page, 'script-and-check');
  });

  await test.step('throws another one away, changed as it is', async () => {
    await page.getByRole('link', { name: say('common:nav.new_audio'), exact: true }).click();
    await askForScript();
    await line(1, 'HOST').fill(CHANGED);
    await page.getByRole('button', { name: say('studio:review.discard.action') }).click();
    await page
      .getByRole('dialog', { name: say('studio:review.discard.title') })
      .getByRole('button', { name: say('studio:review.discard.confirm') })
      .click();
    await page.waitForURL('**/app/home');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
