import { readAudios } from '../audios-api.ts';
import { openCreatePage } from '../create-page.ts';
import { expect, test } from '../journey.ts';
import { inspectScreen } from '../screens.ts';

test.afterEach('nothing was created', async ({ page, request, person }) => {
  await expect(page).toHaveURL(/\/app\/new-audio$/);
  expect(await readAudios(request, person)).toEqual([]);
});

test('material that is missing is asked for, in place and with the focus @phone', async ({
  page,
  say,
  person: _,
}) => {
  const create = await openCreatePage(page, say);
  await create.topicTab.click();
  await create.submit.click();
  await expect(create.topic).toBeFocused();
  await expect(page.getByText(say('errors:field.required'))).toBeVisible();
  await inspectScreen(page, 'create-topic-refused');

  await create.linkTab.click();
  await create.link.fill('not an address');
  await create.submit.click();
  await expect(create.link).toBeFocused();
  await expect(page.getByText(say('errors:field.url_invalid'))).toBeVisible();
  await inspectScreen(page, 'create-link-refused');

  await create.filesTab.click();
  await create.submit.click();
  await expect(page.getByRole('button', { name: say('compose:source.files.drop') })).toBeFocused();
  await expect(page.getByText(say('errors:field.required'))).toBeVisible();
  await inspectScreen(page, 'create-files-refused');
});

test('a file of another type or without content is named and not sent @phone', async ({
  page,
  say,
  person: _,
}) => {
  const create = await openCreatePage(page, say);
  await create.filesTab.click();
  await create.files.setInputFiles([
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'nothing.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Waves.') },
  ]);
  const refused = page.getByRole('alert').filter({ hasText: 'setup.exe' });
  await expect(refused).toContainText(say('errors:field.file_type_unsupported'));
  await expect(refused).toContainText(say('compose:source.files.file_empty'));
  await expect(create.fileList.getByRole('listitem')).toHaveCount(1);
  await expect(create.fileList).toContainText('notes.txt');
  await inspectScreen(page, 'create-files');

  await page.getByRole('button', { name: say('compose:source.files.remove', { name: 'notes.txt' }) }).click();
  await expect(create.fileList).toHaveCount(0);
  await page.reload();
  await create.filesTab.waitFor();
  await expect(page.getByRole('button', { name: say('compose:source.files.drop') })).toBeVisible();
  await expect(create.fileList).toHaveCount(0);
});

test('an address that this server must not open is refused as soon as it is typed', async ({
  page,
  say,
  consoleErrors,
  person: _,
}) => {
  consoleErrors.expect(/status of 422/);
  const create = await openCreatePage(page, say);
  await create.linkTab.click();
  await create.link.fill('http://169.254.169.254/latest/meta-data');
  await expect(page.getByText(say('errors:failure.address_refused'))).toBeVisible();
  await expect(create.link).toHaveAttribute('aria-invalid', 'true');
});
