import { expect, it } from 'vitest';
import { speechPace } from './speech-pace.ts';

it('judges the time left by the lines spoken just now', () => {
  let ms = 0;
  const pace = speechPace(['a'.repeat(100), 'b'.repeat(100), 'c'.repeat(200)], () => ms);
  expect(pace.secondsLeft()).toBeNull();
  pace.spoke('a'.repeat(100), false);
  expect(pace.share()).toBeCloseTo(0.25);
  expect(pace.secondsLeft()).toBeNull();
  ms = 10_000;
  pace.spoke('b'.repeat(100), true);
  expect(pace.share()).toBeCloseTo(0.5);
  expect(pace.secondsLeft()).toBe(25);
});
