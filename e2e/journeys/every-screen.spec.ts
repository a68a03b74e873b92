import { fillScript, openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { expectNoAxeViolation, inSize, inspectInBothThemes } from '../screens.ts';
import { TWO_HOSTS_IN_A_ROW } from '../sources.ts';

/** On a machine that speaks meanwhile. */
const MANY_PAGES_MS = 300_000;

const PUBLIC = {
  landing: '/',
  faq: '/faq',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  'newsletter-confirm': '/newsletter-confirm?token=some-token',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'not-found': '/no/such/page',
  'shared-audio': '/audio/some-token',
};

test('public pages are usable by everybody, light and dark @phone', async ({ page, consoleErrors }) => {
  test.setTimeout(MANY_PAGES_MS);
  consoleErrors.expect(/status of 404/);
  for (const [name, path] of Object.entries(PUBLIC))
    await test.step(name, async () => {
      await page.goto(path);
      await inspectInBothThemes(page, name);
    });
});

/** Each is made of the same parts as the first. */
const MORE_GROUPS = 'section[aria-labelledby^="tag-"] ~ section[aria-labelledby^="tag-"]';

test('the reference of the API is usable by everybody, light and dark @phone', async ({ page }) => {
  test.setTimeout(MANY_PAGES_MS);
  await page.goto('/docs/api');
  await inSize(page, 'desktop', () => expectNoAxeViolation(page, 'api-reference', 'all'));
  // So long a page takes seconds to be laid out anew: colours and sizes are looked at in one group.
  await page.locator(MORE_GROUPS).evaluateAll((groups) => {
    for (const group of groups) group.remove();
  });
  await inspectInBothThemes(page, 'api-reference');
});

const DIALOGS = {
  newsletter: 'common:footer.stay_connected',
  contact: 'common:footer.contact',
  'cookie-settings': 'common:footer.cookies',
};

test.describe('before a choice about cookies', () => {
  test.use({ cookies: 'undecided' });

  test('the cookie banner and the dialogs are usable by everybody, light and dark @phone', async ({
    page,
    say,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    await page.goto('/faq');
    await expect(page.getByRole('region', { name: say('public:consent.label') })).toBeVisible();
    await inspectInBothThemes(page, 'cookie-banner');
    await page.getByRole('button', { name: say('public:consent.refuse') }).click();
    for (const [name, opener] of Object.entries(DIALOGS)) {
      await page.getByRole('button', { name: say(opener), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await inspectInBothThemes(page, name);
      await page.keyboard.press('Escape');
    }
  });
});

const MEMBERS = {
  api: '/app/api',
  feeds: '/app/feeds',
  'unknown-audio': '/app/audio/00000000000000000000000000',
};

test('pages for members are usable by everybody, light and dark @phone', async ({
  page,
  consoleErrors,
  person: _,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  consoleErrors.expect(/status of 404/);
  for (const [name, path] of Object.entries(MEMBERS)) {
    await page.goto(path);
    await inspectInBothThemes(page, name);
  }
});

test('the empty library is usable by everybody, light and dark @phone', async ({ page, say, person: _ }) => {
  // Somebody without audios is led to the create page first.
  await page.goto('/app/home');
  await expect(page).toHaveURL(/\/app\/new-audio$/);
  await page.getByRole('link', { name: say('common:nav.home'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('library:empty.title') })).toBeVisible();
  await inspectInBothThemes(page, 'empty-library');
});

test('the create page is usable by everybody, light and dark @phone', async ({ page, say, person: _ }) => {
  const create = await openCreatePage(page, say);
  await inspectInBothThemes(page, 'create-text');
  await create.submit.click();
  await inspectInBothThemes(page, 'create-text-refused');
  await fillScript(create, TWO_HOSTS_IN_A_ROW);
  await create.submit.click();
  await inspectInBothThemes(page, 'create-script-refused');
});
