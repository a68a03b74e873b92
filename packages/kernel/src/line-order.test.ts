import { beforeEach, describe, expect, it } from 'vitest';
import { LINE_ORDER, LineOrder, type LineTurn, type RunLines } from './line-order.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

let clock: number;
let order: LineOrder;
/** Lines that are being said, in the order in which their turns came; the test ends them. */
let said: { name: string; turn: LineTurn }[];
beforeEach(() => {
  clock = 0;
  said = [];
  opened();
});

function opened({ sharers = 2, places = 2 } = {}) {
  order = new LineOrder({ ...LINE_ORDER, sharers, places }, () => clock);
}

const begun = () => said.map(({ name }) => name).join(' ');
const underWay = () => said.map(({ name, turn }) => `${name}:${turn.urgency}`);

/** Asks for turns of lines from..to of a run; the first line only where it is waited for. */
async function wants(run: RunLines, name: string, from: number, to: number, characters = 100): Promise<void> {
  for (let index = from; index <= to; index++)
    void run.turn({ index, characters, isFirst: index === 0 }).then((turn) => {
      said.push({ name: `${name}${index}`, turn });
    });
  await settled();
}

/** What is said first is at its end, after so long. */
async function ends(ms = 1_000): Promise<void> {
  clock += ms;
  said.shift()?.turn[Symbol.dispose]();
  await settled();
}

async function nextTurns(count: number): Promise<string> {
  const turns: string[] = [];
  for (let at = 0; at < count; at++) {
    const before = new Set(said);
    await ends();
    turns.push(...said.filter((line) => !before.has(line)).map(({ name }) => name));
  }
  return turns.join(' ');
}

describe('the order of spoken lines', () => {
  it('has the first line of a third person said at once, beside two audios that hold all places', async () => {
    await wants(order.join(), 'a', 1, 9);
    await wants(order.join(), 'b', 1, 9);
    expect(begun()).toBe('a1 a2');
    await wants(order.join(), 'c', 0, 9);
    expect(underWay()).toEqual(['a1:later', 'a2:later', 'c0:first']);
  });

  it('holds it for every newcomer, however many audios are being made', async () => {
    for (let at = 0; at < 50; at++) await wants(order.join(), `r${at}-`, 1, 4);
    await wants(order.join(), 'new', 0, 4);
    expect(said.at(-1)?.name).toBe('new0');
  });

  it('gives turns to the run that has least under way, in the order of each script', async () => {
    await wants(order.join(), 'a', 1, 6);
    await wants(order.join(), 'b', 1, 6);
    expect(await nextTurns(6)).toBe('b1 a3 b2 a4 b3 a5');
  });

  it('says what somebody is about to hear before the rest, whoever runs dry soonest first', async () => {
    await wants(order.join(), 'a', 1, 6);
    await wants(
      order.join(() => 90_000),
      'b',
      1,
      6,
    );
    await wants(
      order.join(() => 20_000),
      'c',
      1,
      2,
    );
    await wants(
      order.join(() => 5_000),
      'd',
      1,
      2,
    );
    // One of them passes what is under way.
    expect(underWay()).toEqual(['a1:later', 'a2:later', 'c1:soon']);
    await ends();
    await ends();
    expect(underWay()).toEqual(['c1:soon', 'd1:soon']);
    expect(await nextTurns(4)).toBe('c2 d2 b1 a3');
  });

  it('lets a run whose listener is about to run dry pass as soon as that is known', async () => {
    let inHandMs: number | undefined;
    await wants(order.join(), 'a', 1, 9);
    await wants(
      order.join(() => inHandMs),
      'b',
      1,
      9,
    );
    expect(begun()).toBe('a1 a2');
    inHandMs = 4_000;
    order.look();
    await settled();
    expect(underWay()).toEqual(['a1:later', 'a2:later', 'b1:soon']);
  });

  it('says a first stretch of those who came later beside those who share, and then finishes who came first', async () => {
    opened({ sharers: 1, places: 1 });
    await wants(order.join(), 'a', 1, 20);
    await wants(order.join(), 'b', 1, 20);
    expect(await nextTurns(10)).toBe('b1 a2 b2 a3 b3 a4 b4 a5 b5 a6');
    expect(await nextTurns(4)).toBe('a7 a8 a9 a10');
  });

  it('starves nobody: who waited too long has a turn, but not every turn', async () => {
    opened({ sharers: 1, places: 1 });
    await wants(order.join(), 'a', 1, 30);
    await wants(order.join(), 'b', 6, 30);
    clock += LINE_ORDER.oldMs;
    expect(await nextTurns(3)).toBe('b6 a2 a3');
    await wants(
      order.join(() => 1_000),
      'heard',
      1,
      30,
    );
    await nextTurns(3);
    clock += LINE_ORDER.oldMs;
    expect(await nextTurns(6)).toContain('b7');
  });

  it('keeps saying first lines at once while everybody else is old', async () => {
    await wants(order.join(), 'a', 1, 9);
    await wants(order.join(), 'b', 1, 9);
    clock += 10 * LINE_ORDER.oldMs;
    await wants(order.join(), 'c', 0, 0);
    expect(said.at(-1)?.turn.urgency).toBe('first');
  });

  it('says a line anew before what follows it', async () => {
    opened({ places: 1 });
    const run = order.join();
    await wants(run, 'a', 1, 1);
    await wants(run, 'a', 7, 9);
    await wants(run, 'again', 3, 3);
    expect(await nextTurns(2)).toBe('again3 a7');
  });

  it('frees the turn of who leaves the line, and counts no run that left', async () => {
    opened({ places: 1 });
    const [a, b] = [order.join(), order.join()];
    await wants(a, 'a', 1, 1);
    const leaving = new AbortController();
    const left = b.turn({ index: 1, characters: 10, isFirst: false }, leaving.signal).catch((why) => why);
    await wants(b, 'b', 2, 2);
    leaving.abort(new Error('cancelled'));
    expect(await left).toEqual(new Error('cancelled'));
    expect(await nextTurns(1)).toBe('b2');
  });
});

describe('the time left', () => {
  /** Lines of 100 characters that take ten seconds each: ten characters a second. */
  async function speaks(run: RunLines, name: string, from: number, to: number): Promise<void> {
    for (let index = from; index <= to; index++) {
      await wants(run, name, index, index);
      await ends(10_000);
    }
  }

  it('is not said until some lines have been spoken', async () => {
    const run = order.join();
    run.expect(1_000);
    expect(run.secondsLeft()).toBeUndefined();
    await speaks(run, 'a', 1, 2);
    expect(run.secondsLeft()).toBeUndefined();
    await speaks(run, 'a', 3, 3);
    expect(run.secondsLeft()).toBeCloseTo(100);
  });

  it('does not take a slow first line for the pace of all', async () => {
    const run = order.join();
    await wants(run, 'a', 0, 0);
    await ends(60_000);
    await speaks(run, 'a', 1, 3);
    run.expect(500);
    expect(run.secondsLeft()).toBeCloseTo(50);
  });

  it('counts what others have before it: as much as its own in turns, all of it where it waits behind them', async () => {
    const [a, b, c] = [order.join(), order.join(), order.join()];
    await speaks(a, 'a', 1, 3);
    a.expect(200);
    b.expect(1_000);
    c.expect(300);
    expect([a, b, c].map((run) => Math.round(run.secondsLeft() ?? 0))).toEqual([40, 120, 150]);
    a.leave();
    expect([b, c].map((run) => Math.round(run.secondsLeft() ?? 0))).toEqual([130, 60]);
  });

  it('is known to a second audio from what the first has taken, and nothing where nothing is to be spoken', async () => {
    await speaks(order.join(), 'a', 1, 3);
    const remake = order.join();
    expect(remake.secondsLeft()).toBe(0);
    remake.expect(100);
    expect(remake.secondsLeft()).toBeCloseTo(10);
  });
});
