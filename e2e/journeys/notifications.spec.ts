import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import type { Words } from '../words.ts';

/** Renaming an audio is answered with a notification. */
async function provokeNotification(page: Page, say: Words): Promise<Locator> {
  await page.getByRole('button', { name: say('listen:title.edit') }).click();
  await page.getByRole('textbox', { name: say('listen:title.label') }).fill(`Lighthouses ${Date.now()}`);
  await page.getByRole('button', { name: say('listen:title.save') }).click();
  const notification = page.getByText(say('listen:title.saved'));
  await expect(notification).toBeVisible();
  return notification;
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ page, finished }) => {
  await page.goto(`/app/audio/${finished.id}`);
});

test('a notification goes away by itself after five seconds', async ({ page, say }) => {
  await page.clock.install();
  await page.reload();
  const notification = await provokeNotification(page, say);
  await page.clock.pauseAt(Date.now() + 4_000);
  await expect(notification).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(notification).toBeHidden();
});

test('a notification goes away when it is closed', async ({ page, say }) => {
  const notification = await provokeNotification(page, say);
  await page.getByRole('button', { name: say('common:close') }).click();
  await expect(notification).toBeHidden({ timeout: 1000 });
});

for (const [distance, outcome] of [
  [40, 'stays'],
  [60, 'goes away'],
] as const) {
  test(`a notification ${outcome} when a finger moves it by ${distance} px @phone`, async ({ page, say }) => {
    const notification = await provokeNotification(page, say);
    const { x, y } = await middleOf(notification);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await send('touchStart', x);
    for (let step = 1; step <= 4; step++) await send('touchMove', x + (distance * step) / 4);
    await send('touchEnd');
    if (outcome === 'stays') {
      await page.waitForTimeout(500);
      await expect(notification).toBeVisible();
    } else {
      await expect(notification).toBeHidden({ timeout: 1000 });
    }
  });
}
