import { setImmediate as letOthersRun } from 'node:timers/promises';

/** About ten milliseconds of reading. */
const TURN = 40;

/** A book takes a second or two to read, in a process that answers requests meanwhile. */
export async function* inTurns<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % TURN === 0) await letOthersRun();
    yield item;
  }
}
