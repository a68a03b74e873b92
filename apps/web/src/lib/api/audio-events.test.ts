import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAudio } from './audio-events.ts';

const answer = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { origin: 'https://parlance.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([429, 503])('asks again for a stream that had no place for it: %s', async (status) => {
  answer.mockReset().mockImplementation(async () => new Response('{}', { status }));
  const stop = followAudio('a1', () => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(answer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answer).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(2);
});

it('takes another refusal for the last word', async () => {
  answer.mockReset().mockImplementation(async () => new Response('{}', { status: 404 }));
  followAudio('a1', () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(1);
});
