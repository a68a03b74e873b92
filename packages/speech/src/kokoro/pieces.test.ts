import { describe, expect, it } from 'vitest';
import type { Clause } from './phonemes.ts';
import { cutIntoPieces, lineUp } from './pieces.ts';

const clause = (sounds: string, closing: string): Clause => ({
  sounds,
  closing,
  endsSentence: closing === '.',
});
const sentence = (length: number): Clause => clause('a'.repeat(length - 2), '.');
const lengths = (clauses: Clause[]): number[] => {
  const sounds = lineUp(clauses);
  const pieces = cutIntoPieces(sounds);
  expect(pieces[0]?.from).toBe(0);
  expect(pieces.at(-1)?.to).toBe(sounds.symbols.length);
  pieces.slice(1).forEach((piece, at) => {
    expect(piece.from).toBe(pieces[at]?.to);
  });
  return pieces.map(({ from, to }) => to - from);
};

describe('cutIntoPieces', () => {
  it('says a short line in one piece, marks and spaces included', () => {
    expect(lineUp([clause('ˈoʊkA', ','), clause('jˈɛs', '.')]).symbols.join('')).toBe('ˈoʊkA, jˈɛs.');
    expect(lengths([sentence(60), sentence(55)])).toHaveLength(1);
  });

  it('cuts a long line at sentence ends into pieces of like length', () => {
    const cut = lengths(Array.from({ length: 12 }, () => sentence(60)));
    expect(cut.length).toBe(6);
    for (const length of cut) expect(Math.abs(length - 120)).toBeLessThan(10);
  });

  it('keeps a sentence whole as long as the model can take it', () => {
    expect(lengths([clause('a'.repeat(250), ','), clause('a'.repeat(200), '.')])).toHaveLength(1);
  });

  it('cuts a sentence that is too long at a comma, and if there is none between words', () => {
    expect(lengths([clause('a'.repeat(300), ','), clause('a'.repeat(300), '.')])).toEqual([302, 301]);
    const words = lengths([clause('aaaa '.repeat(200).trim(), '.')]);
    expect(words.every((length) => length <= 510)).toBe(true);
    expect(words[0]! % 5).toBe(0);
  });

  it('takes longer parts of a sentence that is too long than of a line of many sentences', () => {
    const cut = lengths(Array.from({ length: 10 }, (_, at) => clause('a'.repeat(58), at === 9 ? '.' : ',')));
    expect(cut).toEqual([180, 419]);
  });

  it('never exceeds what the model can take, even without any place to cut', () => {
    expect(lengths([clause('a'.repeat(1200), '.')]).every((length) => length <= 510)).toBe(true);
  });
});
