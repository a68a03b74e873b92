import { expect, type Page } from '@playwright/test';
import { standInsUrl } from './product.ts';

export const CARDS = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

export const isAtProvider = (page: Page): Promise<void> =>
  expect(page).toHaveURL((url) => url.href.startsWith(`${standInsUrl()}/payments/`));

/** What a person does on the payment provider's page. */
export async function payWith(page: Page, card: string): Promise<void> {
  await isAtProvider(page);
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^(Subscribe|Pay)$/ }).click();
}

export const leaveWithoutPaying = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Back without paying' }).click();
