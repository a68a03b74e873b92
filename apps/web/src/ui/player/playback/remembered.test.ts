import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedPosition, rememberedRate, rememberPosition, rememberRate } from './remembered.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

// Files share a worker's globals.
afterEach(() => vi.unstubAllGlobals());

describe('the place where a listener stopped', () => {
  it('is kept for each recording', () => {
    rememberPosition('a', 61_234.5, 300_000);
    rememberPosition('b', 20_000, null);
    expect([rememberedPosition('a'), rememberedPosition('b'), rememberedPosition('c')]).toEqual([
      61_235, 20_000, 0,
    ]);
  });

  it('is let go at the start and at the end', () => {
    rememberPosition('a', 60_000, 300_000);
    rememberPosition('a', 295_000, 300_000);
    expect(rememberedPosition('a')).toBe(0);
  });

  it('leaves no trace of somebody who has not listened', () => {
    rememberPosition('a', 0, 300_000);
    expect(stored.size).toBe(0);
  });

  it('is forgotten for the recordings begun longest ago', () => {
    for (let index = 0; index < 60; index++) rememberPosition(`r${index}`, 30_000, null);
    expect([rememberedPosition('r9'), rememberedPosition('r10'), rememberedPosition('r59')]).toEqual([
      0, 30_000, 30_000,
    ]);
  });

  it('survives damaged storage', () => {
    stored.set('playbackPositions', '{"a":"x"');
    expect(rememberedPosition('a')).toBe(0);
    rememberPosition('a', 30_000, null);
    expect(rememberedPosition('a')).toBe(30_000);
  });
});

it('remembers the speed, and takes no speed outside half to triple', () => {
  expect(rememberedRate()).toBe(1);
  rememberRate(1.75);
  expect(rememberedRate()).toBe(1.75);
  for (const odd of ['0', '99', 'fast', '']) {
    stored.set('playbackRate', odd);
    expect(rememberedRate(), odd).toBe(1);
  }
});
