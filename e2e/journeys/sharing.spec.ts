import type { Page } from '@playwright/test';
import { audioPage, expectSound } from '../audio-page.ts';
import { collectConsoleErrors } from '../console-errors.ts';
import { heldBack } from '../held-back.ts';
import { expect, test } from '../journey.ts';
import { baseUrl } from '../product.ts';
import { change, quickAudio } from '../quick-audio.ts';
import { inspectInBothThemes, inspectScreen } from '../screens.ts';
import type { Words } from '../words.ts';

const SPEAKING_MS = 60_000;

/** Each would do something else than be read, if it were anything but text. */
const IN_TITLES = [
  '<img src=x onerror=alert(1)>',
  '</title></script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '[x](javascript:alert(1))',
  "' autofocus onfocus='alert(1)",
].join(' ');
const IN_NAMES = '--><script>alert(1)</script> "><details open ontoggle=alert(1)>';
const IN_NOTES = [
  IN_TITLES,
  IN_NAMES,
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" id=trap>click</a>',
  '![x](x"onerror="alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](\u0001javascript:alert(1)) [x](JAVA\tSCRIPT:alert(1))',
  '<style>@import "javascript:alert(1)"</style><base href=//x.example>',
];
const SCRIPT = `HOST: Read this: ${IN_NOTES.slice(0, 4).join(' ')}\nCOHOST: No thank you.`;

async function annotates(page: Page, say: Words): Promise<void> {
  await audioPage(page, say).openTab('notes');
  await page.getByRole('button', { name: say('listen:notes.edit') }).click();
  await page.getByRole('textbox', { name: say('listen:notes.label') }).fill('My **own** notes.');
  await page.getByRole('button', { name: say('listen:notes.save') }).click();
  await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('own');
}

async function rates(page: Page, say: Words): Promise<void> {
  const audio = audioPage(page, say);
  await audio.play.click();
  await audio.position.focus();
  await page.keyboard.press('End');
  const question = page.getByRole('dialog', { name: say('listen:rating.ask') });
  const fourStars = { name: say('listen:rating.stars_other', { count: 4 }) };
  // The radio itself is out of sight; the star that stands for it is pressed.
  const star = await question.getByRole('radio', fourStars).getAttribute('id');
  await question.locator(`label[for="${star}"]`).click();
  await expect(page.getByText(say('listen:rating.saved'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('radio', fourStars)).toBeChecked();
}

/** Shares the audio that is open; gives the address for strangers. */
async function shares(page: Page, say: Words): Promise<string> {
  await page.getByRole('button', { name: say('listen:share.action') }).click();
  const dialog = page.getByRole('dialog', { name: say('listen:share.title') });
  await expect(dialog.getByText(say('listen:share.warning'))).toBeVisible();
  await inspectScreen(page, 'share-dialog');
  await dialog.getByRole('button', { name: say('listen:share.confirm') }).click();
  const link = dialog.getByLabel(say('listen:share.link'), { exact: true });
  await expect(link).toHaveValue(/\/audio\/[\w-]{32}$/);
  const address = await link.inputValue();
  await expect(dialog.getByRole('img', { name: say('listen:share.qr') })).toBeVisible();
  await expect(dialog.getByLabel(say('listen:share.embed'), { exact: true })).toHaveValue(
    /<iframe src=".*\/embed\//,
  );
  await test.step('what can’t be copied is said', async () => {
    await page.evaluate(
      "Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })",
    );
    await dialog.getByRole('button', { name: say('listen:share.copy'), exact: true }).click();
    await expect(page.getByText(say('common:copy_failed'))).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return address;
}

test('an audio is annotated, rated, shared with a warning, heard by a stranger, and gone when it is deleted @phone', async ({
  page,
  say,
  person,
  request,
  browser,
  locale,
  viewport,
}) => {
  test.setTimeout(4 * SPEAKING_MS);
  const { id } = await quickAudio(request, person);
  await page.goto(`/app/audio/${id}`);
  await test.step('notes of one’s own', () => annotates(page, say));
  await test.step('four stars, asked for at the end', () => rates(page, say));
  const address = await test.step('a link for strangers', () => shares(page, say));

  const stranger = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
  const consoleErrors = collectConsoleErrors(stranger);
  const visit = await stranger.newPage();
  await test.step('a stranger hears and reads it', async () => {
    await visit.goto(address);
    await expect(visit.getByText(say('shared:by', { creator: person.name }))).toBeVisible();
    const shared = audioPage(visit, say);
    // Opens on what is said, and leads to something of one's own.
    await expect(shared.transcript).toContainText('people who live beside them');
    await expect(visit.getByRole('link', { name: say('shared:own.action') })).toHaveAttribute(
      'href',
      /^\/(pt-BR)?$/,
    );
    await inspectInBothThemes(visit, 'shared');
    await shared.play.click();
    await expectSound(shared);
  });

  const again = async () => {
    await page.getByRole('button', { name: say('listen:menu.open') }).click();
    await page.getByRole('menuitem', { name: say('listen:menu.again') }).click();
  };
  const home = page.getByRole('link', { name: say('common:nav.home'), exact: true });
  const written = page.getByLabel(say('compose:source.script.label'));
  const card = page.getByRole('article').locator(`a[href$="/app/audio/${id}"]`).first();
  await test.step('whoever has pressed on is not called back by a form that fills itself in', async () => {
    const material = await heldBack(page, /\/api\/audios\/[^/]+\/request$/);
    const nextPage = await heldBack(page, /\/assets\/home-route-[^/]+\.js$/);
    await again();
    await material.asked;
    await home.click();
    await nextPage.asked;
    await material.release();
    await expect(written).toHaveValue(/built high\.$/);
    await nextPage.release();
    await card.click();
  });

  await test.step('another one can be made of the same material', async () => {
    await again();
    await expect(written).toHaveValue(/built high\.$/);
    await home.click();
    await card.click();
  });

  await test.step('deleted, it is gone for everybody', async () => {
    await page.getByRole('button', { name: say('listen:menu.open') }).click();
    await page.getByRole('menuitem', { name: say('listen:menu.delete') }).click();
    await page.getByRole('button', { name: say('listen:delete.confirm'), exact: true }).click();
    await page.waitForURL('**/app/home');
    consoleErrors.expect(/status of 410/);
    await visit.reload();
    await expect(visit.getByRole('heading', { name: say('shared:audio_gone') })).toBeVisible();
    expect(consoleErrors.unexpected()).toEqual([]);
  });
  await stranger.close();
});

test('what people write stays text in the app, in the studio, on the public page and in its player', async ({
  page,
  say,
  person,
  request,
}) => {
  test.setTimeout(2 * SPEAKING_MS);
  page.on('dialog', () => {
    throw new Error('somebody’s words were run');
  });
  const { id } = await quickAudio(request, person, SCRIPT);
  await change(request, person, '/api/current_user', { name: IN_NAMES });
  await change(request, person, `/api/audios/${id}`, {
    title: IN_TITLES,
    shownotes: IN_NOTES.join('\n\n# '),
  });
  const share = await request.post(`${baseUrl()}/api/audios/${id}/share`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { share_url, url_token } = await share.json();
  const heading = page.getByRole('heading', { level: 1 });
  const notes = page.getByRole('tabpanel');
  /** Not one element came out of the notes, the links that Markdown allows included. */
  const expectHarmlessNotes = async () => {
    await expect(notes).toContainText('<iframe srcdoc=');
    await expect(
      notes.locator(':is(a, img, svg, iframe, script, style, details, base):not(button *)'),
    ).toHaveCount(0);
  };

  await page.goto('/app/home');
  await page.getByRole('link', { name: IN_TITLES }).click();
  await expect(heading).toHaveText(IN_TITLES);
  await expect(page.getByText(say('listen:by', { creator: IN_NAMES }))).toBeVisible();
  await expect(audioPage(page, say).transcript).toContainText('<img src=x onerror=alert(1)>');
  await audioPage(page, say).openTab('notes');
  await expectHarmlessNotes();
  await page.getByRole('link', { name: say('listen:edit_script') }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue(SCRIPT.split('\n')[0]!.slice('HOST: '.length));
  await page.goto(share_url);
  await expect(heading).toHaveText(IN_TITLES);
  await expect(page.getByText(say('shared:by', { creator: IN_NAMES }))).toBeVisible();
  await page.getByRole('tab', { name: say('shared:tabs.notes') }).click();
  await expectHarmlessNotes();
  await page.goto(`/embed/${url_token}`);
  await expect(heading).toHaveText(IN_TITLES);
});
