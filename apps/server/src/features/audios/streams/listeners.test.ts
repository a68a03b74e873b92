import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openListeners } from './listeners.ts';

const SECOND_BYTES = 12_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

function heard() {
  const told: [string, number][] = [];
  return { told, listen: openListeners({ tell: (...report) => void told.push(report) }) };
}

it('tells how much of the live stream the listener who has least has in hand', () => {
  const { told, listen } = heard();
  listen('moon').got(10 * SECOND_BYTES);
  vi.advanceTimersByTime(3_000);
  const late = listen('moon');
  late.got(20 * SECOND_BYTES);
  expect(told).toEqual([
    ['moon', 10_000],
    ['moon', 7_000],
    ['moon', 7_000],
  ]);
});

it('lets a listener who ran dry go on from there', () => {
  const { told, listen } = heard();
  const listener = listen('moon');
  listener.got(2 * SECOND_BYTES);
  vi.advanceTimersByTime(9_000);
  listener.got(4 * SECOND_BYTES);
  expect(told.map(([, ms]) => ms)).toEqual([2_000, 0, 0, 0, 4_000]);
});

it('says nothing of listeners who have plenty, of those who wait for the first part, and of those who left', () => {
  const { told, listen } = heard();
  listen('tides').got(90 * SECOND_BYTES);
  const waiting = listen('moon');
  vi.advanceTimersByTime(3_000);
  waiting.leave();
  expect(told).toEqual([]);
  const leaving = listen('mars');
  leaving.got(SECOND_BYTES);
  leaving.leave();
  vi.advanceTimersByTime(9_000);
  expect(told).toEqual([['mars', 1_000]]);
});
