import { expect, type Locator, type Page } from '@playwright/test';

type Box = { x: number; y: number; width: number; height: number };

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What of a part can be pressed or filled in on the first screen is not hidden under something that stays there. */
export async function expectNothingUnder(page: Page, cover: Locator, part: Locator): Promise<void> {
  const over = await cover.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  const controls = await part.locator('a, button, input, textarea').evaluateAll((all) =>
    all.map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return { box: { x, y, width, height }, name: control.textContent || control.getAttribute('name') };
    }),
  );
  expect(controls.length).toBeGreaterThan(0);
  const hidden = controls
    .filter(({ box }) => box.width > 0 && box.y + box.height <= height && over !== null && meet(over, box))
    .map(({ name }) => name);
  expect(hidden, 'covered').toEqual([]);
}

/** On a wide screen a column stands in the middle, not at one edge. */
export async function expectCentred(page: Page, column: Locator): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1920, height: 1080 });
  const box = await column.boundingBox();
  const width = await page.locator('html').evaluate((html) => html.clientWidth);
  expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - width), 'px off the middle').toBeLessThan(3);
  if (before) await page.setViewportSize(before);
}

/** Cards that say about as much are about as tall. */
export async function expectEvenHeights(cards: Locator): Promise<void> {
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights) - Math.min(...heights), `heights ${heights.join(', ')}`).toBeLessThan(60);
}
