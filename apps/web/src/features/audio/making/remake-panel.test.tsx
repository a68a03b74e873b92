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

it('says how long a new version will take, once that is known', async () => {
  const making = (seconds: number | null) => {
    const progress = { percent: 60, lines_done: 3, lines_total: 40, seconds_left: seconds };
    const remake = { status: 'speaking', progress, error: null };
    return drawn(<RemakePanel audio={{ id: 'audio-1', revision: 'r1', remake } as Audio} />);
  };
  expect(await making(25)).toContain('Less than a minute left');
  expect(await making(null)).not.toMatch(/minutes? left/);
});
