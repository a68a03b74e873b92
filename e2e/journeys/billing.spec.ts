import { DELETION_PHRASE } from '@parlance/contract/accounts';
import type { Page } from '@playwright/test';
import { chooseInMenu } from '../app-menu.ts';
import { fillScript, openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { CARDS, isAtProvider, leaveWithoutPaying, payWith } from '../payment-page.ts';
import { openPlansPage, type PlansPage, plansPage } from '../plans-page.ts';
import { baseUrl } from '../product.ts';
import { inspectInBothThemes } from '../screens.ts';
import { SCRIPT_TOO_DEAR } from '../sources.ts';
import type { Words } from '../words.ts';

/** Many pages, three of them the payment provider's. */
const LONG_MS = 240_000;
const PENDING = 'pendingBillingData';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nameOf = (say: Words, plan: string) => say(`account:plan.names.${plan}`);
const account = (page: Page, say: Words) =>
  page.getByRole('region', { name: say('account:plan.title'), exact: true });

/** Whatever kind of space stands between a number and its currency. */
const money = (text: string) => new RegExp(text.replace(/[$.]/g, '\\$&').replace(' ', '\\s'));

const hasStatus = (plans: PlansPage, say: Words, status: string) =>
  expect(plans.current.getByText(say(`account:plan.statuses.${status}`), { exact: true })).toBeVisible();

type Prices = { basic: string; pro: string; twoHundred: string };

async function buyBasic(page: Page, say: Words, prices: Prices): Promise<void> {
  const { dialog } = plansPage(page, say);
  await expect(dialog).toContainText(money(prices.basic));
  await dialog.getByRole('button', { name: say('billing:checkout.go') }).click();
  await isAtProvider(page);
  await expect(page.locator('body')).toContainText(money(prices.basic));
  await payWith(page, CARDS.pays);
  await expect(heading(page)).toHaveText(say('billing:success.plan_title', { plan: nameOf(say, 'basic') }));
  expect(await page.evaluate((key) => localStorage.getItem(key), PENDING)).toBeNull();
}

/** From the page that thanks for a purchase. */
async function goToCredits(page: Page, say: Words): Promise<void> {
  await page.getByRole('link', { name: say('billing:success.account') }).click();
  await account(page, say)
    .getByRole('link', { name: say('account:plan.buy') })
    .click();
  await expect(plansPage(page, say).quantity).toBeFocused();
}

async function buyCredits(page: Page, say: Words, prices: Prices): Promise<void> {
  await goToCredits(page, say);
  const plans = plansPage(page, say);
  await plans.quantity.fill('150');
  await plans.buy.click();
  await expect(plans.credits.getByText(say('errors:field.credits_not_in_hundreds'))).toBeVisible();
  await plans.quantity.fill('200');
  await expect(plans.credits).toContainText(money(prices.twoHundred));
  await plans.buy.click();
  await expect(plans.dialog).toContainText(money(prices.twoHundred));
  await plans.confirm(say('billing:checkout.go'));
  await payWith(page, CARDS.pays);
  await expect(heading(page)).toHaveText(say('billing:success.credits_title_other', { count: 200 }));
  await page.getByRole('link', { name: say('billing:success.account') }).click();
  const left = say('account:plan.extra_left', { remaining: 200, credits: 200 });
  await expect(account(page, say).getByText(left)).toBeVisible();
  await expect(account(page, say).getByText(nameOf(say, 'basic'), { exact: true })).toBeVisible();
}

const toPro = (say: Words) => say('billing:change_to', { plan: nameOf(say, 'pro') });

async function offerPro(plans: PlansPage, say: Words, prices: Prices): Promise<void> {
  await plans
    .card('pro')
    .getByRole('button', { name: toPro(say) })
    .click();
  await expect(plans.dialog).toContainText(say('billing:change.today'));
  await expect(plans.dialog).toContainText(money(prices.pro));
}

async function changeToPro(page: Page, say: Words, prices: Prices): Promise<PlansPage> {
  await account(page, say)
    .getByRole('link', { name: say('account:plan.manage') })
    .click();
  const plans = plansPage(page, say);
  await offerPro(plans, say, prices);
  await plans.confirm(toPro(say));
  await expect(page.getByText(say('billing:done.change', { plan: nameOf(say, 'pro') }))).toBeVisible();
  await expect(plans.current.getByText(nameOf(say, 'pro'), { exact: true })).toBeVisible();
  await hasStatus(plans, say, 'active');
  return plans;
}

async function cancel(plans: PlansPage, say: Words): Promise<void> {
  await plans.current.getByRole('button', { name: say('billing:current.cancel') }).click();
  await plans.confirm(say('billing:cancel.confirm'));
  await hasStatus(plans, say, 'cancelled');
  await expect(plans.card('basic')).toContainText(say('billing:reactivate_first'));
}

async function cancelAndReturnAndLeave(page: Page, say: Words, plans: PlansPage): Promise<void> {
  await cancel(plans, say);
  await plans.current.getByRole('button', { name: say('billing:current.reactivate') }).click();
  await hasStatus(plans, say, 'active');
  await cancel(plans, say);
  await chooseInMenu(page, say, 'account');
  await page.getByRole('button', { name: say('account:privacy.delete_button') }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(DELETION_PHRASE);
  await plans.confirm(say('account:deletion.confirm'));
  await expect(page).toHaveURL(/\/signin$/);
}

test('from the trial through both plans and out again, in dollars', async ({ page, say, person: _ }) => {
  test.setTimeout(LONG_MS);
  const prices = { basic: '$9.00', pro: '$19.00', twoHundred: '$12.00' };
  const plans = await openPlansPage(page, say);
  await expect(plans.card('pro')).toContainText(prices.pro);
  await inspectInBothThemes(page, 'plans-trial');
  await plans.choose('basic');
  await plans.confirm(say('billing:checkout.go'));
  await expect(plans.dialog.getByText(say('errors:field.required'))).toBeVisible();
  await expect(plans.dialog.getByRole('combobox', { name: say('billing:info.country') })).toBeFocused();
  await inspectInBothThemes(page, 'plans-checkout');
  await plans.pickCountry('germ', 'Germany');
  await expect(plans.dialog).toContainText(money('8,50 €'));
  await plans.pickCountry('united st', 'United States');
  await buyBasic(page, say, prices);
  await inspectInBothThemes(page, 'plans-success');

  // Opened again, it shows the same and changes nothing.
  await page.reload();
  await expect(heading(page)).toHaveText(say('billing:success.plan_title', { plan: nameOf(say, 'basic') }));
  await expect(page.getByText(say('billing:success.credits_left_other', { count: 110 }))).toBeVisible();

  await buyCredits(page, say, prices);
  const changed = await changeToPro(page, say, prices);
  await inspectInBothThemes(page, 'plans-pro');
  await changed.current.getByRole('button', { name: say('billing:current.portal') }).click();
  await isAtProvider(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  // Back where it was opened from.
  await expect(page).toHaveURL(/\/app\/subscription-plans$/);
  await chooseInMenu(page, say, 'account');

  await page.route('**/credit_statement*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    return route.continue({ url: url.href });
  });
  await account(page, say)
    .getByRole('link', { name: say('account:plan.statement') })
    .click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: say('billing:statement.more') }).click();
  await expect(rows).toHaveCount(4);
  await expect(rows.last()).toContainText(say('billing:statement.granted.trial'));
  await inspectInBothThemes(page, 'credit-statement');

  await chooseInMenu(page, say, 'plans');
  await expect(plans.current).toBeVisible();
  await cancelAndReturnAndLeave(page, say, plans);
});

test('in reais and with a CPF, prices are Brazilian and the number is checked and kept @phone', async ({
  page,
  say,
  person: _,
}) => {
  test.setTimeout(LONG_MS);
  const prices = { basic: 'R$ 29,00', pro: 'R$ 59,00', twoHundred: 'R$ 30,00' };
  const plans = await openPlansPage(page, say);
  await plans.choose('basic');
  await plans.pickCountry('bras', 'Brasil');
  const cpf = plans.dialog.getByRole('textbox', { name: say('billing:info.cpf') });
  await plans.confirm(say('billing:checkout.go'));
  await expect(plans.dialog.getByText(say('errors:field.required'))).toBeVisible();
  await expect(cpf).toBeFocused();
  await cpf.pressSequentially('52998224726');
  await expect(cpf).toHaveValue('529.982.247-26');
  await plans.confirm(say('billing:checkout.go'));
  await expect(plans.dialog.getByText(say('errors:field.cpf_invalid'))).toBeVisible();
  await inspectInBothThemes(page, 'plans-cpf');
  await cpf.fill('52998224725');
  await buyBasic(page, say, prices);
  await goToCredits(page, say);
  await expect(page.getByLabel(say('billing:info.cpf'))).toHaveValue('529.982.247-25');

  await test.step('the other plan and credits are offered at Brazilian prices', async () => {
    await offerPro(plans, say, prices);
    await page.keyboard.press('Escape');
    await expect(plans.dialog).toBeHidden();
    await plans.quantity.fill('200');
    await plans.buy.click();
    await expect(plans.dialog).toContainText(money(prices.twoHundred));
    await plans.confirm(say('billing:checkout.go'));
    await isAtProvider(page);
    await expect(page.locator('body')).toContainText(money(prices.twoHundred));
  });
});

test('what can’t be paid changes nothing, and says what to do', async ({
  page,
  say,
  consoleErrors,
  person: _,
}) => {
  test.setTimeout(LONG_MS);
  consoleErrors.expect(/status of 40[234]/);
  const plans = plansPage(page, say);

  await test.step('too few credits are told with both numbers, and with the way to more', async () => {
    const create = await openCreatePage(page, say);
    await fillScript(create, SCRIPT_TOO_DEAR);
    await create.submit.click();
    const refusal = page.getByRole('alert').filter({ hasText: /\b16\b.*\b10\b/ });
    await refusal.getByRole('link', { name: say('compose:buy_credits') }).click();
    await expect(plans.quantity).toBeFocused();
  });

  await test.step('a declined card and a closed checkout', async () => {
    await plans.choose('pro');
    await plans.pickCountry('cana', 'Canada');
    await plans.confirm(say('billing:checkout.go'));
    await payWith(page, CARDS.declined);
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await leaveWithoutPaying(page);
    await expect(page).toHaveURL(/\/app\/subscription-plans$/);
    await expect(plans.current.getByText(nameOf(say, 'trial'), { exact: true })).toBeVisible();
    await expect(plans.card('pro').getByRole('button')).toBeEnabled();
    expect(await page.evaluate((key) => localStorage.getItem(key), PENDING)).toBeNull();
  });

  await test.step('success pages lead away without a purchase, and say when one can’t be finished', async () => {
    const visits = [
      ['subscription-success', '/app/subscription-plans', null],
      ['credit-purchase-success?session_id=cs_1', '/app/my-account', null],
      ['subscription-success?session_id=cs_1&user_id=2', '/app/subscription-plans', 'subscribe'],
      ['credit-purchase-success?session_id=cs_1&user_id=2', '/app/my-account', 'buy_credits'],
    ] as const;
    for (const [path, target, failure] of visits) {
      await page.goto(`/app/${path}`);
      await expect(page).toHaveURL(`${baseUrl()}${target}`);
      if (failure) await expect(page.getByText(say(`billing:failed.${failure}`))).toBeVisible();
    }
  });
});
