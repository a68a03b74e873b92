import { audioPage, percentOf } from '../../audio-page.ts';
import { fillScript, openCreatePage } from '../../create-page.ts';
import { expect, test } from '../../journey.ts';
import { inspectScreen } from '../../screens.ts';
import { SHORT_SCRIPT } from '../../sources.ts';

test('a second audio is refused, with the way to the one being made', async ({
  page,
  say,
  running,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/);
  const create = await openCreatePage(page, say);
  await fillScript(create, SHORT_SCRIPT);
  await create.submit.click();
  await expect(page.getByText(say('errors:problem.generation_in_progress'))).toBeVisible();
  await inspectScreen(page, 'create-refused');
  await page.getByRole('link', { name: say('compose:go_to_running') }).click();
  await expect(page).toHaveURL(new RegExp(`/app/audio/${running.id}$`));
});

test('a reload in the middle loses nothing', async ({ page, say, running }) => {
  await page.goto(`/app/audio/${running.id}`);
  const audio = audioPage(page, say);
  await expect.poll(() => percentOf(audio.progress), { timeout: 60_000 }).toBeGreaterThan(8);
  const before = await percentOf(audio.progress);
  await page.reload();
  await expect(audio.progress).toBeVisible();
  expect(await percentOf(audio.progress)).toBeGreaterThanOrEqual(before);
});

test('two tabs show the same, and stopping in one is seen in the other', async ({
  page,
  context,
  say,
  running,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/app/audio/${running.id}`);
    await expect(audioPage(tab, say).progress).toBeVisible();
  }
  await page.getByRole('button', { name: say('listen:cancel.action') }).click();
  const dialog = page.getByRole('dialog', { name: say('listen:cancel.title') });
  await expect(dialog).toBeVisible();
  await inspectScreen(page, 'stop-dialog');
  await dialog.getByRole('button', { name: say('listen:cancel.confirm'), exact: true }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: say('listen:stopped.cancelled_title') })).toBeVisible();
  }
  await inspectScreen(page, 'audio-stopped');
});

test('a stopped audio can be made again from the same material', async ({ page, say, running }) => {
  await page.goto(`/app/audio/${running.id}`);
  await page.getByRole('button', { name: say('listen:cancel.action') }).click();
  await page.getByRole('button', { name: say('listen:cancel.confirm'), exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('listen:stopped.retry') })
    .click();
  await expect(audioPage(page, say).progress).toBeVisible();
});
