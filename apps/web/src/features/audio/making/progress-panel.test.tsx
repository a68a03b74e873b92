import type { Audio } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { ProgressPanel } from './progress-panel.tsx';

it('says how many are before one that waits, in whatever lane', async () => {
  const panelOf = (status: Audio['status'], ahead: number | null) =>
    drawn(
      <ProgressPanel
        audio={
          {
            id: 'a1',
            status,
            progress: { percent: 1, lines_done: 0, lines_total: 0, seconds_left: null },
            waiting: ahead === null ? null : { ahead },
          } as Audio
        }
      />,
    );
  for (const status of ['queued', 'writing'] as const) {
    const waiting = await panelOf(status, 3);
    expect(waiting).toContain('Waiting for its turn');
    expect(waiting).toContain('3 before you');
  }
  expect(await panelOf('writing', null)).not.toMatch(/Waiting for its turn|before you/);
});
