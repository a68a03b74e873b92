import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** How bright what is painted behind everything is, from 0 (black) to 255. */
const brightness = (page: Page): Promise<number> =>
  page.locator('body').evaluate((body) => {
    const view = body.ownerDocument.defaultView;
    const colours: number[] = view
      .getComputedStyle(body)
      .backgroundColor.match(/\d+/g)
      .slice(0, 3)
      .map(Number);
    return Math.max(...colours);
  });

test('light, dark and the language follow the system until somebody chooses, and what is chosen is kept', async ({
  page,
  context,
  say,
  consoleErrors,
}) => {
  const toDark = page.getByRole('button', { name: say('common:theme.to_dark') });
  const toLight = page.getByRole('button', { name: say('common:theme.to_light') });

  await test.step('a page follows a dark system, and then the choice', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await brightness(page)).toBeLessThan(80);
    await toLight.click();
    await page.reload();
    expect(await brightness(page)).toBeGreaterThan(200);
  });

  await test.step('with a light system, dark mode is kept over a reload and a new tab', async () => {
    await page.evaluate(() => localStorage.removeItem('darkMode'));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    expect(await brightness(page)).toBeGreaterThan(200);
    await toDark.click();
    await expect.poll(() => brightness(page)).toBeLessThan(80);
    await page.reload();
    await expect(toLight).toBeVisible();
    expect(await brightness(page)).toBeLessThan(80);
  });

  await test.step('whoever asked for stillness sees no change of colour on its way', async () => {
    const onTheirWay = `document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
      document.getAnimations().length`;
    expect(await page.evaluate(onTheirWay)).toBe(0);
  });

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/signin');
  expect(await brightness(other)).toBeLessThan(80);

  await test.step('the interface language can be changed and is kept', async () => {
    await other.getByRole('banner').getByRole('button', { name: 'Português' }).click();
    await expect(other.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await other.reload();
    await expect(other.locator('html')).toHaveAttribute('lang', 'pt-BR');
  });

  await test.step('what is dark is so from the first paint, before any of the app has loaded', async () => {
    consoleErrors.expect(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    for (const path of ['/', '/app/home']) {
      await page.goto(path);
      expect(await brightness(page)).toBeLessThan(80);
    }
  });
});
