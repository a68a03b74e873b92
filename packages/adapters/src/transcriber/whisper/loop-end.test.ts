import { describe, expect, it } from 'vitest';
import { goesRound } from './loop-end.ts';

const ids = (...numbers: number[]) => numbers.map(BigInt);
const counted = Array.from({ length: 60 }, (_, at) => at);

describe('goesRound', () => {
  it.each([1, 3, 12])('sees rounds of %i tokens', (round) => {
    const loop = counted.map((at) => at % round);
    expect(goesRound(ids(900, 901, ...loop))).toBe(true);
  });

  it('lets a text go on that says nothing twice, or says something twice', () => {
    expect(goesRound(ids(...counted))).toBe(false);
    expect(goesRound(ids(...counted.map((at) => at % 30)))).toBe(false);
  });

  it('lets a text go on that has left its loop, and one that has just begun', () => {
    expect(goesRound(ids(...counted.map(() => 7), 8))).toBe(false);
    expect(goesRound(ids(...counted.slice(0, 20).map(() => 7)))).toBe(false);
  });
});
