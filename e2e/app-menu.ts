import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Opens a member's page from the menu, without loading the app anew. */
export async function chooseInMenu(
  page: Page,
  say: Words,
  item: 'feeds' | 'account' | 'plans' | 'api' | 'admin' | 'sign_out',
): Promise<void> {
  await page.getByRole('button', { name: say('common:nav.account_menu') }).click();
  await page.getByRole('menuitem', { name: say(`common:nav.${item}`), exact: true }).click();
}
