import type { Audio, AudioScript } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { HeardShare } from './heard-share.tsx';

const gap = (from: number, to: number) => ({
  from,
  to,
  sentences: [
    { passage_id: 'p1', sentence: 0, text: 'Nobody says this.', longer_ms: 14_000, credits_required: 1 },
  ],
  more: 0,
});
const shown = (heard: NonNullable<AudioScript['heard']>) =>
  drawn(<HeardShare heard={heard} audio={{ language: 'en-US', status: 'ready' } as Audio} />);

it('draws the text as a bar that stops at every gap', async () => {
  const html = await shown({ percent: 82, gaps: [gap(0.1, 0.15), gap(0.9, 1)] });
  expect(html).toContain('You hear 82% of your text');
  expect(html).toMatch(/role="slider"[^>]*aria-valuemax="2" aria-valuenow="0"/);
  expect(html.match(/style="left:/g)).toHaveLength(2);
});

it('says so where everything is heard, and draws no bar', async () => {
  const html = await shown({ percent: 100, gaps: [] });
  expect(html).toContain('You hear all of your text.');
  expect(html).not.toContain('slider');
});
