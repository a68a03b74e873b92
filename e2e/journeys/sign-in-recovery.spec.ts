import { expect, test } from '../journey.ts';
import { mailedLink } from '../mailbox.ts';
import { newPerson, signInOnPage, signUpOnPage, signUpThroughApi } from '../people.ts';
import { inspectInBothThemes } from '../screens.ts';
import { signInPage } from '../sign-in-page.ts';

test('a forgotten password is chosen anew; the old one and every session are gone', async ({
  page,
  say,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of (401|410)/);
  const person = await signUpThroughApi(request);
  await page.goto('/signin');
  await page.getByRole('link', { name: say('session:sign_in.forgot') }).click();
  await expect(page.getByRole('heading', { name: say('session:forgot.heading') })).toBeVisible();
  await page.getByRole('main').getByLabel(say('session:email')).fill(person.email);
  await page.getByRole('button', { name: say('session:forgot.submit') }).click();
  await expect(page.getByText(say('session:forgot.sent'))).toBeVisible();

  const link = await mailedLink(request, person.email, '/reset-password');
  const password = 'a new and better one';
  await page.goto(link);
  await page.getByLabel(say('session:password'), { exact: true }).fill(password);
  await page.getByLabel(say('session:confirmation')).fill(password);
  await page.getByRole('button', { name: say('session:reset.submit') }).click();
  await expect(page.getByText(say('session:reset.done'))).toBeVisible();
  const answer = await request.get('/api/current_user', {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(answer.status()).toBe(401);

  await signInOnPage(page, say, person);
  await expect(signInPage(page, say).fault.last()).toContainText(say('errors:session.wrong_password'));
  await signInOnPage(page, say, { email: person.email, password });
  await expect(page).toHaveURL(/\/app\//);

  await page.goto(link);
  await page.getByLabel(say('session:password'), { exact: true }).fill(password);
  await page.getByLabel(say('session:confirmation')).fill(password);
  await page.getByRole('button', { name: say('session:reset.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(say('errors:problem.link_used'));
});

test('a new address is confirmed with the link in its inbox', async ({ page, say, request }) => {
  const person = newPerson();
  await signUpOnPage(page, say, person);
  await page.goto(await mailedLink(request, person.email, '/verify-email'));
  await page.getByRole('button', { name: say('session:verify.submit') }).click();
  await expect(page.getByText(say('session:verify.done'))).toBeVisible();
  await page.getByRole('link', { name: say('session:verify.continue') }).click();
  await expect(page).toHaveURL(/\/app\//);
});

test('a confirmation link opened elsewhere makes the account its reader’s alone', async ({
  page,
  say,
  request,
}) => {
  const person = await signUpThroughApi(request);
  await page.goto(await mailedLink(request, person.email, '/verify-email'));
  await page.getByRole('button', { name: say('session:verify.this_is_me') }).click();
  await expect(page).toHaveURL(/\/app\//);
  const notice = page.getByText(say('account:notices.taken_over.title'));
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: say('account:notices.close') }).click();
  await expect(notice).toBeHidden();
});

const SCREENS = {
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password?token=t',
  'verify-email': '/verify-email?token=t',
  'login-link-malformed': '/signin-redirect',
};

test('pages behind mailed links are usable by everybody, light and dark @phone', async ({ page }) => {
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(path);
    await inspectInBothThemes(page, name);
  }
});

test('a refused sign-in and a requested link are usable by everybody, light and dark @phone', async ({
  page,
  say,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  const form = signInPage(page, say);
  await page.goto('/signin');
  await signInOnPage(page, say, { email: newPerson().email, password: 'not the password' });
  await expect(form.fault.last()).toContainText(say('errors:session.wrong_password'));
  await inspectInBothThemes(page, 'sign-in-refused');
  await form.wantLink.click();
  await inspectInBothThemes(page, 'login-link-request');
  await form.sendLink.click();
  await expect(page.getByText(say('session:login_link.sent'))).toBeVisible();
  await inspectInBothThemes(page, 'login-link-sent');
});
