import { randomFrom } from '@parlance/pipeline/4-produce/signal/random';
import { describe, expect, it } from 'vitest';
import { type Arrival, moments, quantile, waitsOf } from './queue.ts';

const exponential = (mean: number, random: () => number) => -Math.log(1 - random()) * mean;

/** The share of people who wait at all, by Erlang's formula. */
function erlangC(workers: number, load: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n < workers; n++) {
    term *= load / n;
    sum += term;
  }
  const last = (term * load) / workers / (1 - load / workers);
  return last / (sum + last);
}

describe('the queue', () => {
  it('takes people in order, each by the worker who is free first', () => {
    const arrivals = [
      { at: 0, service: 10 },
      { at: 1, service: 2 },
      { at: 2, service: 5 },
      { at: 4, service: 1 },
    ];
    expect(waitsOf(arrivals, 2)).toEqual([0, 0, 1, 4]);
  });

  it.each([
    [4, 3],
    [20, 17],
  ])('gives the waits that Erlang’s formula gives for %i workers and a load of %i', (workers, load) => {
    const random = randomFrom(7);
    const arrivals: Arrival[] = [];
    for (const at of moments(new Array(24).fill(load / 60), 60, random))
      arrivals.push({ at, service: exponential(60, random) });
    const waits = waitsOf(arrivals, workers);
    const waiting = waits.filter((wait) => wait > 0).length / waits.length;
    expect(waiting / erlangC(workers, load)).toBeCloseTo(1, 1);
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    const expected = (erlangC(workers, load) * 60) / (workers - load);
    expect(Math.abs(mean / expected - 1)).toBeLessThan(0.1);
  });

  it('brings as many people in an hour as its rate says', () => {
    const rates = Array.from({ length: 24 }, (_, hour) => (hour === 20 ? 2 : 0.5));
    const at = [...moments(rates, 10, randomFrom(3))];
    const evening = at.filter((moment) => Math.floor(moment / 3600) % 24 === 20).length;
    expect(evening / (2 * 3600 * 10)).toBeCloseTo(1, 1);
    expect((at.length - evening) / (0.5 * 3600 * 23 * 10)).toBeCloseTo(1, 1);
  });
});

it('finds the value below which a share lies', () => {
  expect(quantile([3, 1, 2, 4], 0.5)).toBe(3);
  expect(quantile([], 0.5)).toBe(0);
});
