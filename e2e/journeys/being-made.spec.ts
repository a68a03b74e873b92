import type { Page } from '@playwright/test';
import { audioPage, expectSound, percentOf } from '../audio-page.ts';
import { createPage, fillScript, openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { openNarrowLine } from '../narrow-line.ts';
import { newPerson, signUpOnPage } from '../people.ts';
import { inspectScreen } from '../screens.ts';
import { EDDYSTONE_AND_BOOKS, SHORT_SCRIPT } from '../sources.ts';

// One audio is spoken at a time: these go one after the other.
test.describe.configure({ mode: 'default' });

const MAKING_MS = 600_000;
const STOPPING_MS = 240_000;
/** 3.3 seconds: more than one of the blocks that browsers read of an address, and less than two. */
const SOME_SECONDS_OF_SOUND = 40_000;
/** 32 KiB, and a little. */
const ONE_BLOCK_S = 3;
/** From when a script is written until its lines can be read. */
const ON_THE_PAGE_MS = 3_000;

/** Asks the server itself, beside the page, until it has the script of the audio that is open. */
async function scriptIsKept(page: Page): Promise<void> {
  const id = page.url().split('/').at(-1) ?? '';
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const read = () =>
    page.request.get(`/api/audios/${id}/script`, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await read()).status(), { timeout: 60_000, intervals: [200] }).toBe(200);
}

test.describe('by the press that ordered it', () => {
  test.use({ startByItself: true });

  test('a newcomer pastes a text, watches it being made, hears it before it is done, and then has it', async ({
    page,
    say,
  }) => {
    test.setTimeout(MAKING_MS + 60_000);
    const person = newPerson();

    await test.step('signs up and stands before an empty create page', async () => {
      await signUpOnPage(page, say, person);
      await expect(page).toHaveURL(/\/app\/new-audio$/);
    });

    await test.step('pastes a text and sends it off', async () => {
      const create = createPage(page, say);
      await create.textTab.click();
      await create.text.fill(EDDYSTONE_AND_BOOKS);
      await expect(create.submit).toBeInViewport({ ratio: 1 });
      await create.change.click();
      await expect(page.getByRole('radio', { name: say('compose:mode.dialogue') })).toBeChecked();
      await expect(page.getByRole('radio', { name: say('compose:length.short') })).toBeChecked();
      await create.submit.click();
      await page.waitForURL(/\/app\/audio\/\w+$/);
    });

    const audio = audioPage(page, say);

    await test.step('sees it move through its stages', async () => {
      await scriptIsKept(page);
      // From here on the script is written: its lines are on the page, with what they rest on.
      const script = page.getByRole('region', { name: say('listen:making.script') });
      await expect(script).toContainText('Eddystone Rocks', { timeout: ON_THE_PAGE_MS });
      await expect(script.getByRole('button', { expanded: false }).first()).toBeVisible();
      const speaking = page.getByRole('listitem').filter({ hasText: say('listen:making.stage.speaking') });
      await expect(speaking).toHaveAttribute('aria-current', 'step', { timeout: 60_000 });
      const before = await percentOf(audio.progress);
      await expect.poll(() => percentOf(audio.progress), { timeout: 60_000 }).toBeGreaterThan(before);
    });

    await test.step('hears the beginning while the rest is still being made', async () => {
      // Nobody presses play: the press that ordered it was enough.
      await expect(audio.pause).toBeVisible({ timeout: 60_000 });
      await expectSound(audio);
      await expect(audio.making).toBeVisible();
      await audio.pause.click();
      await inspectScreen(page, 'audio-being-made');
    });

    await test.step('has the whole of it in the end, where the listening stopped', async () => {
      const heard = await audio.seconds();
      await expect(audio.transcript).toBeVisible({ timeout: MAKING_MS });
      await expect(audio.making).toBeHidden();
      await expect.poll(audio.seconds).toBeGreaterThan(heard - 1);
      await audio.play.click();
      await expectSound(audio);
      const total = Number(await audio.position.getAttribute('aria-valuemax'));
      expect(total, 'seconds of an audio from 60 words').toBeGreaterThanOrEqual(25);
      expect(total, 'seconds of an audio from 60 words').toBeLessThanOrEqual(70);
      await expect(audio.transcript).toContainText('Eddystone Rocks');
      await expect(audio.transcript).not.toContainText('Smeaton');
    });
  });
});

test('what has come of a live audio is heard, also where it is less than browsers read of an address at once', async ({
  page,
  say,
  running,
}) => {
  test.setTimeout(STOPPING_MS);
  const line = await openNarrowLine(SOME_SECONDS_OF_SOUND);
  try {
    await page.goto(`${line.url}/app/audio/${running.id}`);
    const audio = audioPage(page, say);
    await audio.play.click({ timeout: MAKING_MS });
    await expect.poll(audio.seconds, { timeout: 60_000 }).toBeGreaterThan(ONE_BLOCK_S);
    await expect(audio.making).toBeVisible();
  } finally {
    // Before its line is cut, of which it would complain.
    await page.close();
    await line.stop();
  }
});

test('what is being made survives a reload, keeps a second one away, and is stopped in every tab and made again', async ({
  page,
  context,
  say,
  running,
  consoleErrors,
}) => {
  test.setTimeout(STOPPING_MS);
  consoleErrors.expect(/status of 409/);
  const audio = audioPage(page, say);
  const stop = page.getByRole('button', { name: say('listen:cancel.action') });
  const dialog = page.getByRole('dialog', { name: say('listen:cancel.title') });

  await test.step('a second audio is refused, with the way to the one being made', async () => {
    const create = await openCreatePage(page, say);
    await fillScript(create, SHORT_SCRIPT);
    await create.submit.click();
    await expect(page.getByText(say('errors:problem.generation_in_progress'))).toBeVisible();
    await inspectScreen(page, 'create-refused');
    await page.getByRole('link', { name: say('compose:go_to_running') }).click();
    await expect(page).toHaveURL(new RegExp(`/app/audio/${running.id}$`));
  });

  await test.step('a reload in the middle loses nothing', async () => {
    await expect.poll(() => percentOf(audio.progress), { timeout: 60_000 }).toBeGreaterThan(8);
    const before = await percentOf(audio.progress);
    await page.reload();
    await expect(audio.progress).toBeVisible();
    expect(await percentOf(audio.progress)).toBeGreaterThanOrEqual(before);
  });

  await test.step('two tabs show the same, and stopping in one is seen in the other', async () => {
    const other = await context.newPage();
    await other.goto(`/app/audio/${running.id}`);
    await expect(audioPage(other, say).progress).toBeVisible();
    await stop.click();
    await expect(dialog).toBeVisible();
    await inspectScreen(page, 'stop-dialog');
    await dialog.getByRole('button', { name: say('listen:cancel.confirm'), exact: true }).click();
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { name: say('listen:stopped.cancelled_title') })).toBeVisible();
    await inspectScreen(page, 'audio-stopped');
  });

  await test.step('a stopped audio can be made again from the same material', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say('listen:stopped.retry') })
      .click();
    await expect(audio.progress).toBeVisible();
  });
});
