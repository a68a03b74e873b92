import { setTimeout as sleep } from 'node:timers/promises';
import { type AppError, isAppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GrowingWait, Limiter, Window } from '../src/limiter.ts';

const HOUR_SECONDS = 3_600;
const window = (max: number): Window => ({ name: `window-${newId()}`, max, seconds: HOUR_SECONDS });
const wait = (): GrowingWait => ({
  name: `wait-${newId()}`,
  free: 3,
  maxWaitSeconds: 60,
  forgetAfterSeconds: HOUR_SECONDS,
});

async function refusal(work: Promise<unknown>): Promise<AppError | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (isAppError(error)) return error;
    throw error;
  }
}

const passed = async (works: Promise<unknown>[]): Promise<number> =>
  (await Promise.all(works.map(refusal))).filter((error) => error === undefined).length;

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** What every limiter must do. `open` gives one more process's view of the same counts. */
export function limiterSuite(open: () => Promise<Limiter>): void {
  let one: Limiter;
  let other: Limiter;
  beforeAll(async () => {
    one = await open();
    other = await open();
  });

  describe('a window', () => {
    it('lets exactly so many through, whoever asks and however many at once', async () => {
      const limit = window(5);
      const works = [
        ...times(10, () => one.take(limit, 'key')),
        ...times(10, () => other.take(limit, 'key')),
      ];
      expect(await passed(works)).toBe(5);
    });

    it('says how many are left, and when it begins anew', async () => {
      const limit = window(3);
      expect((await one.take(limit, 'key')).remaining).toBe(2);
      const { remaining, resetSeconds } = await other.take(limit, 'key');
      expect(remaining).toBe(1);
      expect(resetSeconds).toBeGreaterThan(HOUR_SECONDS - 120);
      expect(resetSeconds).toBeLessThanOrEqual(HOUR_SECONDS);
    });

    it('says how long to wait', async () => {
      const limit = window(1);
      await one.take(limit, 'key');
      const error = await refusal(one.take(limit, 'key'));
      expect(error?.code).toBe('rate_limited');
      const seconds = Number(error?.params?.retry_after_seconds);
      expect(seconds).toBeGreaterThan(HOUR_SECONDS - 120);
      expect(seconds).toBeLessThanOrEqual(HOUR_SECONDS);
    });

    it('counts each key and each name for itself', async () => {
      const [limit, another] = [window(1), window(1)];
      await one.take(limit, 'key');
      expect(await refusal(one.take(limit, 'other key'))).toBeUndefined();
      expect(await refusal(one.take(another, 'key'))).toBeUndefined();
    });
  });

  describe('a growing wait', () => {
    it('lets the free ones through at once, and then no more than one a wait', async () => {
      const limit = wait();
      const began = performance.now();
      const works = times(20, () => [one.attempt(limit, 'key'), other.attempt(limit, 'key')]).flat();
      const count = await passed(works);
      const elapsedSeconds = (performance.now() - began) / 1_000;
      expect(count).toBeGreaterThanOrEqual(3);
      expect(count).toBeLessThanOrEqual(3 + Math.floor(Math.log2(elapsedSeconds + 1)));
    });

    it('grows, and is no longer than it says', async () => {
      const limit = wait();
      const waits: number[] = [];
      for (let made = 0; made < 5; ) {
        const error = await refusal(one.attempt(limit, 'key'));
        if (!error) made++;
        else {
          const seconds = Number(error.params?.retry_after_seconds);
          waits.push(seconds);
          await sleep(seconds * 1_000 + 20);
          expect(await refusal(one.attempt(limit, 'key'))).toBeUndefined();
          made++;
        }
      }
      const error = await refusal(one.attempt(limit, 'key'));
      expect(Number(error?.params?.retry_after_seconds ?? 0)).toBeLessThanOrEqual(4);
      expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    });

    it('is no longer for many who ask at once', async () => {
      const limit = wait();
      const errors = await Promise.all(times(30, () => refusal(one.attempt(limit, 'key'))));
      const letIn = errors.filter((error) => !error).length;
      const longest = Math.max(...errors.map((error) => Number(error?.params?.retry_after_seconds ?? 0)));
      expect(longest).toBeLessThanOrEqual(2 ** (letIn - 3));
    });

    it('begins anew once forgotten', async () => {
      const limit = wait();
      await passed(times(10, () => one.attempt(limit, 'key')));
      await one.forget(limit, 'key');
      expect(await passed(times(3, () => other.attempt(limit, 'key')))).toBe(3);
    });
  });
}
