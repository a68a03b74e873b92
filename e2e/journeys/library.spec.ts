import { failUntitled, fillShelf } from '../full-shelf.ts';
import { expect, test } from '../journey.ts';
import { quickAudio } from '../quick-audio.ts';
import { inspectInBothThemes } from '../screens.ts';

/** More than the twenty that come at once. */
const COPIES = 24;
const LOOKING_MS = 180_000;

test('a full shelf grows while one scrolls, is searched and sifted, and lets failures be put away @phone', async ({
  page,
  say,
  person,
  request,
}) => {
  test.setTimeout(LOOKING_MS);
  const { id } = await quickAudio(request, person);
  await fillShelf(id, COPIES);
  await failUntitled(id);
  const cards = page.getByRole('article');
  const failed = cards.filter({ hasText: say('errors:failure.generation_failed') });
  const show = async (which: 'all' | 'failed') => {
    await page.getByRole('combobox', { name: say('library:filter') }).click();
    const name = say(which === 'all' ? 'library:filter_all' : `library:status.${which}`);
    await page.getByRole('option', { name, exact: true }).click();
  };
  const dismiss = page.getByRole('button', {
    name: say('library:dismiss', { title: say('library:untitled') }),
  });

  await test.step('what failed says so, and whom to ask', async () => {
    await page.goto('/app/home?status=failed');
    await expect(failed).toContainText(say('library:support'));
    await expect(failed).toContainText(say('library:untitled'));
    await inspectInBothThemes(page, 'library-failed');
  });

  await test.step('what was put away stays away, except for whoever looks for failures', async () => {
    await show('all');
    await expect(cards.first()).toBeVisible();
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      await expect(cards).toHaveCount(COPIES + 1, { timeout: 1_000 });
    }).toPass();
    await dismiss.click();
    await expect(cards).toHaveCount(COPIES);
    await page.reload();
    await expect(cards.first()).toBeVisible();
    await expect(failed).toHaveCount(0);
    await show('failed');
    await expect(failed).toBeVisible();
  });

  await test.step('words find what they name', async () => {
    const search = page.getByRole('searchbox', { name: say('library:search') });
    // On a slow phone somebody types before the list has followed the filter: neither may undo the other.
    const processor = await page.context().newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await show('all');
    await search.fill('number 17');
    // What was there before may be a single card, too: the one that is looked for, then no other.
    await expect(cards.filter({ hasText: 'Recording number 17' })).toBeVisible();
    await expect(cards).toHaveCount(1);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await search.fill('nothing is called like this');
    await page.getByRole('button', { name: say('library:nothing.action') }).click();
    await expect(search).toHaveValue('');
    await expect.poll(() => cards.count()).toBeGreaterThan(1);
    await expect(failed).toHaveCount(0);
  });

  await test.step('they are put in order, chosen and deleted together', async () => {
    await page.getByRole('combobox', { name: say('library:sort.label') }).click();
    await page.getByRole('option', { name: say('library:sort.title'), exact: true }).click();
    const titled = (number: number) =>
      page.getByRole('heading', { name: `Recording number ${number}`, exact: true });
    await expect(cards.first()).toContainText('Recording number 1');
    await page.getByRole('button', { name: say('library:select.open'), exact: true }).click();
    for (const number of [1, 10])
      await page
        .getByRole('checkbox', {
          name: say('library:select.one', { title: `Recording number ${number}` }),
          exact: true,
        })
        .check();
    const bar = page.getByRole('toolbar', { name: say('library:select.toolbar') });
    await expect(bar).toContainText(say('library:select.count_other', { count: 2 }));
    await inspectInBothThemes(page, 'library-selecting');
    await expect(titled(1)).toHaveCount(1);
    await bar.getByRole('button', { name: say('library:select.delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('library:select.confirm') })
      .click();
    await expect(titled(1)).toHaveCount(0);
    await expect(titled(10)).toHaveCount(0);
    await expect(titled(11)).toHaveCount(1);
  });
});
