import { expect, it } from 'vitest';
import { begunIn, heardShare, minutesLeft } from './listening-progress.ts';

const audio = (position_ms: number, status: 'ready' | 'speaking' = 'ready') => ({
  status,
  position_ms,
  duration_ms: 240_000,
});

it('knows how much was heard and what is left', () => {
  expect(heardShare(audio(60_000))).toBe(0.25);
  expect(minutesLeft(audio(60_000))).toBe(3);
  expect(minutesLeft(audio(239_999))).toBe(1);
  expect(heardShare({ ...audio(60_000), duration_ms: null })).toBe(0);
});

it('offers to go on with what was begun and is there to be heard', () => {
  const begun = audio(1_000);
  expect(begunIn([audio(0), begun, audio(5_000, 'speaking')])).toEqual([begun]);
  expect(begunIn(Array.from({ length: 9 }, () => audio(1)))).toHaveLength(4);
});
