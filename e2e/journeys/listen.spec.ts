import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { audioPage, expectSound } from '../audio-page.ts';
import { expect, test } from '../journey.ts';
import { expectClosesByItself, expectMovedAway, notify, TITLE_BEGINNING } from '../notifications.ts';
import { inspectInBothThemes, inspectScreen, inspectWide } from '../screens.ts';
import { LIGHTHOUSES_AND_BOOKS } from '../sources.ts';
import type { Words } from '../words.ts';

const LISTENING_MS = 180_000;

const withoutBreaks = (text: string): string => text.replace(/[\s#*_>]+/g, ' ');

async function keyboardMovesThrough(page: Page, say: Words): Promise<void> {
  const audio = audioPage(page, say);
  await expect(audio.play).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: say('player:keys.title') })).toBeVisible();
  await inspectScreen(page, 'keys');
  await page.keyboard.press('Escape');
  // From anywhere: nothing has the keyboard.
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  await expectSound(audio);
  await page.keyboard.press('Space');
  await expect(audio.play).toBeVisible();
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
}

async function transcriptKeepsStep(page: Page, say: Words): Promise<void> {
  const audio = audioPage(page, say);
  await audio.transcript.locator('[data-turn="2"] button').first().click();
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
}

/** The very sentence a line retells is marked, where one reads and listens. */
async function transcriptShowsItsSources(page: Page, say: Words): Promise<void> {
  const { transcript } = audioPage(page, say);
  const marker = transcript.getByRole('button', { expanded: false }).first();
  await marker.click();
  const passage = transcript.getByRole('blockquote').first();
  await expect(passage).toBeVisible();
  expect(withoutBreaks(LIGHTHOUSES_AND_BOOKS)).toContain(withoutBreaks((await passage.innerText()).trim()));
  await inspectScreen(page, 'audio-transcript-sources');
}

async function chapterPlaysFromItsBeginning(page: Page, say: Words): Promise<void> {
  const audio = audioPage(page, say);
  await audio.openTab('chapters');
  const chapters = page.getByRole('tabpanel').getByRole('button');
  expect(await chapters.count()).toBeGreaterThan(1);
  await chapters.nth(1).click();
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true');
  await expectSound(audio);
  await audio.pause.click();
  await inspectScreen(page, 'audio-chapters');
}

async function linesShowTheirPassages(page: Page, say: Words): Promise<void> {
  await audioPage(page, say).openTab('script');
  const panel = page.getByRole('tabpanel');
  const marker = panel.getByRole('button', { expanded: false }).first();
  await marker.click();
  const passage = panel.getByRole('blockquote').filter({ visible: true }).first();
  await expect(passage).toBeVisible();
  expect(withoutBreaks(LIGHTHOUSES_AND_BOOKS)).toContain(withoutBreaks((await passage.innerText()).trim()));
  await inspectScreen(page, 'audio-sources');
}

async function recordingIsTakenAlong(page: Page, say: Words): Promise<void> {
  const coming = page.waitForEvent('download');
  await audioPage(page, say)
    .player.getByRole('button', { name: say('listen:download.open') })
    .click();
  await page.getByRole('menuitem', { name: say('listen:download.mp3') }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.mp3$/);
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 3).toString('latin1')).toBe('ID3');
  expect(file.length).toBeGreaterThan(500_000);
}

async function libraryFindsIt(page: Page, say: Words, id: string): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: say('listen:back') }).click();
  const card = page.getByRole('article').locator(`a[href$="/app/audio/${id}"]`).first();
  await expect(card).toBeVisible();
  await inspectInBothThemes(page, 'library');
  await inspectWide(page, 'library');
  const search = page.getByRole('searchbox', { name: say('library:search') });
  await search.fill('nothing is called like this');
  await expect(page.getByText(say('library:nothing.title'))).toBeVisible();
  // Another journey may give it another end at this moment.
  await search.fill(title.slice(0, TITLE_BEGINNING));
  await expect(card).toBeVisible();
  await card.click();
  await expect(audioPage(page, say).transcript).toBeVisible();
}

test('an audio is heard, read along, looked into, taken along and found again', async ({
  page,
  say,
  finished,
}) => {
  test.setTimeout(LISTENING_MS);
  await page.goto(`/app/audio/${finished.id}`);
  await expect(audioPage(page, say).transcript).toBeVisible();
  await test.step('the keyboard alone plays, pauses and moves through it', () =>
    keyboardMovesThrough(page, say));
  await test.step('the transcript keeps step with the voice, word by word', () =>
    transcriptKeepsStep(page, say));
  await test.step('a line of the transcript shows where it comes from', () =>
    transcriptShowsItsSources(page, say));
  await test.step('a chapter plays from where it begins', () => chapterPlaysFromItsBeginning(page, say));
  await test.step('every sourced line shows the passage it rests on, as it stood in the text', () =>
    linesShowTheirPassages(page, say));
  await test.step('show notes tell what is in it', async () => {
    await audioPage(page, say).openTab('notes');
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    await inspectScreen(page, 'audio-notes');
  });
  await test.step('the recording can be taken along as an MP3', () => recordingIsTakenAlong(page, say));
  await test.step('the library lists it and finds it by its title', () =>
    libraryFindsIt(page, say, finished.id));
});

test('an audio plays on a phone, too, and notifications go away as they should @phone', async ({
  page,
  say,
  finished,
}) => {
  test.setTimeout(LISTENING_MS);
  await page.clock.install();
  await page.goto(`/app/audio/${finished.id}`);
  const audio = audioPage(page, say);
  await expect(audio.transcript).toBeVisible();
  await inspectInBothThemes(page, 'audio');
  await inspectWide(page, 'audio');
  await audio.play.tap();
  await expectSound(audio);
  await audio.pause.tap();

  await test.step('a notification stays when a finger moves it by 40 px, and goes when by 60', async () => {
    await expectMovedAway(page, await notify(page, say), 40, false);
    await expectMovedAway(page, await notify(page, say), 60, true);
  });
  await test.step('a notification goes away when it is closed', async () => {
    const notification = await notify(page, say);
    await page.getByRole('button', { name: say('common:close') }).click();
    await expect(notification).toBeHidden();
  });
  await test.step('a notification goes away by itself after five seconds', async () =>
    expectClosesByItself(page, await notify(page, say)));
});
