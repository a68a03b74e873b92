import type { Locator, Page } from '@playwright/test';
import type { Words } from './words.ts';

/** What a person finds on the create page. */
export type CreatePage = {
  textTab: Locator;
  text: Locator;
  scriptTab: Locator;
  script: Locator;
  submit: Locator;
};

export const createPage = (page: Page, say: Words): CreatePage => ({
  textTab: page.getByRole('tab', { name: say('compose:source.text.tab'), exact: true }),
  text: page.getByLabel(say('compose:source.text.label')),
  scriptTab: page.getByRole('tab', { name: say('compose:source.script.tab') }),
  script: page.getByLabel(say('compose:source.script.label')),
  submit: page.getByRole('button', { name: say('compose:submit') }),
});

export async function openCreatePage(page: Page, say: Words): Promise<CreatePage> {
  await page.goto('/app/new-audio');
  const create = createPage(page, say);
  await create.submit.waitFor();
  return create;
}

export async function fillScript(create: CreatePage, script: string): Promise<void> {
  await create.scriptTab.click();
  await create.script.fill(script);
}
