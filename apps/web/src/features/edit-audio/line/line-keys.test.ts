import { describe, expect, it } from 'vitest';
import { commandByKey, editByKey } from './line-keys.ts';

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const line = { key: 3, text: 'some words' };
const pressed = (key: string, more: Partial<typeof NONE> = {}, start = 4, end = start) =>
  editByKey({ ...NONE, key, ...more }, line, { start, end });

describe('keys in a line', () => {
  it('begin a new one, or cut it at the caret', () => {
    expect(pressed('Enter')).toEqual({ type: 'add', after: 3 });
    expect(pressed('Enter', { ctrlKey: true })).toEqual({ type: 'split', key: 3, at: 4 });
  });
  it('move it', () => expect(pressed('ArrowUp', { altKey: true })).toEqual({ type: 'move', key: 3, by: -1 }));
  it('merge it only from its very beginning, with nothing marked', () => {
    expect(pressed('Backspace', {}, 0)).toEqual({ type: 'merge', key: 3 });
    expect(pressed('Backspace', {}, 0, 5)).toBeNull();
    expect(pressed('Backspace', {}, 1)).toBeNull();
  });
  it('write, otherwise', () => expect([pressed('a'), pressed('ArrowUp')]).toEqual([null, null]));
});

it.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['s', { metaKey: true }, 'save'],
  ['z', {}, null],
  ['z', { ctrlKey: true, altKey: true }, null],
])('%s with %j means %s', (key, more, command) =>
  expect(commandByKey({ ...NONE, key, ...more })).toBe(command),
);
