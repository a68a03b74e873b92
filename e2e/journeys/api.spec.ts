import { ApiUsage, readApiUsage } from '@parlance/contract/api-access';
import type { APIRequestContext, Page } from '@playwright/test';
import { apiPage } from '../api-page.ts';
import { tellDatabase } from '../database.ts';
import { expect, test } from '../journey.ts';
import { mailedLink } from '../mailbox.ts';
import { approveApi } from '../operator.ts';
import { CARDS, payWith } from '../payment-page.ts';
import type { SignedInPerson } from '../people.ts';
import { baseUrl } from '../product.ts';
import { inspectInBothThemes, inspectScreen, inspectWide } from '../screens.ts';

/** Many pages, and a mail that is sent within a minute. */
const LONG_MS = 420_000;
const MAIL_MS = 90_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a program with this key is answered. */
const statusFor = async (request: APIRequestContext, key: string): Promise<number> =>
  (await request.get(`${baseUrl()}/v1/balance`, { headers: { Authorization: `Bearer ${key}` } })).status();

/** What the days of the last month come to. */
async function requestsCounted(request: APIRequestContext, person: SignedInPerson): Promise<number> {
  const headers = { Authorization: `Bearer ${person.token}` };
  const answer = await request.get(`${baseUrl()}${readApiUsage.path}`, { headers });
  return ApiUsage.parse(await answer.json()).items.reduce((total, day) => total + day.requests, 0);
}

/** Straight past the waitlist, for journeys that begin behind it. */
async function letIn(request: APIRequestContext, person: SignedInPerson): Promise<void> {
  const headers = { Authorization: `Bearer ${person.token}` };
  const answer = await request.post(`${baseUrl()}/api/api_access/waitlist`, { headers });
  expect(answer.status()).toBe(200);
  // As the operator's command does, which the first journey runs; to start it takes seconds.
  await tellDatabase(
    'update api_access set approved_at = now() where user_id = (select id from "user" where email = $1)',
    [person.email],
  );
}

test('from the waitlist to a key that works, is disabled and is deleted', async ({
  page,
  context,
  request,
  say,
  person,
}) => {
  test.setTimeout(LONG_MS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const api = apiPage(page, say);

  await page.goto('/app/api');
  await expect(page.getByText(say('api:waitlist.duration'))).toBeVisible();
  await expect(page.getByText(say('api:access.statuses.inactive'), { exact: true })).toBeVisible();
  await inspectInBothThemes(page, 'api-none');
  await api.join.click();
  await expect(page.getByText(say('api:waitlist.joined'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('api:access.statuses.waitlisted'), { exact: true })).toBeVisible();
  await inspectInBothThemes(page, 'api-waitlisted');
  await approveApi(person.email);
  await page.reload();
  await expect(api.part('access').getByText(say('api:access.statuses.active'))).toBeVisible();
  await expect(api.part('access')).toContainText(say('api:access.to_next', { left: '$50.00', tier: 1 }));

  await api
    .part('keys')
    .getByRole('button', { name: say('api:keys.new'), exact: true })
    .click();
  await api.dialog.getByRole('button', { name: say('api:keys.create') }).click();
  await expect(api.dialog.getByText(say('errors:field.required'))).toBeVisible();
  await inspectInBothThemes(page, 'api-new-key');
  await page.keyboard.press('Escape');

  const secret = await api.createKey('Newsletter bot');
  await inspectInBothThemes(page, 'api-secret');
  await api.dialog.getByRole('button', { name: say('common:copy') }).click();
  await expect(api.dialog.getByRole('button', { name: say('common:copied') })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret);
  // A slip of the finger must not take away what can't be seen again.
  await page.keyboard.press('Escape');
  await expect(api.dialog).toBeVisible();
  await api.keepSecret();
  await page.reload();
  const row = api.row('Newsletter bot');
  await expect(row).toContainText(say('api:keys.never_used'));
  expect(await page.content()).not.toContain(secret);

  expect(await statusFor(request, secret)).toBe(200);
  const works = row.getByRole('switch', { name: say('api:keys.enabled', { name: 'Newsletter bot' }) });
  await works.focus();
  await page.keyboard.press('Space');
  await expect(row.getByText(say('api:keys.disabled'), { exact: true })).toBeVisible();
  await expect.poll(() => statusFor(request, secret)).toBe(401);
  await works.focus();
  await page.keyboard.press('Space');
  await expect(row.getByText(say('api:keys.disabled'), { exact: true })).toBeHidden();
  await expect.poll(() => statusFor(request, secret)).toBe(200);

  // Counted a moment after it was answered.
  await expect.poll(() => requestsCounted(request, person)).toBeGreaterThan(0);
  await page.reload();
  await expect(api.part('usage').getByRole('img')).toBeVisible();
  await api.part('usage').getByText(say('api:usage.table')).click();
  await expect(api.part('usage').getByRole('row')).toHaveCount(31);
  await inspectInBothThemes(page, 'api-active');

  await row.getByRole('button', { name: say('api:keys.delete', { name: 'Newsletter bot' }) }).click();
  await api.dialog.getByRole('button', { name: say('api:keys.delete_confirm') }).click();
  await expect(api.part('keys').getByText(say('api:keys.none'))).toBeVisible();
  await expect.poll(() => statusFor(request, secret)).toBe(401);
  await expect(async () => {
    expect(await mailedLink(request, person.email, '/app/api')).toBeTruthy();
  }).toPass({ timeout: MAIL_MS });
});

test('API credits are bought in dollars and counted towards the next tier', async ({
  page,
  request,
  say,
  consoleErrors,
  person,
}) => {
  test.setTimeout(LONG_MS);
  await letIn(request, person);
  const api = apiPage(page, say);
  await page.goto('/app/api');
  const quantity = api.part('credits').getByLabel(say('billing:extra.quantity'));
  await quantity.fill('150');
  await page.keyboard.press('Enter');
  await expect(api.part('credits').getByText(say('errors:field.credits_not_in_hundreds'))).toBeVisible();
  await quantity.fill('200');
  await expect(api.part('credits')).toContainText('$10.00');
  await page.keyboard.press('Enter');
  await payWith(page, CARDS.pays);
  await expect(heading(page)).toHaveText(say('api:credits.bought_other', { count: 200 }));
  await inspectInBothThemes(page, 'api-credit-purchase-success');
  await page.getByRole('link', { name: say('api:credits.back') }).click();
  await expect(api.part('access')).toContainText('200');
  await expect(api.part('access')).toContainText('$10.00');
  await expect(api.part('access')).toContainText(say('api:access.to_next', { left: '$40.00', tier: 1 }));

  consoleErrors.expect(/status of 40[34]/);
  await page.goto('/app/api-credit-purchase-success');
  await expect(page).toHaveURL(`${baseUrl()}/app/api`);
  await page.goto('/app/api-credit-purchase-success?session_id=cs_1&user_id=2');
  await expect(page).toHaveURL(`${baseUrl()}/app/api`);
  await expect(page.getByText(say('api:failed.buy'))).toBeVisible();
});

test('keys and webhooks are looked after on a phone, with what was sent and how it went @phone', async ({
  page,
  request,
  say,
  person,
  consoleErrors,
}) => {
  test.setTimeout(LONG_MS);
  consoleErrors.expect(/status of 422/);
  await letIn(request, person);
  const api = apiPage(page, say);
  // A name that leads nowhere, anywhere.
  const url = 'https://hooks.invalid/parlance';
  await page.goto('/app/api');
  await api.createKey('Robô da newsletter');
  await api.keepSecret();

  await api
    .part('webhooks')
    .getByRole('button', { name: say('api:webhooks.new'), exact: true })
    .click();
  await api.dialog.getByLabel(say('api:webhooks.url')).fill('not an address');
  await api.dialog.getByRole('button', { name: say('api:webhooks.create') }).click();
  await expect(api.dialog.getByText(say('errors:field.url_invalid'))).toBeVisible();
  await inspectInBothThemes(page, 'api-new-webhook');
  await api.dialog.getByLabel(say('api:webhooks.url')).fill('http://127.0.0.1:9/hooks');
  await api.dialog.getByRole('button', { name: say('api:webhooks.create') }).click();
  await expect(api.dialog.getByText(say('errors:field.address_refused'))).toBeVisible();
  await api.dialog.getByLabel(say('api:webhooks.url')).fill(url);
  await api.dialog.getByRole('button', { name: say('api:webhooks.create') }).click();
  await expect(api.dialog.getByLabel(say('api:secret.webhook_label'))).toHaveValue(/^whsec_/);
  await api.keepSecret();
  await inspectInBothThemes(page, 'api-active');

  await page.getByRole('button', { name: say('api:webhooks.menu', { url }) }).click();
  await page.getByRole('menuitem', { name: say('api:webhooks.test') }).click();
  const tries = api.dialog.getByText(say('api:deliveries.errors.unreachable'));
  await expect(tries).toHaveCount(1);
  await inspectInBothThemes(page, 'api-deliveries');
  await api.dialog.getByRole('button', { name: /webhook\.test/ }).click();
  await expect(tries).toHaveCount(2);
});

/** Calls after the first of each group: they are made of the same parts. */
const MORE_CALLS = 'section[aria-labelledby^="tag-"] > section ~ section:not([aria-labelledby="events"])';

test('the reference is read by keyboard, in the language of choice, and usable by everybody', async ({
  page,
  context,
  say,
}) => {
  test.setTimeout(LONG_MS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: say('common:footer.api_reference') }).click();
  await expect(heading(page)).toHaveText(say('api:reference.title'));
  // Every example is for this very service.
  expect((await page.content()).includes('parlance.example'), 'a made-up address').toBe(false);
  // Chosen once, it is chosen for every example; the page can be read before it can be chosen on.
  await expect(async () => {
    await page.getByRole('tab', { name: 'curl' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'curl', selected: true })).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('tab', { name: 'TypeScript', selected: true }).last()).toBeVisible();
  await page
    .getByRole('region', { name: 'Start making an audio' })
    .getByRole('button', { name: say('common:copy') })
    .first()
    .click();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toContain(`${baseUrl()}/v1/audios`);
  expect(copied).toContain('await fetch(');

  await test.step('usable by everybody, light and dark', async () => {
    const ids = await page.locator('[id]').evaluateAll((marked) => marked.map(({ id }) => id as string));
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      'names of two places',
    ).toEqual([]);
    // So long a page takes seconds to be looked at: one call of each group stands for all.
    await page.locator(MORE_CALLS).evaluateAll((calls) => {
      for (const call of calls) call.remove();
    });
    await inspectScreen(page, 'api-reference');
    await inspectWide(page, 'api-reference');
  });
});
