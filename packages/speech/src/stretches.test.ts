import { expect, it } from 'vitest';
import { Stretches } from './stretches.ts';

/** Lines of three stretches each; which line had them, in order. */
async function order(...lines: { name: string; urgent: boolean }[]): Promise<string> {
  const stretches = new Stretches();
  const had: string[] = [];
  const say = async ({ name, urgent }: { name: string; urgent: boolean }) => {
    using stretch = await stretches.begin(urgent);
    for (let left = 3; left > 0; left--) {
      had.push(name);
      if (left > 1) await stretch.giveWay();
    }
  };
  await Promise.all(lines.map(say));
  return had.join('');
}

it('lets an urgent line in after one stretch of another, and does not take it out again', async () => {
  expect(await order({ name: 'a', urgent: false }, { name: 'U', urgent: true })).toBe('aUUUaa');
});

it('has lines that are as urgent take turns', async () => {
  expect(await order({ name: 'a', urgent: false }, { name: 'b', urgent: false })).toBe('ababab');
  expect(await order({ name: 'U', urgent: true }, { name: 'V', urgent: true })).toBe('UVUVUV');
});
