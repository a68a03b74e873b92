import { expect, type Page } from '@playwright/test';
import { standInsUrl } from './product.ts';

export const PROVIDERS = { google: 'Google', microsoft: 'Microsoft' } as const;

/** What a person does at the provider: says who they are. The window may close before the click is over. */
export async function chooseAccount(window: Page, email: string): Promise<void> {
  await expect(window).toHaveURL((url) => url.href.startsWith(standInsUrl()));
  await window.getByLabel('E-mail', { exact: true }).fill(email);
  await window.getByRole('button', { name: 'Continue' }).click();
}

export const refuse = (window: Page): Promise<void> =>
  window.getByRole('button', { name: 'Don’t allow' }).click();
