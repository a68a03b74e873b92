import { readFileSync } from 'node:fs';
import { audioPage, expectSound } from '../audio-page.ts';
import { expect, test } from '../journey.ts';
import { inspectScreen } from '../screens.ts';
import { LIGHTHOUSES_AND_BOOKS } from '../sources.ts';

const withoutBreaks = (text: string): string => text.replace(/[\s#*_>]+/g, ' ');

test.beforeEach(async ({ page, say, finished }) => {
  await page.goto(`/app/audio/${finished.id}`);
  await expect(audioPage(page, say).transcript).toBeVisible();
});

test('the keyboard alone plays, pauses and moves through an audio', async ({ page, say }) => {
  const audio = audioPage(page, say);
  await audio.play.focus();
  await page.keyboard.press('Space');
  await expectSound(audio);
  await page.keyboard.press('Space');
  await expect(audio.play).toBeVisible();

  await audio.position.focus();
  await page.keyboard.press('Home');
  await expect.poll(audio.seconds).toBeLessThan(0.5);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(audio.position).toHaveAttribute('aria-valuenow', '10');
  await page.keyboard.press('ArrowLeft');
  await expect(audio.position).toHaveAttribute('aria-valuenow', '5');
  await page.keyboard.press('PageUp');
  await expect(audio.position).toHaveAttribute('aria-valuenow', '65');
});

test('a chapter plays from where it begins', async ({ page, say }) => {
  const audio = audioPage(page, say);
  await audio.openTab('chapters');
  const chapters = page.getByRole('tabpanel').getByRole('button');
  expect(await chapters.count()).toBeGreaterThan(1);
  await chapters.nth(1).click();
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true');
  await expectSound(audio);
  await inspectScreen(page, 'audio-chapters');
});

test('the transcript keeps step with the voice, word by word', async ({ page, say }) => {
  const audio = audioPage(page, say);
  await audio.transcript.getByRole('button').nth(2).click();
  await expectSound(audio);
  const line = audio.transcript.locator('[aria-current="true"]');
  await expect(line).toHaveCount(1);
  const word = audio.transcript.locator('[data-word="now"]');
  await expect(word).toHaveCount(1);
  const place = async () => Number(await word.getAttribute('data-ms'));
  const first = await place();
  await expect.poll(place).toBeGreaterThan(first);
  // What is lit is what is being said at this moment.
  expect(Math.abs((await place()) / 1000 - (await audio.seconds()))).toBeLessThan(2);
});

test('every sourced line shows the passage it rests on, as it stood in the text', async ({ page, say }) => {
  const audio = audioPage(page, say);
  await audio.openTab('script');
  const panel = page.getByRole('tabpanel');
  const marker = panel.getByRole('button', { expanded: false }).first();
  await marker.click();
  const passage = panel.getByRole('blockquote').filter({ visible: true }).first();
  await expect(passage).toBeVisible();
  expect(withoutBreaks(LIGHTHOUSES_AND_BOOKS)).toContain(withoutBreaks((await passage.innerText()).trim()));
  await inspectScreen(page, 'audio-sources');
});

test('show notes tell what is in it', async ({ page, say }) => {
  const audio = audioPage(page, say);
  await audio.openTab('notes');
  await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  await inspectScreen(page, 'audio-notes');
});

test('the recording can be taken along as an MP3', async ({ page, say }) => {
  const audio = audioPage(page, say);
  const coming = page.waitForEvent('download');
  await audio.player.getByRole('button', { name: say('listen:download.open') }).click();
  await page.getByRole('menuitem', { name: say('listen:download.mp3') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.mp3$/);
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 3).toString('latin1')).toBe('ID3');
  expect(file.length).toBeGreaterThan(500_000);
});

test('the library lists it and finds it by its title', async ({ page, say }) => {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('/app/home');
  const card = page.getByRole('link', { name: title });
  await expect(card).toBeVisible();
  const search = page.getByRole('searchbox', { name: say('library:search') });
  await search.fill('nothing is called like this');
  await expect(page.getByText(say('library:nothing.title'))).toBeVisible();
  await search.fill(title.slice(0, 8));
  await expect(card).toBeVisible();
  await card.click();
  await expect(audioPage(page, say).transcript).toBeVisible();
});

test('it plays on a phone, too @phone', async ({ page, say }) => {
  const audio = audioPage(page, say);
  await audio.play.tap();
  await expectSound(audio);
  await audio.pause.tap();
});
