import type { Audio } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { drawn } from '../../ui/page/drawn.fake.tsx';
import { AudioCard } from './audio-card.tsx';

const READY = {
  id: 'a1',
  title: 'Reefs',
  status: 'ready',
  created_at: '2026-03-02T09:30:00.000Z',
  language: 'en-US',
  duration_ms: 225_000,
  position_ms: 0,
  progress: { percent: 100, lines_done: 2, lines_total: 2, seconds_left: null },
  waiting: null,
  remake: null,
  sources: [],
  files_kept_until: null,
} as unknown as Audio;

const cardOf = (audio: Audio) =>
  drawn(
    <AudioCard
      audio={audio}
      playButtonFor={({ id }) => <button type="button">play {id}</button>}
      queueButtonFor={({ id }) => <button type="button">queue {id}</button>}
    />,
  );

it('can be played and queued from the list, once there is something to hear', async () => {
  const ready = await cardOf(READY);
  expect(ready).toContain('play a1');
  expect(ready).toContain('queue a1');
  expect(ready).toContain('3:45');
  const writing = await cardOf({ ...READY, status: 'writing', duration_ms: null });
  expect(writing).not.toMatch(/play a1|queue a1/);
});

it('says how many are before one that waits', async () => {
  const waiting = await cardOf({ ...READY, status: 'queued', duration_ms: null, waiting: { ahead: 3 } });
  expect(waiting).toContain('3 before you');
});

it('shows how much of it is left to hear', async () => {
  expect(await cardOf({ ...READY, position_ms: 100_000 })).toContain('3 min left');
});
