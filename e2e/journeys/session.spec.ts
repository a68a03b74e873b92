import { chooseInMenu } from '../app-menu.ts';
import { audioPage, expectSound } from '../audio-page.ts';
import { expect, test } from '../journey.ts';
import { newPerson, signInOnPage, signUpThroughApi, submitSignUp } from '../people.ts';
import { inspectScreen } from '../screens.ts';
import { signInPage } from '../sign-in-page.ts';

const MANY_PAGES_MS = 180_000;
/** On a machine that speaks for others meanwhile. */
const FIRST_WORDS_MS = 120_000;

/** Every press of a person on this page, until it is left; written for the browser, whose types are not ours here. */
const COUNT_PRESSES = `presses = 0; addEventListener('click', ({ isTrusted, target }) => {
  if (isTrusted && target.closest('a, button')) presses++;
}, true); undefined`;

/** The first topic that a newcomer is offered. */
const firstIdea = (locale: string | undefined): string =>
  locale === 'pt-BR' ? 'Buracos negros' : 'Black holes';

test('whoever may not come in is told why, and whoever may is led where they wanted to go', async ({
  page,
  say,
  request,
  consoleErrors,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  consoleErrors.expect(/status of (401|500)|profile could not be loaded/);
  const person = await signUpThroughApi(request);
  const accessToken = () => page.evaluate(() => localStorage.getItem('accessToken'));
  const { fault } = signInPage(page, say);

  await test.step('a page for members sends a stranger to sign in', async () => {
    await page.goto('/app/my-account');
    await expect(page).toHaveURL(/\/signin\?redirect=%2Fapp%2Fmy-account$/);
  });

  await test.step('a wrong password and an unknown address are refused in the same words', async () => {
    const said: string[] = [];
    for (const email of [person.email, newPerson().email]) {
      const answered = page.waitForResponse((answer) => answer.url().includes('/sign-in/email'));
      await signInOnPage(page, say, { email, password: 'not the password' });
      expect((await answered).status()).toBe(401);
      await expect(fault.last()).toContainText(say('errors:session.user_not_found'));
      await expect(fault.last()).toContainText(say('errors:session.wrong_password'));
      said.push(await fault.last().innerText());
    }
    expect(said[0]).toBe(said[1]);
  });

  await test.step('somebody whose profile can’t be loaded is signed out and told', async () => {
    await page.route('**/api/current_user', (route) => route.fulfill({ status: 500, body: '{}' }));
    await signInOnPage(page, say, person);
    await expect(page.getByText(say('errors:session.profile_failed'))).toBeVisible();
    await expect(page).toHaveURL(/\/signin\?redirect=/);
    expect(await accessToken()).toBeNull();
    await page.unroute('**/api/current_user');
  });

  await test.step('the stranger gets where they wanted to go', async () => {
    await signInOnPage(page, say, person);
    await expect(page).toHaveURL(/\/app\/my-account$/);
    await expect(page.getByText(person.email).first()).toBeVisible();
  });

  await test.step('a member is not asked to sign in or up again', async () => {
    await page.goto('/faq');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: say('common:nav.sign_in') })).toBeHidden();
    await header.getByRole('link', { name: say('common:nav.open_app', { product: 'Parlance' }) }).click();
    await expect(page).toHaveURL(/\/app\//);
    for (const path of ['/signin', '/signup']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/app\//);
    }
  });

  await test.step('a session that ended elsewhere leads to sign-in at the next call', async () => {
    // A call of this page that is still on its way would meet the ended session before the click does.
    await page.waitForLoadState('networkidle');
    await request.post('/api/auth/sign-out', { headers: { authorization: `Bearer ${await accessToken()}` } });
    await page.getByRole('link', { name: say('common:nav.home'), exact: true }).click();
    await expect(page).toHaveURL(/\/signin$/);
    expect(await accessToken()).toBeNull();
  });

  await test.step('nobody is led to another site after signing in', async () => {
    await page.goto('/signin?redirect=//evil.example/app');
    await signInOnPage(page, say, person);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/app\/new-audio$/);
  });
});

test('signing out closes the door behind in every tab, and no tab goes on under the name of somebody who left', async ({
  page,
  say,
  request,
  context,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  const [person, second] = [await signUpThroughApi(request), await signUpThroughApi(request)];
  await page.goto('/signin?redirect=%2Fapp%2Fmy-account');
  await signInOnPage(page, say, person);
  await expect(page.getByText(person.email).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app/my-account');
  await expect(other.getByText(person.email).first()).toBeVisible();

  await test.step('signing out', async () => {
    await chooseInMenu(page, say, 'sign_out');
    await expect(page).toHaveURL(/\/signin$/);
    await expect(
      page.getByRole('banner').getByRole('link', { name: say('common:nav.sign_up') }),
    ).toBeVisible();
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

  await test.step('somebody else signs in in another tab', async () => {
    await other.goto('/faq');
    await signInOnPage(page, say, person);
    await expect(page).toHaveURL(/\/app\//);
    await chooseInMenu(page, say, 'account');
    await expect(page.getByText(person.email).first()).toBeVisible();
    await other.evaluate((token) => localStorage.setItem('accessToken', token), second.token);
    await expect(page.getByText(second.email).first()).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
  });
});

test('the sign-up form names everything that is wrong with it, to ears as well, in the language of its reader @phone', async ({
  page,
  say,
  request,
  consoleErrors,
  locale,
}) => {
  test.setTimeout(MANY_PAGES_MS + FIRST_WORDS_MS);
  consoleErrors.expect(/status of 422/);
  const asked: (string | undefined)[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/')) asked.push(call.headers()['accept-language']);
  });
  await page.goto('/signup');
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: say('session:sign_up.submit') });
  await submit.click();
  await expect(page.getByText(say('errors:field.required'))).toHaveCount(4);
  const faults = [
    [main.getByLabel(say('session:name')), 'Jo', 'name_too_short'],
    [main.getByLabel(say('session:email')), 'not an address', 'email_invalid'],
    [main.getByLabel(say('session:password'), { exact: true }), 'seven77', 'password_too_short'],
    [main.getByLabel(say('session:confirmation')), 'other', 'password_mismatch'],
  ] as const;
  for (const [field, typed] of faults) await field.fill(typed);
  await submit.click();
  for (const [field, , code] of faults) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(say(`errors:field.${code}`)));
  }
  await expect(faults[0][0]).toBeFocused();

  const { email } = await signUpThroughApi(request);
  await submitSignUp(page, say, { ...newPerson(), email });
  await expect(page.getByRole('alert').last()).toHaveText(say('errors:session.email_in_use'));

  await test.step('and from the landing page four presses lead to a first sound of one’s own', async () => {
    // The first of them is the link that led to this form.
    await page.evaluate(COUNT_PRESSES);
    await submitSignUp(page, say, newPerson());
    await expect(page).toHaveURL(/\/app\/new-audio$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('compose:welcome.title', { name: 'Ada' }),
    );
    await inspectScreen(page, 'welcome');
    await page.getByRole('button', { name: firstIdea(locale), exact: true }).click();
    const audio = audioPage(page, say);
    await expect(audio.play).toBeVisible({ timeout: FIRST_WORDS_MS });
    await audio.play.click();
    await expectSound(audio);
    expect(1 + (await page.evaluate<number>('presses'))).toBeLessThanOrEqual(4);
    await page.getByRole('button', { name: say('listen:cancel.action') }).click();
    const stopping = page.getByRole('dialog', { name: say('listen:cancel.title') });
    await stopping.getByRole('button', { name: say('listen:cancel.confirm'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('listen:stopped.cancelled_title') })).toBeVisible();
  });
  expect(new Set(asked)).toEqual(new Set([locale]));
});
