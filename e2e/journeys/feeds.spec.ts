import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { chooseInMenu } from '../app-menu.ts';
import { expect, test } from '../journey.ts';
import type { SignedInPerson } from '../people.ts';
import { baseUrl } from '../product.ts';
import { quickAudio } from '../quick-audio.ts';
import { inspectInBothThemes, inspectScreen } from '../screens.ts';
import type { Words } from '../words.ts';

const SPEAKING_MS = 60_000;
const SHORT_SCRIPT = 'HOST: Every river begins small.\nCOHOST: And it ends wide.';
const NAME = 'Rivers & bridges';
const MIN_COVER_PX = 1_400;

const postAs = (request: APIRequestContext, { token }: SignedInPerson, path: string, data: object) =>
  request.post(`${baseUrl()}${path}`, { headers: { authorization: `Bearer ${token}` }, data });

async function titlesIn(request: APIRequestContext, rssUrl: string): Promise<string[]> {
  const answer = await request.get(rssUrl);
  expect(answer.status()).toBe(200);
  const [, ...items] = (await answer.text()).split('<item>');
  return items.map((item) => /<title>(.*?)<\/title>/.exec(item)?.[1] ?? '');
}

async function openedFromMenu(page: Page, say: Words, item: string, name = NAME): Promise<void> {
  await page.getByRole('button', { name: say('feeds:card.menu', { name }) }).click();
  await page.getByRole('menuitem', { name: say(`feeds:card.${item}`) }).click();
}

const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image) => image.naturalWidth as number);

test('a feed gets a cover and episodes, and is taken to a podcast app', async ({
  page,
  context,
  say,
  person,
  request,
}) => {
  test.setTimeout(8 * SPEAKING_MS);
  const first = await quickAudio(request, person, SHORT_SCRIPT);
  const second = await quickAudio(request, person, SHORT_SCRIPT);
  await page.goto('/app/feeds');
  await page.getByRole('button', { name: say('feeds:empty.details') }).click();

  const form = page.getByRole('dialog', { name: say('feeds:form.new_title') });
  await form.getByRole('button', { name: say('feeds:form.create') }).click();
  await expect(form.getByText(say('errors:field.required')).first()).toBeVisible();
  await form.getByLabel(say('feeds:form.name')).fill(NAME);
  await form.getByLabel(say('feeds:form.description')).fill('What water does to stone.\nAnd to people.');
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: say('feeds:image.choose') }).click();
  // Wider or higher than a square, so that something has to be cut off.
  const picture = { name: 'cover.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await (await choosing).setFiles(picture);
  const cutOut = form.getByRole('img', { name: say('feeds:image.crop') });
  await cutOut.press('ArrowRight');
  await form.getByRole('slider', { name: say('feeds:image.zoom') }).press('ArrowRight');
  await inspectInBothThemes(page, 'feed-form');
  await form.getByRole('button', { name: say('feeds:form.create') }).click();
  // The picture is made anew in a process of its own.
  await expect(page.getByText(say('feeds:created'))).toBeVisible({ timeout: SPEAKING_MS });
  const cover = page.getByRole('img', { name: say('feeds:card.cover', { name: NAME }) });
  await expect.poll(() => widthOf(cover)).toBeGreaterThanOrEqual(MIN_COVER_PX);
  const rssUrl = await page.getByLabel(say('feeds:card.address'), { exact: true }).inputValue();

  await page.getByRole('link', { name: say('common:nav.home'), exact: true }).click();
  await page.getByRole('article').locator(`a[href$="/app/audio/${first.id}"]`).first().click();
  await page.getByRole('button', { name: say('feeds:add.open') }).click();
  const adding = page.getByRole('dialog', { name: say('feeds:add.title') });
  await adding.getByLabel(say('feeds:add.episode_title')).fill('Where rivers begin');
  await inspectInBothThemes(page, 'add-to-feed');
  await adding.getByRole('button', { name: say('feeds:add.submit') }).click();
  await expect(page.getByText(say('feeds:add.done', { name: NAME }))).toBeVisible();
  const feeds = await request.get(`${baseUrl()}/api/feeds`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const feed_id = (await feeds.json()).items[0].id;
  await postAs(request, person, `/api/audios/${second.id}/episodes`, { feed_id, title: 'Where they end' });
  expect(await titlesIn(request, rssUrl)).toEqual(['Where they end', 'Where rivers begin']);

  await chooseInMenu(page, say, 'feeds');
  await expect(page.getByText(say('feeds:card.episodes_other', { count: 2 }))).toBeVisible();
  await inspectInBothThemes(page, 'feeds');
  await page.getByRole('button', { name: say('feeds:card.show_episodes') }).click();
  const episodes = page.getByRole('dialog', { name: say('feeds:episodes.title', { name: NAME }) });
  await expect(episodes.getByRole('listitem').first()).toContainText('Where they end');
  await inspectInBothThemes(page, 'episodes');
  await episodes
    .getByRole('button', { name: say('feeds:episodes.edit', { title: 'Where they end' }) })
    .click();
  await episodes.getByLabel(say('feeds:episodes.form_title')).fill('How they end');
  await episodes.getByLabel(say('feeds:episodes.form_date')).fill('2020-02-03T04:05');
  await inspectScreen(page, 'episode-form');
  await episodes.getByRole('button', { name: say('feeds:episodes.save') }).click();
  await expect(episodes.getByRole('listitem').last()).toContainText('How they end');
  expect(await titlesIn(request, rssUrl)).toEqual(['Where rivers begin', 'How they end']);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('feeds:card.subscribe') }).click();
  const subscribing = page.getByRole('dialog', { name: say('feeds:subscribe.title') });
  await expect(subscribing.getByRole('img', { name: say('feeds:subscribe.qr') })).toBeVisible();
  await expect(subscribing.getByRole('link', { name: 'Overcast' })).toHaveAttribute(
    'href',
    `overcast://x-callback-url/add?url=${encodeURIComponent(rssUrl)}`,
  );
  await inspectInBothThemes(page, 'subscribe');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await subscribing.getByRole('button', { name: say('common:copy'), exact: true }).click();
  await expect(subscribing.getByRole('button', { name: say('common:copied') })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(rssUrl);
  await page.keyboard.press('Escape');

  await openedFromMenu(page, say, 'check');
  await expect(page.getByText(say('feeds:report.passed'))).toBeVisible();
  await inspectInBothThemes(page, 'report');
});

test('a feed is made with one press; a new address cuts the old one off, and deleted it is gone with both @phone', async ({
  page,
  say,
  person: _,
  request,
}) => {
  const status = async (url: string) => (await request.get(url)).status();
  await page.goto('/app/feeds');
  await page.getByRole('button', { name: say('feeds:empty.action') }).click();
  const subscribing = page.getByRole('dialog', { name: say('feeds:subscribe.title') });
  await expect(subscribing.getByRole('img', { name: say('feeds:subscribe.qr') })).toBeVisible();
  await page.keyboard.press('Escape');
  const name = say('feeds:first.name', { name: 'Ada' });
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(say('feeds:card.auto_add'))).toBeVisible();
  const address = page.getByLabel(say('feeds:card.address'), { exact: true });
  const old = await address.inputValue();
  expect(await status(old)).toBe(200);
  await openedFromMenu(page, say, 'rotate', name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('feeds:rotate.confirm') })
    .click();
  await expect(page.getByText(say('feeds:rotate.done'))).toBeVisible();
  await expect(address).not.toHaveValue(old);
  const renewed = await address.inputValue();
  expect([await status(old), await status(renewed)]).toEqual([404, 200]);

  // A feed without episodes is one that some apps refuse: the check says so.
  await openedFromMenu(page, say, 'check', name);
  await expect(page.getByText(say('feeds:findings.no_episodes'))).toBeVisible();
  await inspectScreen(page, 'report-with-findings');
  await page.keyboard.press('Escape');

  await openedFromMenu(page, say, 'delete', name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('feeds:delete.confirm'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: say('feeds:empty.title') })).toBeVisible();
  expect([await status(old), await status(renewed)]).toEqual([404, 404]);
});
