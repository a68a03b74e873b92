import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { audioPage, expectSound } from '../audio-page.ts';
import { type CreatePage, openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { filmOf, paperPdf, reportPdf } from '../made-files.ts';
import { grantPro } from '../operator.ts';
import { letClassicVoicesSpeak } from '../quick-audio.ts';
import {
  htmlArticle,
  openSourceSite,
  podcastFeed,
  type SourceSite,
  transcript,
  videoPage,
} from '../source-site.ts';
import { REEF, RIVERS } from '../sources.ts';
import type { Words } from '../words.ts';

/** Others may be spoken before it. */
const MAKING_MS = 180_000;
const READING_MS = 60_000;
const PARAGRAPHS = REEF.split(/\n{2,}/).filter((text) => !text.startsWith('#'));
const TITLE = 'How Lighthouses Learned to Shine';

// They share the one port that the product may read pages from.
test.describe.configure({ mode: 'default' });

let site: SourceSite;

test.beforeAll(async () => {
  site = await openSourceSite((url) => ({
    '/lighthouses': htmlArticle(TITLE, PARAGRAPHS),
    '/film': videoPage('A film about lighthouses', '/film.vtt'),
    '/film.vtt': transcript(PARAGRAPHS),
    '/feed.xml': podcastFeed(url, [
      { guid: 'newest', title: 'Nothing but waves', day: '2026-03-01' },
      { guid: 'lights', title: 'Lights along the coast', day: '2026-02-01' },
    ]),
    '/newest.vtt': transcript(['Only waves today.']),
    '/lights.vtt': transcript(PARAGRAPHS),
  }));
});
test.afterAll(async () => site.stop());

async function create(page: Page, form: CreatePage): Promise<void> {
  await letClassicVoicesSpeak(page);
  await form.submit.click();
  await page.waitForURL(/\/app\/audio\/\w+$/);
}

/** The audio is finished, can be heard, and says on its page what it rests on. */
async function expectAudioFrom(page: Page, say: Words, document: string, timeout = MAKING_MS): Promise<void> {
  const audio = audioPage(page, say);
  await expect(audio.transcript).toBeVisible({ timeout });
  await audio.play.click();
  await expectSound(audio);
  await audio.pause.click();
  await audio.openTab('script');
  await expect(page.getByRole('region', { name: say('listen:script.read') })).toContainText(document);
}

const openPassages = (page: Page) => page.locator('main li button[aria-expanded]').first().click();

test('a topic becomes an audio that names the article it rests on', async ({ page, say, person: _ }) => {
  test.setTimeout(MAKING_MS + READING_MS);
  const form = await openCreatePage(page, say);
  await form.topicTab.click();
  await form.topic.fill('Bees');
  await create(page, form);
  await expectAudioFrom(page, say, 'Bees');
});

test('a topic is helped with while it is typed: what is known is one press away, the rest is not begun', async ({
  page,
  say,
  person: _,
  consoleErrors,
}) => {
  // The price may be asked for before the answer came that nothing is known.
  consoleErrors.expect(/status of 422/);
  const form = await openCreatePage(page, say);
  await form.topicTab.click();
  const topic = 'Zorgonian tax law of the year 9412';
  await form.topic.fill(topic);
  await expect(page.getByText(say('compose:source.topic.unknown', { topic }))).toBeVisible();
  await expect(form.submit).toBeDisabled();
  await form.topic.fill('photosyn');
  await page.getByRole('button', { name: 'Photosynthesis' }).click();
  await expect(form.topic).toHaveValue('Photosynthesis');
  await expect(form.submit).toBeEnabled();
});

test('a web page becomes an audio; its menus and footers do not', async ({ page, say, person: _ }) => {
  test.setTimeout(MAKING_MS + READING_MS);
  const form = await openCreatePage(page, say);
  await form.linkTab.click();
  await form.link.fill(`${site.url}/lighthouses`);
  await expect(page.getByRole('status').filter({ hasText: TITLE })).toBeVisible();
  await create(page, form);
  await expectAudioFrom(page, say, TITLE);
  await expect(page.getByText('Subscribe to our newsletter')).toHaveCount(0);
  const source = page.getByRole('region', { name: say('listen:source.title') }).getByRole('link');
  await expect(source).toHaveAttribute('href', `${site.url}/lighthouses`);
});

test('an episode of a podcast, and not the newest one, becomes an audio', async ({
  page,
  say,
  person: _,
}) => {
  test.setTimeout(MAKING_MS + READING_MS);
  const form = await openCreatePage(page, say);
  await form.mediaTab.click();
  await form.mediaLink.fill(`${site.url}/feed.xml`);
  await expect(page.getByRole('radio', { name: 'Nothing but waves' })).toBeChecked();
  await page.getByRole('radio', { name: 'Lights along the coast' }).check();
  await create(page, form);
  await expectAudioFrom(page, say, 'Lights along the coast');
  await openPassages(page);
  const passage = page.locator('figcaption').first();
  await expect(passage).toContainText(/\d+:\d\d/);
});

test('two PDFs, sent in spite of a reload, become an audio that knows their pages', async ({
  page,
  context,
  say,
  person: _,
}) => {
  test.setTimeout(MAKING_MS + READING_MS);
  const half = Math.ceil(PARAGRAPHS.length / 2);
  const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  const form = await openCreatePage(page, say);
  await form.filesTab.click();
  await form.files.setInputFiles([
    pdf('paper.pdf', await paperPdf(context, TITLE, PARAGRAPHS.slice(0, half))),
    pdf('report.pdf', await reportPdf(PARAGRAPHS.slice(half))),
  ]);
  await expect(form.fileList.getByRole('listitem')).toHaveCount(2);
  await expect(form.fileList.getByRole('progressbar')).toHaveCount(0);

  await page.reload();
  await expect(form.fileList.getByRole('listitem')).toHaveCount(2);
  await create(page, form);
  await expectAudioFrom(page, say, 'paper.pdf');
  const script = page.getByRole('region', { name: say('listen:script.read') });
  await expect(script).toContainText('report.pdf');
  await expect(script).not.toContainText('Journal of Coastal Lights');
  await openPassages(page);
  await expect(page.locator('figcaption').first()).toContainText(say('listen:script.page', { page: 1 }));
});

test('videos are part of the Pro plan: a file and an address are refused before anything is begun', async ({
  page,
  say,
  person,
  consoleErrors,
}) => {
  test.setTimeout(MAKING_MS + 2 * READING_MS);
  consoleErrors.expect(/status of 403/);
  const form = await openCreatePage(page, say);
  await test.step('a file', async () => {
    await form.filesTab.click();
    await expect(page.getByText(say('compose:source.files.video_pro'))).toBeVisible();
    await form.files.setInputFiles([
      { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(2_000, 1) },
    ]);
    await expect(form.fileList.getByRole('progressbar')).toHaveCount(0);
    const refusal = page.getByRole('alert').filter({ hasText: say('errors:problem.pro_only_video') });
    await expect(refusal.getByRole('link', { name: say('compose:see_plans') })).toBeVisible();
    await expect(form.submit).toBeDisabled();
  });

  await test.step('the address of a page with a video', async () => {
    await form.mediaTab.click();
    await expect(page.getByText(say('compose:source.media.video_pro'))).toBeVisible();
    await form.mediaLink.fill(`${site.url}/film`);
    await expect(page.getByText(say('errors:problem.pro_only_video'))).toBeVisible();
    await expect(form.submit).toBeDisabled();
  });

  await test.step('with the plan, its captions are read', async () => {
    await grantPro(person.email);
    // Who bought it comes back from the payment's page.
    await page.goto('/app/new-audio');
    await form.mediaTab.click();
    await form.mediaLink.fill(`${site.url}/film`);
    await form.submit.click();
    await page.waitForURL(/\/app\/audio\/\w+$/);
    await expectAudioFrom(page, say, 'A film about lighthouses');
  });
});

test('a recording and a film become an audio that knows when each thing was said', async ({
  page,
  say,
  person,
}, { outputDir }) => {
  test.setTimeout(2 * MAKING_MS + READING_MS);
  await grantPro(person.email);
  mkdirSync(outputDir, { recursive: true });
  const middle = RIVERS.length / 2;
  const form = await openCreatePage(page, say);
  await form.filesTab.click();
  await form.files.setInputFiles([
    { name: 'talk.mp3', mimeType: 'audio/mpeg', buffer: RIVERS.subarray(0, middle) },
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: filmOf(RIVERS.subarray(middle), outputDir) },
  ]);
  await expect(form.fileList.getByRole('listitem')).toHaveCount(2);
  await expect(form.fileList.getByRole('progressbar')).toHaveCount(0);
  await create(page, form);
  await expectAudioFrom(page, say, 'talk.mp3', 2 * MAKING_MS);
  await expect(page.getByRole('region', { name: say('listen:script.read') })).toContainText('film.mp4');
  await openPassages(page);
  await expect(page.locator('figcaption').first()).toContainText(/\d+:\d\d/);
});
