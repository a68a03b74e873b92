import { audioPage, expectSound } from '../audio-page.ts';
import { hearComplaints } from '../complaints.ts';
import { expect, test } from '../journey.ts';
import { baseUrl } from '../product.ts';
import { change, quickAudio } from '../quick-audio.ts';
import { inspectInBothThemes, inspectScreen } from '../screens.ts';

const SPEAKING_MS = 60_000;

/** Each would do something else than be read, if it were anything but text. */
const PAYLOADS = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '[x](javascript:alert(1))',
].join(' ');

test('an audio is shared with a warning, heard by a stranger, and gone when it is deleted @everywhere', async ({
  page,
  say,
  person,
  request,
  browser,
}) => {
  test.setTimeout(3 * SPEAKING_MS);
  const { id } = await quickAudio(request, person);
  await page.goto(`/app/audio/${id}`);
  await page.getByRole('button', { name: say('listen:share.action') }).click();
  const dialog = page.getByRole('dialog', { name: say('listen:share.title') });
  await expect(dialog.getByText(say('listen:share.warning'))).toBeVisible();
  await inspectScreen(page, 'share-dialog');
  await dialog.getByRole('button', { name: say('listen:share.confirm') }).click();
  const link = dialog.getByLabel(say('listen:share.link'), { exact: true });
  await expect(link).toHaveValue(/\/audio\/[\w-]{32}$/);
  const address = await link.inputValue();

  const { locale, viewport } = test.info().project.use;
  const stranger = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
  const complaints = hearComplaints(stranger);
  const visit = await stranger.newPage();
  await visit.goto(address);
  await expect(visit.getByText(say('shared:by', { creator: person.name }))).toBeVisible();
  const shared = audioPage(visit, say);
  await inspectInBothThemes(visit, 'shared');
  await visit.getByRole('tab', { name: say('shared:tabs.transcript') }).click();
  await expect(shared.transcript).toContainText('people who live beside them');
  await shared.play.click();
  await expectSound(shared);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('listen:menu.open') }).click();
  await page.getByRole('menuitem', { name: say('listen:menu.delete') }).click();
  await page.getByRole('button', { name: say('listen:delete.confirm'), exact: true }).click();
  await page.waitForURL('**/app/home');
  complaints.expect(/status of 410/);
  await visit.reload();
  await expect(visit.getByRole('heading', { name: say('shared:audio_gone') })).toBeVisible();
  expect(complaints.unexpected()).toEqual([]);
  await stranger.close();
});

test('what people write stays text in the app, in the studio and on the public page', async ({
  page,
  say,
  person,
  request,
}) => {
  test.setTimeout(2 * SPEAKING_MS);
  page.on('dialog', () => {
    throw new Error('somebody’s words were run');
  });
  const { id } = await quickAudio(request, person, `HOST: Read this: ${PAYLOADS}\nCOHOST: No thank you.`);
  await change(request, person, '/api/current_user', { name: `Ada ${PAYLOADS}`.slice(0, 100) });
  await change(request, person, `/api/audios/${id}`, {
    title: PAYLOADS,
    shownotes: `# ${PAYLOADS}\n\n${PAYLOADS}`,
  });
  await page.goto(`/app/audio/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAYLOADS);
  await audioPage(page, say).openTab('notes');
  await page.getByRole('link', { name: say('listen:edit_script') }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue(`Read this: ${PAYLOADS}`);
  const share = await request.post(`${baseUrl()}/api/audios/${id}/share`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { share_url, url_token } = await share.json();
  await page.goto(share_url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAYLOADS);
  await page.goto(`/embed/${url_token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAYLOADS);
});
