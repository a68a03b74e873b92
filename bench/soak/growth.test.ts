import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../apps/server/src/testing/invariants/chance.ts';
import { COUNT, growthOf, MEMORY } from './growth.ts';

const MB = 1024 * 1024;
const MINUTE_MS = 60_000;
const STEP_MS = 10_000;

/** One sample in ten seconds, for so many minutes. */
const sampled = (minutes: number, value: (atMinutes: number) => number) =>
  Array.from({ length: (minutes * MINUTE_MS) / STEP_MS }, (_, at) => ({
    atMs: at * STEP_MS,
    value: value((at * STEP_MS) / MINUTE_MS),
  }));

/** Up to so much above or below. */
function noise(most: number) {
  const chance = chanceOf(7);
  return () => (chance.below(2_000_001) / 1_000_000 - 1) * most;
}

describe('what a server holds', () => {
  it('grows when 3 MB an hour hide under as much noise, and is told with its slope', () => {
    const jitter = noise(3 * MB);
    const { grows, trend } = growthOf(
      sampled(100, (minutes) => 150 * MB + (minutes / 60) * 3 * MB + jitter()),
      MEMORY,
    );
    expect(grows).toBe(true);
    expect(trend.perHour / MB).toBeCloseTo(3, 0);
    expect(trend.low).toBeLessThan(trend.perHour);
    expect(trend.high).toBeGreaterThan(trend.perHour);
  });

  it('grows by 2 MB an hour, though work under way holds up to 15 more', () => {
    const work = noise(15 * MB);
    const { grows, trend } = growthOf(
      sampled(100, (minutes) => 150 * MB + (minutes / 60) * 2 * MB + Math.max(0, work())),
      MEMORY,
    );
    expect(grows).toBe(true);
    expect(trend.perHour / MB).toBeCloseTo(2, 0);
  });

  it('does not grow by noise alone', () => {
    const jitter = noise(20 * MB);
    expect(
      growthOf(
        sampled(100, () => 150 * MB + jitter()),
        MEMORY,
      ).grows,
    ).toBe(false);
  });

  it('does not grow when it fills up and is emptied again and again', () => {
    const sawtooth = sampled(100, (minutes) => 150 * MB + (minutes % 7) * 5 * MB);
    expect(growthOf(sawtooth, MEMORY).grows).toBe(false);
  });

  it('does not grow because of a few wild samples', () => {
    const spikes = sampled(100, (minutes) => (minutes > 90 && minutes < 95 ? 600 * MB : 150 * MB));
    expect(growthOf(spikes, MEMORY).grows).toBe(false);
  });

  it('may grow by 0.9 MB an hour, and not by 1.1', () => {
    const slope = (mb: number) => sampled(100, (minutes) => 150 * MB + (minutes / 60) * mb * MB);
    expect(growthOf(slope(0.9), MEMORY).grows).toBe(false);
    expect(growthOf(slope(1.1), MEMORY).grows).toBe(true);
  });

  it('is held to a wider bound when it was watched for two minutes only', () => {
    const settling = sampled(2, (minutes) => 150 * MB + minutes * 0.3 * MB);
    expect(growthOf(settling, MEMORY).grows).toBe(false);
  });
});

describe('open descriptors', () => {
  it('grow when one more stays open every few minutes', () => {
    const jitter = noise(4);
    const leaking = sampled(100, (minutes) => Math.round(60 + minutes / 5 + jitter()));
    expect(growthOf(leaking, COUNT).grows).toBe(true);
  });

  it('do not grow when connections come and go', () => {
    const jitter = noise(12);
    expect(
      growthOf(
        sampled(100, () => Math.round(60 + jitter())),
        COUNT,
      ).grows,
    ).toBe(false);
  });
});
