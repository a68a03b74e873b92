import type { Audio } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { withProgress } from './library-queries.ts';

const audio = (id: string): Audio => ({
  id,
  title: `Title of ${id}`,
  status: 'writing',
  progress: { percent: 5, lines_done: 0, lines_total: 0, seconds_left: null },
  waiting: { ahead: 2 },
  created_at: '2026-03-04T10:00:00.000Z',
  creator: 'Ana',
  language: 'pt-BR',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voice: 'pair',
  question: null,
  emphasis: null,
  tone: 'balanced',
  duration_ms: null,
  shownotes: null,
  chapters: [],
  sources: [],
  warnings: [],
  share_url: null,
  rating: null,
  credits_charged: 0,
  credits_returned: 0,
  cancel_cost: { credits: 0, of: 2 },
  files_kept_until: null,
  error: null,
  revision: 'r1',
  remake: null,
  opening: false,
  position_ms: 0,
});

it('moves one audio of a list on and leaves the others and the pages as they were', () => {
  const data = {
    pages: [
      { items: [audio('a'), audio('b')], next_cursor: 'x' },
      { items: [audio('c')], next_cursor: null },
    ],
    pageParams: [null, 'x'],
  };
  const progress = { percent: 60, lines_done: 3, lines_total: 5, seconds_left: 20 };
  const moved = withProgress(data, 'b', {
    status: 'speaking',
    title: null,
    progress,
    waiting: null,
    live: true,
    cancel_cost: { credits: 1, of: 2 },
    error: null,
    remake: null,
  });
  const told = { progress, waiting: null, cancel_cost: { credits: 1, of: 2 } };
  expect(moved.pages[0]?.items[1]).toEqual({ ...audio('b'), status: 'speaking', ...told });
  expect(moved.pages[0]?.items[0]).toBe(data.pages[0]?.items[0]);
  expect(moved.pages[1]?.items).toEqual([audio('c')]);
  expect(moved.pages.map((page) => page.next_cursor)).toEqual(['x', null]);
});
