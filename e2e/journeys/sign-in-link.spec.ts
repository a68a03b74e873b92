import type { APIRequestContext, Page } from '@playwright/test';
import { outliveLinks } from '../aged-links.ts';
import { expect, test } from '../journey.ts';
import { mailedLink } from '../mailbox.ts';
import { forgetPerson, newPerson, signUpThroughApi } from '../people.ts';
import { signInPage } from '../sign-in-page.ts';
import type { Words } from '../words.ts';

const MANY_LINKS_MS = 180_000;

type Asking = [page: Page, say: Words, request: APIRequestContext, email: string];

/** Asks for a login link where the sign-in page is ready for it, and finds it in the inbox. */
async function sendLink(...[page, say, request, email]: Asking): Promise<string> {
  const form = signInPage(page, say);
  await form.email.fill(email);
  await form.sendLink.click();
  await expect(page.getByText(say('session:login_link.sent'))).toBeVisible();
  return mailedLink(request, email, '/signin-redirect');
}

async function askForLink(...asking: Asking): Promise<string> {
  const [page, say] = asking;
  await signInPage(page, say).wantLink.click();
  return sendLink(...asking);
}

const signInButton = (page: Page, say: Words) =>
  page.getByRole('main').getByRole('button', { name: say('session:open_link.submit') });

test('a login link signs in once, and says what is wrong with it otherwise', async ({
  page,
  say,
  request,
  consoleErrors,
  context,
}) => {
  test.setTimeout(MANY_LINKS_MS);
  consoleErrors.expect(/status of (410|500)/);
  const person = await signUpThroughApi(request);
  const newLink = page.getByRole('link', { name: say('session:open_link.new_link') });

  await test.step('a server that fails is answered with the default words', async () => {
    await page.route('**/api/auth/login-link/open', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/signin-redirect?token=some-token');
    await signInButton(page, say).click();
    await expect(page.getByRole('alert')).toHaveText(say('errors:session.sign_in_failed'));
    await page.unroute('**/api/auth/login-link/open');
  });

  await test.step('one that has expired says so, and how to get another', async () => {
    const late = await signUpThroughApi(request);
    await page.goto('/signin');
    const link = await askForLink(page, say, request, late.email);
    await outliveLinks(late.email);
    await page.goto(link);
    await signInButton(page, say).click();
    await expect(page.getByRole('alert')).toHaveText(say('errors:problem.link_expired'));
    await newLink.click();
    await expect(page).toHaveURL(/\/signin$/);
  });

  await test.step('one to an unknown address makes the account', async () => {
    const link = await sendLink(page, say, request, newPerson().email);
    await page.goto(link);
    await signInButton(page, say).click();
    await expect(page).toHaveURL(/\/app\/new-audio$/);
    await forgetPerson(page);
  });

  await test.step('it signs in where its owner wanted to go', async () => {
    await page.goto('/signin?redirect=%2Fapp%2Fmy-account');
    const link = await askForLink(page, say, request, person.email);
    // A mail scanner that opens the page uses nothing up.
    expect((await request.get(link)).ok()).toBe(true);

    await page.goto(link.slice(0, -4));
    await signInButton(page, say).click();
    await expect(page.getByRole('alert'), 'a link that lost a piece').toHaveText(
      say('errors:problem.link_malformed'),
    );
    await page.goto(link);
    await signInButton(page, say).click();
    await expect(page).toHaveURL(/\/app\/my-account$/);
    await expect(page.getByText(person.email).first()).toBeVisible();

    const again = await context.newPage();
    await again.goto(link);
    await signInButton(again, say).click();
    await expect(again.getByRole('alert'), 'a link that was used').toHaveText(
      say('errors:problem.link_used'),
    );
    await again.goto('/signin-redirect');
    await expect(again.getByRole('alert'), 'a link without its token').toHaveText(
      say('errors:problem.link_malformed'),
    );
  });
});
