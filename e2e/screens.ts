import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;
type Theme = 'light' | 'dark';

/** With SCREENSHOTS=<folder>, keeps a picture of the whole page. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** A dialog's own <header> is counted as a second banner, although the page behind is out of reach. */
const NOT_FOR_DIALOGS = ['landmark-no-duplicate-banner', 'landmark-unique'];

export async function expectNoAxeViolation(
  page: Page,
  name: string,
  rules: 'all' | 'contrast' | 'all but contrast',
): Promise<void> {
  const inDialog = await page.getByRole('dialog').isVisible();
  // No page of ours holds frames of others, so results need no blank page of their own to be put together.
  // To describe every element that is as it should be would take longer than to look for one that is not.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === 'contrast') axe.withRules('color-contrast');
  else
    axe
      .withTags(AXE_TAGS)
      .disableRules([...(inDialog ? NOT_FOR_DIALOGS : []), ...(rules === 'all' ? [] : ['color-contrast'])]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(found, `accessibility of ${name}`).toEqual([]);
}

/** A bar that stays at the bottom covers whatever happens to lie under it: seen whole, a page hides nothing. */
async function seeWhole(page: Page): Promise<void> {
  const height = await page.locator('html').evaluate((html) => html.scrollHeight);
  await page.setViewportSize({ width: SIZES.phone.width, height });
}

/** A screen is scrolled in one direction only. */
async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const overhang = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overhang, `sideways overhang of ${name} in px`).toBeLessThanOrEqual(0);
}

/** The layout is made by style sheets alone, so a page can be looked at in another size and goes on as it was. */
export async function inSize(page: Page, size: Size, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(SIZES[size]);
  await look();
  if (before) await page.setViewportSize(before);
}

async function inspect(page: Page, name: string, themes: 'light' | 'both'): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await inSize(page, 'desktop', async () => {
    await keepPicture(page, `desktop-${name}`);
    await expectNoSidewaysScroll(page, `${name} on a desktop`);
    await expectNoAxeViolation(page, `${name} on a desktop`, 'all');
    if (themes === 'light') return;
    // A theme changes colours and nothing else.
    await wear(page, 'dark');
    await keepPicture(page, `desktop-${name}-dark`);
    await expectNoAxeViolation(page, `${name} in the dark`, 'contrast');
    // The next page begins in light from its first byte, instead of changing while it loads.
    await wear(page, 'light');
  });
  await inSize(page, 'phone', async () => {
    await keepPicture(page, `phone-${name}`);
    await expectNoSidewaysScroll(page, `${name} on a phone`);
    await seeWhole(page);
    // The same colours as on a desktop.
    await expectNoAxeViolation(page, `${name} on a phone`, 'all but contrast');
  });
}

/** What must hold for every screen in every state, in both sizes: usable by everybody, and fitting. */
export const inspectScreen = (page: Page, name: string): Promise<void> => inspect(page, name, 'light');

export async function inspectInBothThemes(page: Page, name: string): Promise<void> {
  await wear(page, 'light');
  await inspect(page, name, 'both');
}

async function wear(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
