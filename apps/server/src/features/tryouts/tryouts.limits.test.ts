import { AppError } from '@parlance/kernel/errors';
import type { Window } from '@parlance/ports/limiter';
import { expect, it } from 'vitest';
import { tryoutLimits } from './tryouts.limits.ts';

/** Counts as the real one does, for as long as a test takes. */
function counting() {
  const taken = new Map<string, number>();
  return {
    async take({ name, max, seconds }: Window, key: string) {
      const count = (taken.get(`${name} ${key}`) ?? 0) + 1;
      if (count > max) throw new AppError('rate_limited', { params: { seconds } });
      taken.set(`${name} ${key}`, count);
      return { remaining: max - count, resetSeconds: seconds };
    },
  };
}

it('gives three a day to one network, however many addresses it has, and no more than there are for all', async () => {
  const { begin } = tryoutLimits(counting(), { onLoopback: false, tryoutsADay: 5 });
  for (const last of ['1', '2', '3']) await begin(`2001:db8::${last}`);
  await expect(begin('2001:db8::4')).rejects.toMatchObject({ code: 'rate_limited' });
  await begin('198.51.100.1');
  await begin('198.51.100.2');
  await expect(begin('198.51.100.3')).rejects.toMatchObject({ code: 'rate_limited' });
});
