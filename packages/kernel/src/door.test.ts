import { describe, expect, it } from 'vitest';
import { Door } from './door.ts';
import type { AppError } from './errors.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const codeOf = (entering: Promise<unknown>) =>
  entering.then(
    () => undefined,
    ({ code }: AppError) => code,
  );

describe('Door', () => {
  it('admits as many as fit and refuses callers under their share as busy where nobody may wait', async () => {
    const door = new Door('test', { places: 2, share: 2 });
    const first = await door.enter('ada');
    await door.enter('bea');
    expect(await codeOf(door.enter('cy'))).toBe('server_busy');
    first[Symbol.dispose]();
    await door.enter('cy');
    expect(door.state).toEqual({ inside: 2, waiting: 0, refused: 1 });
  });

  it('refuses a caller over the share while others find a place', async () => {
    const door = new Door('test', { places: 3, share: 2 });
    await door.enter('ada');
    await door.enter('ada');
    expect(await codeOf(door.enter('ada'))).toBe('too_many_at_once');
    await door.enter('bea');
    expect(() => door.enterNow('bea')).toThrow(expect.objectContaining({ code: 'server_busy' }));
  });

  it('gives the next turn to the caller who holds least, then to the one served longest ago', async () => {
    const door = new Door('test', { places: 2, share: 2, waiting: 10 });
    const order: string[] = [];
    const inside = [await door.enter('ada'), await door.enter('ada')];
    const come = (caller: string) =>
      door.enter(caller).then((place) => {
        order.push(caller);
        inside.push(place);
      });
    const all = ['ada', 'ada', 'ada', 'bea', 'bea', 'cy'].map(come);
    for (let left = 0; left < 8; left++) {
      inside.shift()?.[Symbol.dispose]();
      await settled();
    }
    await Promise.all(all);
    expect(order).toEqual(['bea', 'cy', 'ada', 'bea', 'ada', 'ada']);
  });

  it('refuses the heaviest caller’s last visit when a newcomer finds the line full', async () => {
    const door = new Door('test', { places: 1, share: 1, waiting: 3 });
    const place = await door.enter('ada');
    const heavy = [1, 2, 3].map(() => codeOf(door.enter('ada')));
    const newcomer = door.enter('bea');
    expect(await heavy[2]).toBe('too_many_at_once');
    place[Symbol.dispose]();
    await newcomer;
  });

  it('refuses one more of a caller whose waiting share is used, and others still wait', async () => {
    const door = new Door('test', { places: 1, share: 1, waiting: 5, waitingShare: 1 });
    await door.enter('ada');
    void door.enter('ada').catch(() => undefined);
    expect(await codeOf(door.enter('ada'))).toBe('too_many_at_once');
    void door.enter('bea').catch(() => undefined);
    expect(door.state.waiting).toBe(2);
  });

  it('lets an aborted visit leave the line and passes its turn on', async () => {
    const door = new Door('test', { places: 1, share: 1, waiting: 5 });
    const place = await door.enter('ada');
    const stop = new AbortController();
    const left = door.enter('bea', { signal: stop.signal });
    const next = door.enter('cy');
    stop.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    place[Symbol.dispose]();
    await next;
    expect(door.state).toEqual({ inside: 1, waiting: 0, refused: 0 });
  });

  it('lets a large visit wait for its room though small ones would fit', async () => {
    const door = new Door('bytes', { places: 10, share: 8, waiting: 5 });
    const small = await door.enter('ada', { cost: 4 });
    const large = door.enter('bea', { cost: 8 });
    const later = door.enter('cy', { cost: 2 });
    await settled();
    expect(door.state).toMatchObject({ inside: 4, waiting: 2 });
    small[Symbol.dispose]();
    await Promise.all([large, later]);
    expect(door.state).toMatchObject({ inside: 10, waiting: 0 });
  });

  it('refuses at once what could never fit', async () => {
    const door = new Door('bytes', { places: 10, share: 8, waiting: 5 });
    expect(await codeOf(door.enter('ada', { cost: 9 }))).toBe('too_many_at_once');
    expect(door.state.inside).toBe(0);
  });

  it('turns a visit away that has waited too long', async () => {
    const door = new Door('test', { places: 1, share: 1, waiting: 5, waitMs: 1 });
    await door.enter('ada');
    expect(await codeOf(door.enter('ada'))).toBe('too_many_at_once');
    expect(await codeOf(door.enter('bea'))).toBe('server_busy');
    const open = new Door('test', { places: 1, share: 1, full: 'many_at_once' });
    await open.enter('ada');
    expect(await codeOf(open.enter('bea'))).toBe('many_at_once');
    expect(door.state.waiting).toBe(0);
  });

  it('keeps nothing of callers who left', async () => {
    const door = new Door('test', { places: 1, share: 1 });
    for (let caller = 0; caller < 100; caller++) (await door.enter(`${caller}`))[Symbol.dispose]();
    expect(door.state).toEqual({ inside: 0, waiting: 0, refused: 0 });
    const kept = await door.enter('last');
    kept[Symbol.dispose]();
    kept[Symbol.dispose]();
    expect(door.state.inside).toBe(0);
  });
});
