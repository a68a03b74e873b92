import { describe, expect, it } from 'vitest';
import { foldCase } from './find-words.ts';
import { respell } from './respell.ts';
import { compareWordLists } from './testing/word-lists.ts';

describe('words of a list', () => {
  // 5,000 by `npm run bench word-lists`.
  it('are found where an expression for each of them found them', () => compareWordLists(100));

  it('are the same in any case as expressions say, for every letter there is', () => {
    const letters = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point)).filter(
      (letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter,
    );
    const all = letters.join('');
    const folded = Map.groupBy(letters, foldCase);
    const otherwise = letters.filter(
      (letter) => all.match(new RegExp(letter, 'giu'))?.join('') !== folded.get(foldCase(letter))?.join(''),
    );
    expect(otherwise).toEqual([]);
  });

  it('cost the same however much they resemble each other and the text', () => {
    const alike = '- '.repeat(24);
    const entries = Array.from({ length: 200 }, (_, at) => ({
      written: `${alike}${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26), 97)}`,
      spoken: 'x',
      language: null,
    }));
    const text = '- '.repeat(58_500);
    const began = process.cpuUsage();
    expect(respell(text, 'en-US', { entries, isMeasured: true }).text).toBe(text);
    const { user, system } = process.cpuUsage(began);
    // Seconds with an expression for each.
    expect((user + system) / 1000).toBeLessThan(800);
  });
});
