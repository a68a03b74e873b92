import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Opens what the menu leads to, without loading the app anew. */
export async function chooseInMenu(
  page: Page,
  say: Words,
  item: 'feeds' | 'account' | 'plans' | 'api' | 'admin' | 'support' | 'sign_out',
): Promise<void> {
  await page.getByRole('button', { name: say('common:nav.account_menu') }).click();
  await page.getByRole('menuitem', { name: say(`common:nav.${item}`), exact: true }).click();
}
