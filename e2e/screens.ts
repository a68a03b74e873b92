import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Less than half as long as the one with comments, and read by the browser for every document. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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

/** Lies above every landmark, and may come at any moment: while the server is asked. */
const LOADING_BAR = '[data-loading-bar]';
const AT_REST = { exclude: [LOADING_BAR] };

/** The violations of the page as it is; the checker is brought along once for each document. */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE_SOURCE);
  const all: RunOptions = {
    ...options,
    // To describe every element that is as it should be would take longer than to look for one that is not.
    resultTypes: ['violations'],
    // No page of ours holds frames of others, and no rule reads style sheets.
    iframes: false,
    preload: { assets: ['media'] },
  };
  return page.evaluate<
    string[]
  >(`axe.run(${JSON.stringify(AT_REST)}, ${JSON.stringify(all)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | ')))`);
}

async function expectUsable(page: Page, name: string): Promise<void> {
  await expect(page.locator(LOADING_BAR)).toHaveCount(0);
  const inDialog = await page.getByRole('dialog').isVisible();
  const options: RunOptions = {
    runOnly: { type: 'tag', values: AXE_TAGS },
    rules: inDialog ? Object.fromEntries(NOT_FOR_DIALOGS.map((rule) => [rule, { enabled: false }])) : {},
  };
  expect(await violationsOf(page, options), `accessibility of ${name}`).toEqual([]);
}

/** A theme changes colours and nothing else. */
async function expectContrastInTheDark(page: Page, name: string): Promise<void> {
  await wear(page, 'dark');
  await keepPicture(page, `${name}-dark`);
  const options: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  // A colour that is still on its way is read again; one that is wrong stays wrong.
  const look = expect.poll(() => violationsOf(page, options), { message: `colours of ${name} in the dark` });
  await look.toEqual([]);
  // The next page begins in light from its first byte, instead of changing while it loads.
  await wear(page, 'light');
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
async function inSize(page: Page, size: Size, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(SIZES[size]);
  await look();
  if (before) await page.setViewportSize(before);
}

/** On a phone everything is looked at; on a desktop, where the same parts stand elsewhere, whether they fit. */
async function inspect(page: Page, name: string, themes: 'light' | 'both'): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await inSize(page, 'phone', async () => {
    await keepPicture(page, `${name}-phone`);
    await expectNoSidewaysScroll(page, `${name} on a phone`);
    await seeWhole(page);
    await expectUsable(page, `${name} on a phone`);
    if (themes === 'both') await expectContrastInTheDark(page, `${name}-phone`);
  });
  await inSize(page, 'desktop', async () => {
    await keepPicture(page, `${name}-desktop`);
    await expectNoSidewaysScroll(page, `${name} on a desktop`);
  });
}

/** What must hold for every screen in every state: usable by everybody, and fitting. */
export const inspectScreen = (page: Page, name: string): Promise<void> => inspect(page, name, 'light');

export async function inspectInBothThemes(page: Page, name: string): Promise<void> {
  await wear(page, 'light');
  await inspect(page, name, 'both');
}

/** For screens that have parts on a desktop which a phone does not show, such as the navigation of each shell. */
export const inspectWide = (page: Page, name: string): Promise<void> =>
  inSize(page, 'desktop', async () => {
    await expectUsable(page, `${name} on a desktop`);
    await expectContrastInTheDark(page, `${name}-desktop`);
  });

/** Colours that change by a transition are the old ones until the next pictures are painted. */
const COLOURS_SETTLED = `new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  .then(() => Promise.allSettled(
    document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished),
  ))
  .then(() => undefined)`;

async function wear(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(COLOURS_SETTLED);
}
