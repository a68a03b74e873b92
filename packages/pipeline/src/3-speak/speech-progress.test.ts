import { LINE_ORDER, LineOrder } from '@parlance/kernel/line-order';
import { expect, it } from 'vitest';
import { SpeechProgress } from './speech-progress.ts';

const texts = Array.from({ length: 40 }, () => 'x'.repeat(100));
const ALL = new Set(texts.keys());

/** A process that speaks ten characters a second, and has shown so. */
async function atTenASecond() {
  let clock = 0;
  const now = () => clock;
  const order = new LineOrder({ ...LINE_ORDER, places: 1, sharers: 2 }, now);
  const before = order.join();
  for (let index = 1; index <= 3; index++) {
    const turn = await before.turn({ index, characters: 100, isFirst: false });
    clock += 10_000;
    turn[Symbol.dispose]();
  }
  before.leave();
  return {
    order,
    now,
    pass(ms: number) {
      clock += ms;
    },
  };
}

it('says how long the lines will take that are really spoken', async () => {
  const { order, now } = await atTenASecond();
  const progress = new SpeechProgress(texts, ALL, order.join(), now);
  expect(progress.now).toEqual({ share: 0, secondsLeft: 405 });
  expect(progress.spoke(0)).toEqual({ share: 1 / 40, secondsLeft: 395 });
});

it('says of a remake of one line about what that takes, however late in the script it stands', async () => {
  const { order, now, pass } = await atTenASecond();
  const progress = new SpeechProgress(texts, new Set([20]), order.join(), now);
  expect(progress.now.secondsLeft).toBe(15);
  for (let index = 0; index < 20; index++) {
    pass(200);
    progress.spoke(index);
  }
  // Twenty lines are still to be copied, at five a second.
  expect(progress.now.secondsLeft).toBe(19);
  pass(10_000);
  expect(progress.spoke(20).secondsLeft).toBe(9);
});

it('says nothing while there is nothing to judge by', () => {
  const order = new LineOrder({ ...LINE_ORDER, places: 1, sharers: 2 }, () => 0);
  const progress = new SpeechProgress(texts, ALL, order.join(), () => 0);
  expect(progress.spoke(0).secondsLeft).toBeNull();
});
