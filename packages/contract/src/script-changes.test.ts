import type { SpokenLine } from '@parlance/kernel/script-text';
import { describe, expect, it } from 'vitest';
import { isSameScript, unspokenLines, unspokenMs } from './script-changes.ts';

const host = (text: string): SpokenLine => ({ speaker: 'HOST', text });
const cohost = (text: string): SpokenLine => ({ speaker: 'COHOST', text });
const BEFORE = [host('One.'), cohost('Two.'), host('Three.'), cohost('Four.')];

describe('what an edited script still has to say', () => {
  it('is nothing when lines only change places or go', () => {
    expect(unspokenLines(BEFORE, BEFORE.toReversed())).toEqual([]);
    expect(unspokenLines(BEFORE, BEFORE.slice(2))).toEqual([]);
  });
  it('is the line whose words changed', () =>
    expect(unspokenLines(BEFORE, BEFORE.with(1, cohost('Too.')))).toEqual([cohost('Too.')]));
  it('is a line that somebody else says now', () =>
    expect(unspokenLines(BEFORE, BEFORE.with(0, cohost('One.')))).toEqual([cohost('One.')]));
  it('counts a new line that stands twice once', () =>
    expect(unspokenLines(BEFORE, [host('New.'), cohost('Two.'), host('New.')])).toEqual([host('New.')]));
  it('takes as long as its words', () =>
    expect(unspokenMs(BEFORE, BEFORE.with(0, host('word '.repeat(150).trim())))).toBe(60_000));
});

it('knows a script that was not changed at all', () => {
  expect(isSameScript(BEFORE, [...BEFORE])).toBe(true);
  expect(isSameScript(BEFORE, BEFORE.toReversed())).toBe(false);
  expect(isSameScript(BEFORE, BEFORE.slice(1))).toBe(false);
});
