import { expect, it } from 'vitest';
import { linesOfTurns } from './lines-of-turns.ts';

const turn = (startMs: number, endMs: number) => ({ speaker: 'A', opens: true, startMs, endMs, words: [] });

it('puts each line into the turn it begins in', () => {
  const turns = [turn(0, 4_000), turn(4_200, 9_000), turn(9_300, 12_000)];
  const lines = [{ start_ms: 0 }, { start_ms: 2_000 }, { start_ms: 4_180 }, { start_ms: null }];
  expect(linesOfTurns(turns, lines)).toEqual([[0, 1], [2], []]);
});
