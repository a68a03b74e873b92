import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { chooseInMenu } from '../app-menu.ts';
import { audioPage, expectSound } from '../audio-page.ts';
import { createPage, fillScript } from '../create-page.ts';
import { newPerson, signUpOnPage, submitSignUp } from '../people.ts';
import { inspectInBothThemes } from '../screens.ts';
import { SHORT_SCRIPT } from '../sources.ts';
import { words } from '../words.ts';
import { downloadPodcast, homeBehindNginx } from './behind-nginx.ts';

const SPEAKING_MS = 300_000;
const say = words('en-US');
const PRICE = /(R\$|US\$|[$€£])\s?\d|\d\s?(USD|BRL|credits? (a|per) month)/;

let folder: string;
let home: Awaited<ReturnType<typeof homeBehindNginx>>;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-home-'));
  home = await homeBehindNginx(folder);
});
test.afterAll(async () => {
  await home?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: home.publicUrl,
    ignoreHTTPSErrors: true,
    locale: 'en-US',
  });
  await context.addInitScript(() => {
    try {
      localStorage.setItem('cookieConsent', '{"essential":true,"analytics":false}');
    } catch {
      // Blank pages have no storage.
    }
  });
  return context.newPage();
}

async function expectNothingForSale(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await page.locator('body').innerText(), `prices at ${address}`).not.toMatch(PRICE);
    await expect(page.locator('a[href*="subscription-plans"]:visible')).toHaveCount(0);
  }
}

test('a family signs up, invites, makes an audio and takes it to a podcast client', async ({ browser }) => {
  const owner = await visitor(browser);
  await expectNothingForSale(owner, ['/', '/faq', '/terms-of-service', '/docs/api', '/signup', '/signin']);
  await signUpOnPage(owner, say, newPerson());

  await chooseInMenu(owner, say, 'admin');
  await owner.getByRole('button', { name: say('admin:invite.make') }).click();
  const invitation = await owner.getByLabel(say('admin:invite.link'), { exact: true }).inputValue();
  expect(invitation.startsWith(`${home.publicUrl}/signup?invitation=`)).toBe(true);

  await inspectInBothThemes(owner, 'admin-overview');
  await owner.getByRole('link', { name: say('admin:services.models') }).click();
  await expect(owner.getByRole('heading', { name: say('providers:models.title') })).toBeVisible();
  await inspectInBothThemes(owner, 'admin-providers');

  const stranger = await visitor(browser);
  await stranger.goto('/signup');
  await expect(stranger.getByRole('heading', { name: say('session:sign_up.by_invitation') })).toBeVisible();
  await expect(stranger.getByLabel(say('session:email'), { exact: true })).toHaveCount(0);
  await stranger.goto('/');
  await expect(stranger.locator('a[href="/signup"]:visible')).toHaveCount(0);
  await expect(stranger.getByText(say('landing:invited')).first()).toBeVisible();

  const member = await visitor(browser);
  const guest = { ...newPerson(), name: 'Uma Lima' };
  await member.goto(invitation);
  await submitSignUp(member, say, guest);
  await member.waitForURL('**/app/**');
  await expectNothingForSale(member, [
    '/app/home',
    '/app/my-account',
    '/app/api',
    '/app/feeds',
    '/app/admin',
  ]);
  await expect(member.getByText(say('admin:not_for_you'))).toBeVisible();

  await member.goto('/app/new-audio');
  const create = createPage(member, say);
  if (await create.change.isVisible()) await create.change.click();
  await fillScript(create, SHORT_SCRIPT);
  await create.submit.click();
  await member.waitForURL(/\/app\/audio\/\w+$/);
  const audio = audioPage(member, say);
  await expect(audio.transcript).toBeVisible({ timeout: SPEAKING_MS });
  await audio.play.click();
  await expectSound(audio);

  const address = member.url();
  await member.goto('/app/feeds');
  await member.getByRole('button', { name: say('feeds:empty.details') }).click();
  const form = member.getByRole('dialog', { name: say('feeds:form.new_title') });
  await form.getByLabel(say('feeds:form.name')).fill('Rivers');
  await form.getByRole('button', { name: say('feeds:form.create') }).click();
  await expect(member.getByText(say('feeds:created'))).toBeVisible();
  const feed = await member.getByLabel(say('feeds:card.address'), { exact: true }).inputValue();
  await member.goto(address);
  await member.getByRole('button', { name: say('feeds:add.open') }).click();
  const adding = member.getByRole('dialog', { name: say('feeds:add.title') });
  await adding.getByRole('button', { name: say('feeds:add.submit') }).click();
  await expect(member.getByText(say('feeds:add.done', { name: 'Rivers' }))).toBeVisible();
  expect(downloadPodcast(folder, feed, home.certificate)).toHaveLength(1);

  await owner.getByRole('tab', { name: say('admin:tabs.people') }).click();
  await owner.getByLabel(say('admin:people.search')).fill(guest.email);
  await expect(owner.getByText(guest.name)).toBeVisible();
  await expect(owner.getByText(` ${say('admin:people.audios_one', { count: 1 })} `)).toBeVisible();
  await inspectInBothThemes(owner, 'admin-people');
  await owner.getByRole('tab', { name: say('admin:tabs.acts') }).click();
  await expect(owner.getByText(say('admin:acts.invited', { admin: 'Ada Lima' }))).toBeVisible();
  await inspectInBothThemes(owner, 'admin-log');

  // Addresses that are keys stay out of nginx's log.
  expect(home.accessLog()).not.toMatch(/\/rss\/|invitation=\w|token=/);
});
