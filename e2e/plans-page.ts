import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** What a person finds on the page of plans and credits. */
export type PlansPage = {
  current: Locator;
  credits: Locator;
  dialog: Locator;
  quantity: Locator;
  buy: Locator;
  /** A plan in the comparison. */
  card(plan: 'trial' | 'basic' | 'pro'): Locator;
  choose(plan: 'basic' | 'pro'): Promise<void>;
  /** Says yes in the dialog that is open. */
  confirm(words: string): Promise<void>;
  /** By the beginning of its name. */
  pickCountry(typed: string, name: string): Promise<void>;
};

export function plansPage(page: Page, say: Words): PlansPage {
  const part = (key: string) => page.getByRole('region', { name: say(`billing:${key}.title`), exact: true });
  const name = (plan: string) => say(`account:plan.names.${plan}`);
  const dialog = page.getByRole('dialog');
  const credits = part('extra');
  const card = (plan: string) =>
    page
      .getByRole('region', { name: say('billing:compare') })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: name(plan), exact: true }) });
  return {
    current: part('current'),
    credits,
    dialog,
    quantity: credits.getByLabel(say('billing:extra.quantity')),
    buy: credits.getByRole('button', { name: say('billing:extra.buy'), exact: true }),
    card,
    choose: (plan) =>
      card(plan)
        .getByRole('button', { name: say('billing:choose', { plan: name(plan) }) })
        .click(),
    confirm: (words) => dialog.getByRole('button', { name: words, exact: true }).click(),
    pickCountry: async (typed, country) => {
      const field = dialog.getByRole('combobox', { name: say('billing:info.country') });
      await field.click();
      await field.fill(typed);
      await page.getByRole('option', { name: country, exact: true }).click();
    },
  };
}

export async function openPlansPage(page: Page, say: Words): Promise<PlansPage> {
  await page.goto('/app/subscription-plans');
  const plans = plansPage(page, say);
  await expect(plans.current).toBeVisible();
  return plans;
}
