import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** So much of a title stays when it is changed: another journey may be looking for it. */
export const TITLE_BEGINNING = 8;

/** Time stands still on the page, whose clock must have been installed: a busy machine takes none of it. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Provokes a notification, which stays until time goes on: renaming the audio that is open is answered with one. */
export async function notify(page: Page, say: Words): Promise<Locator> {
  await page.clock.resume();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: say('listen:title.edit') }).click();
  await page
    .getByRole('textbox', { name: say('listen:title.label') })
    .fill(`${title.slice(0, TITLE_BEGINNING)} ${Date.now()}`);
  await page.getByRole('button', { name: say('listen:title.save') }).click();
  const notification = page.getByText(say('listen:title.saved'));
  await expect(notification).toBeVisible();
  await stopTime(page);
  return notification;
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves it with a finger. */
export async function expectMovedAway(
  page: Page,
  notification: Locator,
  distance: number,
  away: boolean,
): Promise<void> {
  const { x, y } = await middleOf(notification);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await send('touchStart', x);
  for (let step = 1; step <= 4; step++) await send('touchMove', x + (distance * step) / 4);
  await send('touchEnd');
  if (away) return expect(notification).toBeHidden();
  await page.clock.fastForward(500);
  await expect(notification).toBeVisible();
}

/** Its five seconds are let pass. */
export async function expectClosesByItself(page: Page, notification: Locator): Promise<void> {
  await page.clock.fastForward(2_000);
  await expect(notification).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(notification).toBeHidden();
}
