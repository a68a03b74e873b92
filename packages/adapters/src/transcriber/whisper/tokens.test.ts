import { describe, expect, it } from 'vitest';
import { brokenPiece, readTokens } from './tokens.ts';

const at = (ms: number) => 50_364 + ms / 20;
const decode = (ids: number[]) => ids.map((id) => ` w${id}`).join('');

it('reads words between times', () => {
  const ids = [50_258, 50_259, 50_359, at(0), 1, 2, at(1500), at(1800), 3, at(2900), 50_257];
  expect(readTokens(ids, decode)).toEqual([
    { startMs: 0, endMs: 1500, text: 'w1 w2' },
    { startMs: 1800, endMs: 2900, text: 'w3' },
  ]);
});

it('lets words without a closing time reach to the end', () => {
  expect(readTokens([at(500), 7], decode)).toEqual([{ startMs: 500, endMs: 30_000, text: 'w7' }]);
});

it('gives nothing for times without words', () => {
  expect(readTokens([at(0), at(2000), 50_257], decode)).toEqual([]);
});

describe('brokenPiece', () => {
  it('is what stands before the name of a language among words', () => {
    expect(brokenPiece([50_258, 50_274, 50_359, at(0), 1, 49_596, 50_260, 50_260, 3])).toBe(49_596);
  });

  it('is nothing in a text that has its language and its task at the beginning', () => {
    expect(brokenPiece([50_258, 50_274, 50_359, at(0), 1, 2, at(900), at(900), 3, 50_257])).toBeUndefined();
  });
});
