import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** With SCREENSHOTS=<folder>, keeps a picture of the whole page, named after the project and the screen. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({
    path: join(folder, `${test.info().project.name.split(' ')[0]}-${name}.png`),
    fullPage: true,
  });
}

/** A dialog's own <header> is counted as a second banner, although the page behind is out of reach. */
const NOT_FOR_DIALOGS = ['landmark-no-duplicate-banner', 'landmark-unique'];

/** The same colours as on the desk, where each theme's contrast is looked at. */
const onPhone = (): boolean => test.info().project.name.startsWith('phone');

async function expectNoAxeViolation(page: Page, name: string, rules: 'all' | 'contrast'): Promise<void> {
  const inDialog = await page.getByRole('dialog').isVisible();
  // No page of ours holds frames of others, so results need no blank page of their own to be put together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules === 'contrast') axe.withRules('color-contrast');
  else
    axe
      .withTags(AXE_TAGS)
      .disableRules([...(inDialog ? NOT_FOR_DIALOGS : []), ...(onPhone() ? ['color-contrast'] : [])]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(found, `accessibility of ${name}`).toEqual([]);
}

/** A bar that stays at the bottom covers whatever happens to lie under it: seen whole, a page hides nothing. */
async function whileSeenWhole(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  if (!size || !onPhone()) return look();
  const height = await page.locator('html').evaluate((html) => html.scrollHeight);
  await page.setViewportSize({ width: size.width, height });
  await look();
  await page.setViewportSize(size);
}

/** A phone's screen is scrolled in one direction only. */
async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const overhang = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overhang, `sideways overhang of ${name} in px`).toBeLessThanOrEqual(0);
}

/** What must hold for every screen in every state: usable by everybody, fitting, and kept as a picture if asked. */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await keepPicture(page, name);
  await expectNoSidewaysScroll(page, name);
  await whileSeenWhole(page, () => expectNoAxeViolation(page, name, 'all'));
}

/** A theme changes colours and nothing else, so in the second one only contrast is asked about. */
export async function inspectInBothThemes(page: Page, name: string): Promise<void> {
  await wear(page, 'light');
  await inspectScreen(page, `${name}-light`);
  if (onPhone() && !process.env.SCREENSHOTS) return;
  await wear(page, 'dark');
  await keepPicture(page, `${name}-dark`);
  await expectNoAxeViolation(page, `${name}-dark`, 'contrast');
  // The next page begins in light from its first byte, instead of changing while it loads.
  await wear(page, 'light');
}

async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
