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

test.describe('with a light system', () => {
  test.use({ colorScheme: 'light' });

  test('dark mode is kept over a reload and a new tab', async ({ page, context, say }) => {
    await page.goto('/');
    expect(await brightness(page)).toBeGreaterThan(200);
    await page.getByRole('button', { name: say('common:theme.to_dark') }).click();
    await expect.poll(() => brightness(page)).toBeLessThan(80);
    await page.reload();
    await expect(page.getByRole('button', { name: say('common:theme.to_light') })).toBeVisible();
    expect(await brightness(page)).toBeLessThan(80);
    const other = await context.newPage();
    await other.goto('/signin');
    expect(await brightness(other)).toBeLessThan(80);
  });

  for (const path of ['/', '/app/home']) {
    test(`${path} is dark from the first paint, before any of the app has loaded`, async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.expect(/ERR_FAILED/);
      await page.addInitScript(() => localStorage.setItem('darkMode', 'true'));
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      expect(await brightness(page)).toBeLessThan(80);
    });
  }
});

test.describe('with a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the page follows it until somebody chooses', async ({ page, say }) => {
    await page.goto('/');
    expect(await brightness(page)).toBeLessThan(80);
    await page.getByRole('button', { name: say('common:theme.to_light') }).click();
    await page.reload();
    expect(await brightness(page)).toBeGreaterThan(200);
  });
});

test('an unknown address says so, to people and to machines @phone', async ({ page, say, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('common:not_found.title'));
  await page.getByRole('link', { name: say('common:not_found.button') }).click();
  await expect(page).toHaveURL(/\/(pt-BR)?$/);
});

test('the interface language can be changed and is kept', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('banner').getByRole('button', { name: 'Português' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
