import { expect, test } from '../journey.ts';
import { newPerson, signInOnPage, signUpThroughApi } from '../people.ts';

test('a wrong password is refused in words that do not tell whether the address is known @everywhere', async ({
  page,
  say,
  request,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const known = await signUpThroughApi(request);
  await page.goto('/signin');
  for (const email of [known.email, newPerson().email]) {
    await signInOnPage(page, say, { email, password: 'not the password' });
    await expect(page.getByRole('alert').first()).toHaveText(say('errors:session.wrong_credentials'));
    await expect(page).toHaveURL(/\/signin$/);
    await page.reload();
  }
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
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a member is not asked to sign in or up again', async ({ page, person: _ }) => {
  for (const path of ['/signin', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/app\//);
  }
});

test('an address that is taken can’t sign up twice', async ({ page, say, request, complaints }) => {
  complaints.expect(/status of 422/);
  const person = await signUpThroughApi(request);
  await page.goto('/signup');
  await page.getByLabel(say('session:name')).fill('Somebody Else');
  await page.getByLabel(say('session:email')).fill(person.email);
  await page.getByLabel(say('session:password'), { exact: true }).fill('another password');
  await page.getByLabel(say('session:confirmation')).fill('another password');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('session:sign_up.submit') })
    .click();
  await expect(page.getByRole('alert').first()).toHaveText(say('errors:session.email_in_use'));
});

test('the sign-up form names everything that is wrong with it @everywhere', async ({ page, say }) => {
  await page.goto('/signup');
  const submit = page.getByRole('main').getByRole('button', { name: say('session:sign_up.submit') });
  await submit.click();
  await expect(page.getByText(say('errors:field.required'))).toHaveCount(4);
  await page.getByLabel(say('session:name')).fill('Jo');
  await page.getByLabel(say('session:email')).fill('not an address');
  await page.getByLabel(say('session:password'), { exact: true }).fill('seven77');
  await page.getByLabel(say('session:confirmation')).fill('other');
  await submit.click();
  for (const code of ['name_too_short', 'email_invalid', 'password_too_short', 'password_mismatch']) {
    await expect(page.getByText(say(`errors:field.${code}`))).toBeVisible();
  }
  await expect(page.getByLabel(say('session:name'))).toBeFocused();
});

test('signing out closes the door behind', async ({ page, say, request, context }) => {
  const person = await signUpThroughApi(request);
  await page.goto('/signin');
  await signInOnPage(page, say, person);
  await expect(page).toHaveURL(/\/app\//);
  await page.getByRole('button', { name: say('common:nav.account_menu') }).click();
  await page.getByRole('menuitem', { name: say('common:nav.sign_out') }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(say('common:nav.signed_out'))).toBeVisible();
  const again = await context.newPage();
  await again.goto('/app/home');
  await expect(again).toHaveURL(/\/signin\?/);
});
