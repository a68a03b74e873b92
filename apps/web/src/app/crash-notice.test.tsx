import { expect, it } from 'vitest';
import { CONTACT } from '../lib/dialog-ids.ts';
import { drawn } from '../ui/page/drawn.fake.tsx';
import { CrashNotice } from './crash-notice.tsx';

it('brings along the dialog in which support is written to, where no shell does', async () => {
  const html = await drawn(<CrashNotice />);
  expect(html).toContain('contact support');
  expect(html).toMatch(new RegExp(`<button[^>]*data-opens="${CONTACT}"`));
  expect(html).toMatch(new RegExp(`<dialog[^>]*id="${CONTACT}"`));
  // Says that the letter was sent.
  expect(html).toContain('data-notice');
});
