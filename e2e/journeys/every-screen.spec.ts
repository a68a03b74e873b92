import { expect, test } from '../journey.ts';
import { expectNothingUnder } from '../layout.ts';
import { newPerson, signInOnPage } from '../people.ts';
import { inspectInBothThemes, inspectWide } from '../screens.ts';
import { signInPage } from '../sign-in-page.ts';

/** On a machine that speaks meanwhile. */
const MANY_PAGES_MS = 300_000;

const DIALOGS = {
  newsletter: 'common:footer.stay_connected',
  contact: 'common:footer.contact',
  'cookie-settings': 'common:footer.cookies',
};

const PUBLIC = {
  landing: '/',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  'newsletter-confirm': '/newsletter-confirm?token=some-token',
  'shared-audio': '/audio/some-token',
};

test.describe('before a choice about cookies', () => {
  test.use({ cookies: 'undecided' });

  test('public pages, the cookie banner and the dialogs are usable by everybody, light and dark @phone', async ({
    page,
    say,
    consoleErrors,
  }) => {
    test.setTimeout(MANY_PAGES_MS);
    consoleErrors.expect(/status of 404/);
    const banner = page.getByRole('region', { name: say('public:consent.label') });
    const phone = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/signin');
    await expect(banner).toBeVisible();
    await expectNothingUnder(page, banner, page.getByRole('main'));
    if (phone) await page.setViewportSize(phone);
    await page.goto('/faq');
    await expect(banner).toBeVisible();
    await inspectInBothThemes(page, 'cookie-banner');
    await page.getByRole('button', { name: say('public:consent.refuse') }).click();
    await inspectInBothThemes(page, 'faq');
    await inspectWide(page, 'faq');
    for (const [name, opener] of Object.entries(DIALOGS))
      await test.step(name, async () => {
        await page.getByRole('button', { name: say(opener), exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await inspectInBothThemes(page, name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    for (const [name, path] of Object.entries(PUBLIC))
      await test.step(name, async () => {
        await page.goto(path);
        await inspectInBothThemes(page, name);
      });

    await test.step('an unknown address says so, to people and to machines', async () => {
      const answer = await page.goto('/no/such/page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('common:not_found.title'));
      await inspectInBothThemes(page, 'not-found');
      await page.getByRole('link', { name: say('common:not_found.button') }).click();
      await expect(page).toHaveURL(/\/(pt-BR)?$/);
    });
  });
});

const BEHIND_LINKS = {
  'reset-password': '/reset-password?token=t',
  'verify-email': '/verify-email?token=t',
  'login-link-malformed': '/signin-redirect',
};

test('the ways in and the pages behind mailed links are usable by everybody, light and dark @phone', async ({
  page,
  say,
  consoleErrors,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  consoleErrors.expect(/status of 4(01|10)/);
  await page.goto('/signup');
  await inspectInBothThemes(page, 'sign-up');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('session:sign_up.to_sign_in') })
    .click();
  await inspectInBothThemes(page, 'sign-in');

  const form = signInPage(page, say);
  await signInOnPage(page, say, { email: newPerson().email, password: 'not the password' });
  await expect(form.fault.last()).toContainText(say('errors:session.wrong_password'));
  await inspectInBothThemes(page, 'sign-in-refused');
  await form.wantLink.click();
  await inspectInBothThemes(page, 'login-link-request');
  await form.sendLink.click();
  await expect(page.getByText(say('session:login_link.sent'))).toBeVisible();
  await inspectInBothThemes(page, 'login-link-sent');
  await page.goto('/forgot-password');
  await inspectInBothThemes(page, 'forgot-password');

  for (const [name, path] of Object.entries(BEHIND_LINKS))
    await test.step(name, async () => {
      await page.goto(path);
      await inspectInBothThemes(page, name);
    });

  await test.step('a link to unsubscribe asks first, and says when it is broken', async () => {
    await page.goto('/unsubscribe?token=somebody.made-up');
    await inspectInBothThemes(page, 'unsubscribe');
    await page.getByRole('button', { name: say('account:unsubscribe.button') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('account:unsubscribe.broken_title'));
  });
});
