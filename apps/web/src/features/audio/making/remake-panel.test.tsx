import type { Audio } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { CONTACT } from '../../../lib/dialog-ids.ts';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { RemakePanel } from './remake-panel.tsx';

it('leads to support when a new version failed, with a letter that names the audio', async () => {
  const remake = { error: { code: 'generation_failed', message: '' } };
  const html = await drawn(<RemakePanel audio={{ id: 'audio-1', revision: 'r1', remake } as Audio} />);
  expect(html).toContain('contact support');
  expect(html).toMatch(new RegExp(`<button[^>]*data-opens="${CONTACT}"[^>]*data-begins="[^"]*audio-1`));
});
