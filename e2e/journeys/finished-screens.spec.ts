import { audioPage } from '../audio-page.ts';
import { expect, test } from '../journey.ts';
import { inspectInBothThemes } from '../screens.ts';

test('a finished audio and the library are usable by everybody, light and dark @phone', async ({
  page,
  say,
  finished,
}) => {
  await page.goto(`/app/audio/${finished.id}`);
  await expect(audioPage(page, say).transcript).toBeVisible();
  await inspectInBothThemes(page, 'audio');
  await page.goto('/app/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspectInBothThemes(page, 'library');
});
