import type { Locator, Page } from '@playwright/test';
import type { Words } from './words.ts';

/** What a person finds on the create page. */
export type CreatePage = {
  topicTab: Locator;
  topic: Locator;
  filesTab: Locator;
  /** The field behind the drop zone. */
  files: Locator;
  fileList: Locator;
  linkTab: Locator;
  mediaTab: Locator;
  link: Locator;
  mediaLink: Locator;
  textTab: Locator;
  text: Locator;
  scriptTab: Locator;
  script: Locator;
  /** Opens what is chosen. */
  change: Locator;
  submit: Locator;
};

export function createPage(page: Page, say: Words): CreatePage {
  const tab = (source: string) =>
    page.getByRole('tab', { name: say(`compose:source.${source}.tab`), exact: true });
  return {
    topicTab: tab('topic'),
    topic: page.getByLabel(say('compose:source.topic.label')),
    filesTab: tab('files'),
    files: page.locator('input[type=file]'),
    fileList: page.getByRole('list', { name: say('compose:source.files.list') }),
    linkTab: tab('url'),
    mediaTab: tab('media'),
    link: page.getByLabel(say('compose:source.url.label')),
    mediaLink: page.getByLabel(say('compose:source.media.label')),
    textTab: tab('text'),
    text: page.getByLabel(say('compose:source.text.label')),
    scriptTab: tab('script'),
    script: page.getByLabel(say('compose:source.script.label')),
    change: page.getByRole('button', { name: say('compose:choices.change'), exact: true }),
    submit: page
      .getByRole('region', { name: say('compose:summary.title') })
      .getByRole('button', { name: say('compose:submit') }),
  };
}

export async function openCreatePage(page: Page, say: Words): Promise<CreatePage> {
  await page.goto('/app/new-audio');
  const create = createPage(page, say);
  await create.change.click();
  return create;
}

export async function fillScript(create: CreatePage, script: string): Promise<void> {
  await create.scriptTab.click();
  await create.script.fill(script);
}
