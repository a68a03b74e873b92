import { expect, it } from 'vitest';
import { wordAtLetter } from './word-at.ts';

it('finds the word a letter belongs to, its space included', () => {
  const words = ['Tea ', 'is ', 'old.'].map((text, index) => ({
    text,
    startMs: index * 100,
    endMs: index * 100 + 100,
  }));
  expect([0, 3, 4, 6, 7, 10, 11, 99].map((letter) => wordAtLetter(words, letter)?.startMs)).toEqual([
    0, 0, 100, 100, 200, 200, 200, 200,
  ]);
  expect(wordAtLetter([], 0)).toBeUndefined();
});
