import type { Urgency } from '@parlance/kernel/line-order';
import { expect, it } from 'vitest';
import { Stretches } from './stretches.ts';

/** Lines of three stretches each; which line had them, in order. */
async function order(...lines: [name: string, urgency: Urgency][]): Promise<string> {
  const stretches = new Stretches();
  const had: string[] = [];
  const say = async ([name, urgency]: [string, Urgency]) => {
    using stretch = await stretches.begin(urgency);
    for (let left = 3; left > 0; left--) {
      had.push(name);
      if (left > 1) await stretch.giveWay();
    }
  };
  await Promise.all(lines.map(say));
  return had.join('');
}

it('lets an urgent line in after one stretch of another, and does not take it out again', async () => {
  expect(await order(['a', 'later'], ['U', 'first'])).toBe('aUUUaa');
});

it('says what somebody is about to hear after first lines and before the rest', async () => {
  expect(await order(['a', 'later'], ['s', 'soon'], ['U', 'first'])).toBe('aUUUsssaa');
});

it('has lines that are as urgent take turns', async () => {
  expect(await order(['a', 'later'], ['b', 'later'])).toBe('ababab');
  expect(await order(['U', 'first'], ['V', 'first'])).toBe('UVUVUV');
});

it('keeps the turn for the next part of a first line, and gives it up where none comes', async () => {
  const stretches = new Stretches();
  const had: string[] = [];
  const first = await stretches.begin('first');
  const later = stretches.begin('later').then((stretch) => {
    had.push('later');
    return stretch;
  });
  first.linger(60_000);
  await Promise.resolve();
  const next = await stretches.begin('first');
  had.push('next part');
  next.linger(0);
  (await later)[Symbol.dispose]();
  expect(had).toEqual(['next part', 'later']);
});
