import { expect, it } from 'vitest';
import { keyAction } from './player-keys.ts';

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  ...more,
});
/** An element that is found by these names alone. */
const inside = (...names: string[]) => ({
  closest: (selector: string) =>
    (selector.split(', ').some((name) => names.includes(name)) ? {} : null) as never,
});
const page = inside();

it('plays from anywhere, with Space or as other players do', () => {
  expect(keyAction(press(' '), page)).toBe('toggle');
  expect(keyAction(press(' '), null)).toBe('toggle');
  expect(keyAction(press('K'), inside('button'))).toBe('toggle');
  expect(keyAction(press('j'), page)).toEqual({ skipMs: -15_000 });
  expect(keyAction(press('?'), page)).toBe('help');
});

it('leaves keys to what they were pressed on', () => {
  expect(keyAction(press(' '), inside('button'))).toBeUndefined();
  expect(keyAction(press('k'), inside('textarea'))).toBeUndefined();
  expect(keyAction(press('k'), inside('[role="dialog"]'))).toBeUndefined();
  expect(keyAction(press('l', { ctrlKey: true }), page)).toBeUndefined();
  expect(keyAction(press(' ', { defaultPrevented: true }), page)).toBeUndefined();
  expect(keyAction(press('x'), page)).toBeUndefined();
});
