import { expect, test } from '../journey.ts';
import { mailedLink } from '../mailbox.ts';
import { forgetPerson, newPerson, signInOnPage, signUpOnPage, signUpThroughApi } from '../people.ts';
import { signInPage } from '../sign-in-page.ts';

const MANY_PAGES_MS = 180_000;

test('a forgotten password is chosen anew; the old one and every session are gone', async ({
  page,
  say,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of (401|410)/);
  const person = await signUpThroughApi(request);
  const password = 'a new and better one';
  const chooseAnew = async (link: string) => {
    await page.goto(link);
    await page.getByLabel(say('session:password'), { exact: true }).fill(password);
    await page.getByLabel(say('session:confirmation')).fill(password);
    await page.getByRole('button', { name: say('session:reset.submit') }).click();
  };
  await page.goto('/signin');
  await page.getByRole('link', { name: say('session:sign_in.forgot') }).click();
  await expect(page.getByRole('heading', { name: say('session:forgot.heading') })).toBeVisible();
  await page.getByRole('main').getByLabel(say('session:email')).fill(person.email);
  await page.getByRole('button', { name: say('session:forgot.submit') }).click();
  await expect(page.getByText(say('session:forgot.sent'))).toBeVisible();

  const link = await mailedLink(request, person.email, '/reset-password');
  await chooseAnew(link);
  await expect(page.getByText(say('session:reset.done'))).toBeVisible();
  const answer = await request.get('/api/current_user', {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(answer.status()).toBe(401);

  await signInOnPage(page, say, person);
  await expect(signInPage(page, say).fault.last()).toContainText(say('errors:session.wrong_password'));
  await signInOnPage(page, say, { email: person.email, password });
  await expect(page).toHaveURL(/\/app\//);

  await chooseAnew(link);
  await expect(page.getByRole('alert')).toHaveText(say('errors:problem.link_used'));
});

test('a new address is confirmed with the link in its inbox, by whoever can read it', async ({
  page,
  say,
  request,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  await test.step('where it was signed up with', async () => {
    const person = newPerson();
    await signUpOnPage(page, say, person);
    await page.goto(await mailedLink(request, person.email, '/verify-email'));
    await page.getByRole('button', { name: say('session:verify.submit') }).click();
    await expect(page.getByText(say('session:verify.done'))).toBeVisible();
    await page.getByRole('link', { name: say('session:verify.continue') }).click();
    await expect(page).toHaveURL(/\/app\//);
    await forgetPerson(page);
  });

  await test.step('elsewhere, which makes the account its reader’s alone', async () => {
    const person = await signUpThroughApi(request);
    await page.goto(await mailedLink(request, person.email, '/verify-email'));
    await page.getByRole('button', { name: say('session:verify.this_is_me') }).click();
    await expect(page).toHaveURL(/\/app\//);
    const notice = page.getByText(say('account:notices.taken_over.title'));
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: say('account:notices.close') }).click();
    await expect(notice).toBeHidden();
  });
});
