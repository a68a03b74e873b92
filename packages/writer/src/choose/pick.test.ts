import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Piece, pick } from './pick.ts';

const sizeOf = (pieces: readonly Piece[], told: readonly boolean[]): number =>
  pieces.reduce((sum, { size }, at) => sum + (told[at] ? size : 0), 0);

function worthOf(pieces: readonly Piece[], told: readonly boolean[]): number {
  return pieces.reduce((sum, { worth, before }, at) => {
    const left = pieces[at - 1]?.after ?? 0;
    if (told[at]) return sum + worth - (at > 0 && !told[at - 1] ? before : 0);
    return sum - (told[at - 1] ? left : 0);
  }, 0);
}

/** Every choice there is that keeps both ends, and what the best of those that fit is worth. */
function bestOf(pieces: readonly Piece[], room: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let bits = 0; bits < 2 ** pieces.length; bits++) {
    const told = pieces.map((_, at) => (bits & (1 << at)) !== 0);
    if (told[0] && told.at(-1) && sizeOf(pieces, told) <= room) best = Math.max(best, worthOf(pieces, told));
  }
  return best;
}

const amount = fc.integer({ min: 0, max: 9 });
const piece = fc.record({
  worth: amount,
  size: fc.integer({ min: 1, max: 9 }),
  before: amount,
  after: amount,
});

it('finds what is worth most of all choices that there is room for', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 2, maxLength: 9 }),
      fc.constantFrom(24, 30, 48),
      (pieces, room) => {
        const ends = (pieces[0]?.size ?? 0) + (pieces.at(-1)?.size ?? 0);
        // What is left beside the ends parts the room into whole steps, so that nothing is rounded.
        const told = pick(pieces, room + ends);
        expect(worthOf(pieces, told)).toBe(bestOf(pieces, room + ends));
        expect(sizeOf(pieces, told)).toBeLessThanOrEqual(room + ends);
      },
    ),
    { numRuns: 60 },
  );
});

it('keeps both ends where there is room for nothing', () => {
  const pieces = Array.from({ length: 5 }, () => ({ worth: 1, size: 10, before: 0, after: 0 }));
  expect(pick(pieces, 3)).toEqual([true, false, false, false, true]);
  expect(pick(pieces.slice(0, 1), 3)).toEqual([true]);
});
