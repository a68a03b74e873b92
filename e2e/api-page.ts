import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** What a developer finds on the page of the alpha API. */
export type ApiPage = {
  part(name: 'access' | 'keys' | 'credits' | 'usage' | 'webhooks'): Locator;
  dialog: Locator;
  join: Locator;
  row(text: string): Locator;
  /** Fills in and sends the form for a new key; gives the secret that the dialog shows. */
  createKey(name: string): Promise<string>;
  keepSecret(): Promise<void>;
};

export function apiPage(page: Page, say: Words): ApiPage {
  const dialog = page.getByRole('dialog');
  const part: ApiPage['part'] = (name) =>
    page.getByRole('region', { name: say(`api:${name}.title`), exact: true });
  return {
    part,
    dialog,
    join: page.getByRole('button', { name: say('api:waitlist.join') }),
    row: (text) => page.getByRole('main').getByRole('listitem').filter({ hasText: text }),
    createKey: async (name) => {
      await part('keys')
        .getByRole('button', { name: say('api:keys.new'), exact: true })
        .click();
      await dialog.getByLabel(say('api:keys.name')).fill(name);
      await page.keyboard.press('Enter');
      const secret = dialog.getByLabel(say('api:secret.key_label'));
      await expect(secret).toHaveValue(/^\S{20,}$/);
      return secret.inputValue();
    },
    keepSecret: async () => {
      await dialog.getByRole('button', { name: say('api:secret.done') }).click();
      await expect(dialog).toBeHidden();
    },
  };
}
