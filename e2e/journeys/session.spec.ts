import { expect, test } from '../journey.ts';
import { newPerson, signInOnPage, signUpThroughApi, submitSignUp } from '../people.ts';
import { signInPage } from '../sign-in-page.ts';

test('a wrong password and an unknown address are refused in the same words', async ({
  page,
  say,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  const known = await signUpThroughApi(request);
  await page.goto('/signin');
  const { fault } = signInPage(page, say);
  const said: string[] = [];
  for (const email of [known.email, newPerson().email]) {
    await signInOnPage(page, say, { email, password: 'not the password' });
    await expect(fault.last()).toContainText(say('errors:session.user_not_found'));
    await expect(fault.last()).toContainText(say('errors:session.wrong_password'));
    said.push(await fault.last().innerText());
    await page.reload();
  }
  expect(said[0]).toBe(said[1]);
});

test('a page for members sends a stranger to sign in, and then where they wanted to go', async ({
  page,
  say,
  request,
}) => {
  const person = await signUpThroughApi(request);
  await page.goto('/app/my-account');
  await expect(page).toHaveURL(/\/signin\?redirect=%2Fapp%2Fmy-account$/);
  await signInOnPage(page, say, person);
  await expect(page).toHaveURL(/\/app\/my-account$/);
  await expect(page.getByText(person.email).first()).toBeVisible();
});

test('nobody is led to another site after signing in', async ({ page, say, request }) => {
  const person = await signUpThroughApi(request);
  await page.goto('/signin?redirect=//evil.example/app');
  await signInOnPage(page, say, person);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/app\/new-audio$/);
});

test('a member is not asked to sign in or up again', async ({ page, person: _ }) => {
  for (const path of ['/signin', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/app\//);
  }
});

test('an address that is taken can’t sign up twice', async ({ page, say, request, consoleErrors }) => {
  consoleErrors.expect(/status of 422/);
  const person = await signUpThroughApi(request);
  await submitSignUp(page, say, { ...newPerson(), email: person.email });
  await expect(page.getByRole('alert').last()).toHaveText(say('errors:session.email_in_use'));
});

test('the sign-up form names everything that is wrong with it, to ears as well @phone', async ({
  page,
  say,
}) => {
  await page.goto('/signup');
  const submit = page.getByRole('main').getByRole('button', { name: say('session:sign_up.submit') });
  await submit.click();
  await expect(page.getByText(say('errors:field.required'))).toHaveCount(4);
  const faults = [
    [page.getByRole('main').getByLabel(say('session:name')), 'Jo', 'name_too_short'],
    [page.getByRole('main').getByLabel(say('session:email')), 'not an address', 'email_invalid'],
    [
      page.getByRole('main').getByLabel(say('session:password'), { exact: true }),
      'seven77',
      'password_too_short',
    ],
    [page.getByRole('main').getByLabel(say('session:confirmation')), 'other', 'password_mismatch'],
  ] as const;
  for (const [field, typed] of faults) await field.fill(typed);
  await submit.click();
  for (const [field, , code] of faults) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(say(`errors:field.${code}`)));
  }
  await expect(faults[0][0]).toBeFocused();
});

test('signing out closes the door behind, in every tab', async ({ page, say, request, context }) => {
  const person = await signUpThroughApi(request);
  await page.goto('/signin');
  await signInOnPage(page, say, person);
  await expect(page).toHaveURL(/\/app\//);
  const other = await context.newPage();
  await other.goto('/app/my-account');
  await expect(other.getByText(person.email).first()).toBeVisible();
  await page.getByRole('button', { name: say('common:nav.account_menu') }).click();
  await page.getByRole('menuitem', { name: say('common:nav.sign_out') }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(say('common:nav.signed_out'))).toBeVisible();
  await expect(other).toHaveURL(/\/signin$/);
  await other.goto('/app/home');
  await expect(other).toHaveURL(/\/signin\?/);
  const answer = await request.get('/api/current_user', {
    headers: { authorization: `Bearer ${person.token}` },
  });
  // The session of the sign-up is another one: only the one that was left has ended.
  expect(answer.status()).toBe(200);
});

test('a tab never goes on under the name of somebody who has left', async ({
  page,
  say,
  request,
  context,
}) => {
  const [first, second] = [await signUpThroughApi(request), await signUpThroughApi(request)];
  await page.goto('/signin?redirect=%2Fapp%2Fmy-account');
  await signInOnPage(page, say, first);
  await expect(page.getByText(first.email).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/faq');
  await other.evaluate((token) => localStorage.setItem('accessToken', token), second.token);
  await expect(page.getByText(second.email).first()).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});

test('a session that ended elsewhere leads to sign-in at the next call', async ({
  page,
  say,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  const person = await signUpThroughApi(request);
  await page.goto('/signin');
  await signInOnPage(page, say, person);
  await expect(page).toHaveURL(/\/app\/new-audio$/);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  // A call of this page that is still on its way would meet the ended session before the click does.
  await page.reload({ waitUntil: 'networkidle' });
  await request.post('/api/auth/sign-out', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('link', { name: say('common:nav.home'), exact: true }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('somebody whose profile can’t be loaded is signed out and told', async ({
  page,
  say,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500|profile could not be loaded/);
  const person = await signUpThroughApi(request);
  await page.goto('/signin');
  await page.route('**/api/current_user', (route) => route.fulfill({ status: 500, body: '{}' }));
  await signInOnPage(page, say, person);
  await expect(page.getByText(say('errors:session.profile_failed'))).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?redirect=/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('every call says which language the person reads @phone', async ({ page, say, locale }) => {
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers()['accept-language']);
  });
  await submitSignUp(page, say, newPerson());
  await expect(page).toHaveURL(/\/app\/new-audio$/);
  expect(new Set(asked)).toEqual(new Set([locale]));
});
