import type { Page } from '@playwright/test';
import { audioPage } from '../audio-page.ts';
import { fillScript, openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { inspectScreen } from '../screens.ts';
import { TWO_HOSTS_IN_A_ROW } from '../sources.ts';

async function inspectInBothThemes(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await inspectScreen(page, `${name}-${colorScheme}`);
  }
}

const PUBLIC = {
  landing: '/',
  faq: '/faq',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'not-found': '/no/such/page',
  'shared-audio': '/audio/some-token',
};

for (const [name, path] of Object.entries(PUBLIC)) {
  test(`${name} is usable by everybody, light and dark @everywhere`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspectInBothThemes(page, name);
  });
}

const MEMBERS = {
  account: '/app/my-account',
  feeds: '/app/feeds',
  'unknown-audio': '/app/audio/00000000000000000000000000',
};

for (const [name, path] of Object.entries(MEMBERS)) {
  test(`${name} is usable by everybody, light and dark @everywhere`, async ({
    page,
    complaints,
    person: _,
  }) => {
    complaints.expect(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspectInBothThemes(page, name);
  });
}

test('the empty library is usable by everybody, light and dark @everywhere', async ({
  page,
  say,
  person: _,
}) => {
  // Somebody without audios is led to the create page first.
  await page.goto('/app/home');
  await expect(page).toHaveURL(/\/app\/new-audio$/);
  await page.getByRole('link', { name: say('common:nav.home'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('library:empty.title') })).toBeVisible();
  await inspectInBothThemes(page, 'empty-library');
});

test('the create page is usable by everybody, light and dark @everywhere', async ({
  page,
  say,
  person: _,
}) => {
  const create = await openCreatePage(page, say);
  await inspectInBothThemes(page, 'create-text');
  await create.submit.click();
  await inspectInBothThemes(page, 'create-text-refused');
  await fillScript(create, TWO_HOSTS_IN_A_ROW);
  await create.submit.click();
  await inspectInBothThemes(page, 'create-script-refused');
});

test('a finished audio and the library are usable by everybody, light and dark @everywhere', async ({
  page,
  say,
  finished,
}) => {
  await page.goto(`/app/audio/${finished.id}`);
  await expect(audioPage(page, say).transcript).toBeVisible();
  await inspectInBothThemes(page, 'audio');
  await page.goto('/app/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await inspectInBothThemes(page, 'library');
});
