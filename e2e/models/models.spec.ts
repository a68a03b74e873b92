import { expect, type Page } from '@playwright/test';
import { test } from '../journey.ts';
import { enterAs, signUpThroughApi } from '../people.ts';
import { inspectInBothThemes, inspectWide } from '../screens.ts';
import { type InterfaceLanguage, words } from '../words.ts';
import { openOllama } from './ollama.ts';

type Ollama = Awaited<ReturnType<typeof openOllama>>;

/** Every failure that a person can meet, with what the page says of it. */
const FAILURES: [string, Parameters<Ollama['answer']>[0]][] = [
  ['thought_only', { text: '<think>They want a word. Let me see' }],
  ['cut_off', { text: '{"word": "light' }],
  ['repeated', { text: `{"word": "${'and so on '.repeat(90)}` }],
  ['other_shape', { text: 'Hello!' }],
  [
    'out_of_memory',
    { status: 500, says: 'model requires more system memory (5.6 GiB) than is available (3 GiB)' },
  ],
  ['busy', { status: 503, says: 'Loading model' }],
  ['gone_midway', 'gone'],
];

let admin: Awaited<ReturnType<typeof signUpThroughApi>> | undefined;

for (const language of ['en-US', 'pt-BR'] satisfies InterfaceLanguage[])
  test.describe(language, () => {
    const say = words(language);
    test.use({ locale: language });

    test('an admin finds out what a model is good for, fetches another, and reads what went wrong', async ({
      page,
      context,
      request,
    }) => {
      const ollama = await openOllama();
      // At home the first person is an admin.
      admin ??= await signUpThroughApi(request);
      await enterAs(context, admin);
      await page.goto('/app/admin');
      await page.getByRole('link', { name: say('admin:services.models') }).click();
      await expect(page.getByRole('heading', { name: say('providers:models.title') })).toBeVisible();
      await inspectInBothThemes(page, `${language}-models-none`);

      await addByHand(page, say, ollama.url);
      const model = 'chatty:1b';
      await test.step('the try-out says why it is not usable', async () => {
        await page.getByRole('button', { name: say('providers:menu', { model }) }).click();
        await page.getByRole('menuitem', { name: say('providers:qualify'), exact: true }).click();
        await expect(page.getByText(say('providers:work.qualify_done', { model }))).toBeVisible();
        await expect(page.getByText(say('providers:idle.not_usable'))).toBeVisible();
        await expect(page.getByText(say('providers:troubles.other_shape')).first()).toBeVisible();
      });

      await test.step('a pull is watched, cancelled and gone on with', async () => {
        const other = 'qwen3.5:9b';
        const goOn = ollama.holdPulls();
        await page
          .getByRole('button', { name: say('providers:catalogue.fetch_this', { model: other }) })
          .click();
        await expect(page.getByText(say('providers:work.pull_running', { model: other }))).toBeVisible();
        await expect(page.getByText(say('providers:work.bytes', halfOf(language)))).toBeVisible();
        await inspectInBothThemes(page, `${language}-models-pulling`);
        await page.getByRole('button', { name: say('providers:work.cancel'), exact: true }).click();
        await expect(page.getByText(say('providers:work.pull_cancelled', { model: other }))).toBeVisible();
        goOn();
        await page.getByRole('button', { name: say('providers:work.go_on'), exact: true }).click();
        await expect(page.getByText(say('providers:work.pull_done', { model: other }))).toBeVisible();
        await expect(
          page.getByRole('button', { name: say('providers:found.use_this', { model: other }) }),
        ).toBeVisible();
      });

      for (const [trouble, answer] of FAILURES)
        await test.step(`what is ${trouble} has its sentence`, async () => {
          ollama.answer(answer);
          await page.getByRole('button', { name: say('providers:test_this', { model }) }).click();
          const status = page.getByRole('status').filter({ hasText: say(`providers:troubles.${trouble}`) });
          await expect(status).toBeVisible();
        });
      await page.reload();
      await expect(page.getByText(say('providers:state.trouble'), { exact: true })).toBeVisible();
      await inspectInBothThemes(page, `${language}-models-trouble`);
      await inspectWide(page, `${language}-models-trouble`);

      await page.getByRole('button', { name: say('providers:menu', { model }) }).click();
      await page.getByRole('menuitem', { name: say('providers:remove'), exact: true }).click();
      await page.getByRole('button', { name: say('providers:remove'), exact: true }).click();
      await expect(page.getByText(say('providers:removed'))).toBeVisible();
      await ollama.close();
    });
  });

async function addByHand(page: Page, say: ReturnType<typeof words>, address: string): Promise<void> {
  await page.getByLabel(say('providers:add.kind')).selectOption('ollama');
  await page.getByLabel(say('providers:add.address'), { exact: true }).fill(address);
  await page.getByLabel(say('providers:add.model'), { exact: true }).fill('chatty:1b');
  await page.getByRole('button', { name: say('providers:add.add'), exact: true }).click();
  await expect(page.getByText(say('providers:add.added'))).toBeVisible();
}

const halfOf = (language: string) => ({
  done: (3.3).toLocaleString(language),
  total: (6.6).toLocaleString(language),
});
