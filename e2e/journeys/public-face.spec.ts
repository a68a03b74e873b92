import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { audioPage, expectSound } from '../audio-page.ts';
import { expect, test } from '../journey.ts';
import { expectNothingUnder } from '../layout.ts';
import { mailedLink } from '../mailbox.ts';
import { newPerson, signInOnPage, signUpOnPage, submitSignUp, verifiedPerson } from '../people.ts';
import { baseUrl } from '../product.ts';
import { chooseAccount } from '../provider-visit.ts';
import { inspectScreen } from '../screens.ts';
import { signInPage } from '../sign-in-page.ts';

/** What `npm run make-samples` wrote. */
const SAMPLES: { id: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../apps/web/src/features/landing/samples.json'), 'utf8'),
);

const PAGES = ['/', '/faq', '/terms-of-service', '/privacy-policy'];

/** How far things moved by themselves, as browsers measure it; written for the browser, whose types are not ours here. */
const LAYOUT_SHIFT = `new Promise((resolve) => {
  let total = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) total += value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
})`;

const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

/** Events that were sent to be counted, and requests that went to somebody else. */
function watchNetwork(page: Page) {
  const seen = { events: [] as unknown[], elsewhere: [] as string[] };
  page.on('request', (asked) => {
    const url = new URL(asked.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseUrl()).origin)
      seen.elsewhere.push(asked.url());
    if (url.pathname === '/api/analytics_events') seen.events.push(asked.postDataJSON());
  });
  return seen;
}

test.describe('a visitor who has not chosen yet', () => {
  // Nothing stands in this browser's storage but what the pages put there.
  test.use({ cookies: 'undecided', startByItself: true });

  test('leaves no trace before a choice, and only the choice after a refusal', async ({
    page,
    say,
    context,
  }) => {
    const seen = watchNetwork(page);
    await page.clock.install();
    const banner = page.getByRole('region', { name: say('public:consent.label') });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(banner).toBeVisible();
      expect(await storedKeys(page)).toEqual([]);
    }
    // What a visitor came to press is not under it.
    await page.goto('/');
    await expect(banner).toBeVisible();
    const beginnings = page.locator('tryout-box').locator('..');
    await expectNothingUnder(page, banner, beginnings);
    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/pt-BR', '/']) {
      await page.goto(path);
      const onPhone = page.locator('consent-choice section');
      await expect(onPhone).toBeVisible();
      await expectNothingUnder(page, onPhone, beginnings);
    }
    if (desktop) await page.setViewportSize(desktop);
    await page.clock.fastForward('03:00:00');
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: say('public:consent.refuse') }).click();
    await expect(banner).toBeHidden();
    expect(await storedKeys(page)).toEqual(['cookieConsent']);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(banner).toBeHidden();

    await signUpOnPage(page, say, newPerson());
    expect(seen).toEqual({ events: [], elsewhere: [] });
    expect(await context.cookies()).toEqual([]);
  });

  test('is counted at three events after saying yes, and no more after saying no', async ({
    page,
    say,
    request,
  }) => {
    const linking = await verifiedPerson(request);
    const person = newPerson();
    const seen = watchNetwork(page);
    await page.goto('/');
    await page.getByRole('button', { name: say('public:consent.accept') }).click();
    await signUpOnPage(page, say, person);
    // A page that asks for nothing in the person's name: the one before may still be asking.
    await page.goto('/faq');
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await page.goto('/signin');
    const opened = page.waitForEvent('popup');
    await signInPage(page, say).continueWith('Microsoft').click();
    await chooseAccount(await opened, linking.email);
    await expect(signInPage(page, say).email).toHaveValue(linking.email);
    await signInOnPage(page, say, linking);
    await chooseAccount(page, linking.email);
    await expect(page.getByText(say('session:linked', { provider: 'Microsoft' }))).toBeVisible();
    await expect
      .poll(() => seen.events)
      .toEqual([
        { event: 'sign_up', method: 'password' },
        { event: 'login', method: 'password' },
        { event: 'account_link', method: 'microsoft' },
      ]);

    // The footer leads back to the choice.
    await page.goto('/faq');
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await page.reload();
    await page.getByRole('button', { name: say('common:footer.cookies') }).click();
    const settings = page.getByRole('dialog');
    expect((await settings.boundingBox())?.width).toBe(600);
    const analytics = settings.getByRole('switch', { name: say('public:consent.analytics') });
    await expect(analytics).toBeChecked();
    await analytics.press('Space');
    await settings.getByRole('button', { name: say('public:consent.save') }).click();
    await expect(page.getByText(say('public:consent.saved'))).toBeVisible();
    await page.goto('/signin');
    await signInOnPage(page, say, person);
    await expect(page).toHaveURL(/\/app\//);
    expect(seen.events).toHaveLength(3);
  });
});

/** On a machine that speaks for others meanwhile. */
const MADE_MS = 120_000;

test('a visitor hears something of their own after one field and two presses, and finds it after signing up', async ({
  page,
  say,
  consoleErrors,
}) => {
  test.setTimeout(2 * MADE_MS);
  // One at a time for all visitors: who comes second asks again until it is their turn.
  consoleErrors.expect(/status of 409 .*tryouts/);
  await page.goto('/');
  const box = page.locator('tryout-box');
  const make = box.getByRole('button', { name: say('landing:tryout.submit') });
  await box.getByLabel(say('landing:tryout.label')).fill('Zorgonian tax law of the year 9412');
  await expect(make).toBeDisabled();
  await expect(box.locator('[data-idea]:visible').first()).toBeVisible();
  await box.getByLabel(say('landing:tryout.label')).fill('Tea');
  await make.click();
  const play = box.getByRole('button', { name: say('landing:tryout.play') });
  await expect(play).toBeEnabled({ timeout: MADE_MS });
  await play.click();
  await expectSound(audioPage(page, say));
  const lines = box.getByRole('listitem');
  expect(await lines.count()).toBeGreaterThan(1);
  const firstLine = await lines.first().locator('[data-text]').innerText();

  const keep = box.getByRole('link', { name: say('landing:tryout.keep') });
  await expect(keep).toBeVisible({ timeout: MADE_MS });
  await inspectScreen(page, 'tryout');
  await keep.click();
  await submitSignUp(page, say, newPerson());
  const audio = audioPage(page, say);
  await expect(page).toHaveURL(/\/app\/audio\//);
  await expect(page.getByText(firstLine).first()).toBeVisible();
  await audio.play.click();
  await expectSound(audio);
  await expect(
    page.getByRole('button', { name: say('listen:opening.complete_other', { count: 2 }) }),
  ).toBeVisible();
  // Words change their colour while they are said.
  await audio.pause.click();
  await inspectScreen(page, 'opening');
});

test('the newsletter is asked for in a dialog and confirmed by mail @phone', async ({
  page,
  say,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 503/);
  const { email } = newPerson();
  await page.goto('/');
  await page.getByRole('button', { name: say('common:footer.stay_connected') }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(say('public:newsletter.email'));
  const send = dialog.getByRole('button', { name: say('public:newsletter.send') });
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(500);
  await expect(send).toBeDisabled();
  await field.fill('ada@home');
  await field.blur();
  await expect(send).toBeDisabled();
  await expect(field).toHaveAccessibleDescription(say('errors:field.email_invalid'));
  await field.fill('');
  await expect(field).toHaveAccessibleDescription(say('errors:field.required'));
  await field.fill(email);
  await expect(field).toHaveAccessibleDescription('');

  await page.route('**/newsletter_signup', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(say('public:newsletter.failure'));
  await expect(field).toHaveValue(email);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('public:newsletter.success'))).toBeVisible();
  await page.getByRole('button', { name: say('common:footer.stay_connected') }).click();
  await expect(field).toHaveValue('');

  await page.goto(await mailedLink(request, email, '/newsletter-confirm'));
  await page.getByRole('button', { name: say('public:newsletter.confirm.button') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('public:newsletter.confirm.done_title'),
  );
});

test('a message can be written to the people behind it, with the keyboard alone', async ({ page, say }) => {
  const { name, email } = newPerson();
  await page.goto('/terms-of-service');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('common:skip_to_content') })).toBeFocused();
  const opener = page.getByRole('button', { name: say('common:footer.contact') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  // The dialog takes the focus when it has opened, from wherever it is by then.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.getByLabel(say('public:contact.name')).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  // Whoever goes on without filling it in learns why the button waits.
  const address = dialog.getByLabel(say('public:contact.email'));
  await page.keyboard.press('Tab');
  await expect(address).toHaveAccessibleDescription(say('errors:field.required'));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(email);
  await expect(address).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await page.keyboard.type('How do I get the feed into my app?');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: say('public:contact.send') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('public:contact.success'))).toBeVisible();
  await expect(opener).toBeFocused();
});

test('the first visit loads little and nothing moves; samples play, follow along and lead to their sources', async ({
  page,
  request,
  say,
}) => {
  await test.step('no more than 150 KB of scripts', async () => {
    let scriptBytes = 0;
    page.on('response', async (answer) => {
      if (answer.request().resourceType() === 'script')
        scriptBytes += (await answer.request().sizes()).responseBodySize;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scriptBytes).toBeGreaterThan(0);
    expect(scriptBytes).toBeLessThan(150_000);
    const shift = await page.evaluate<number>(LAYOUT_SHIFT);
    expect(shift).toBeLessThan(0.01);
    page.removeAllListeners('response');
  });

  const players = page.locator('sample-player');
  // One for each recording there is, and the one that greets.
  await expect(players).toHaveCount(1 + SAMPLES.length);
  for (const sample of (await players.all()).slice(1)) {
    const sound = await request.get((await sample.getAttribute('data-audio')) ?? '', {
      headers: { range: 'bytes=0-999' },
    });
    expect(sound.status()).toBe(206);
    expect((await request.get((await sample.getAttribute('data-transcript')) ?? '')).ok()).toBe(true);
    const source = await sample.getByRole('link').getAttribute('href');
    expect((await request.get(source ?? '')).ok()).toBe(true);
  }
  const [featured, other] = [players.first(), players.last()];
  await featured.getByRole('button').press('Enter');
  await expect(featured.locator('[data-time]')).not.toHaveText('0:00');
  await expect(featured.locator('[data-now]')).toBeVisible();
  await other.getByRole('button').click();
  await expect(featured).not.toHaveAttribute('data-playing');
  await expect(
    other.getByRole('button', { name: say('landing:samples.pause').replace('{{title}}', '') }),
  ).toBeVisible();
  await other.getByRole('slider').press('End');
  await expect(other).not.toHaveAttribute('data-playing');
});

test('each language has its own address, and the switch leads from one to the other', async ({
  page,
  request,
}) => {
  for (const path of PAGES) {
    const twin = `/pt-BR${path === '/' ? '' : path}`;
    const html = await (await request.get(twin)).text();
    expect(html).toContain(`rel="canonical" href="${baseUrl()}${twin}"`);
    expect(html).toContain(`hrefLang="en-US" href="${baseUrl()}${path}"`);
    expect(html).toContain(`property="og:image" content="${baseUrl()}/og/pt-BR.png"`);
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseUrl()}/pt-BR/faq</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseUrl()}/sitemap.xml`);
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of icons) expect((await request.get(src)).ok()).toBe(true);

  await page.goto('/pt-BR/faq');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  // The choice outweighs what the browser asks for.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/pt-BR\/faq$/);
});

test('nothing is lost on a narrow screen or in letters twice as large', async ({ page, say }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/pt-BR', '/faq', '/terms-of-service']) {
    await page.goto(path);
    for (const fontSize of ['100%', '200%']) {
      const overhang = await page.locator('html').evaluate((html, size) => {
        html.style.fontSize = size;
        return html.scrollWidth - html.clientWidth;
      }, fontSize);
      expect(overhang, `${path} at ${fontSize}`).toBeLessThanOrEqual(0);
    }
  }
  await page.getByRole('button', { name: say('common:footer.cookies') }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: say('public:consent.save') });
  await save.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport();
});
