import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isId, newId } from './ids.ts';

it('gives ids that sort by their time of birth', () => {
  fc.assert(
    fc.property(
      fc.nat(2 ** 46),
      fc.integer({ min: 1, max: 2 ** 40 }),
      (early, gap) => newId(early) < newId(early + gap),
    ),
  );
});

it('gives no id twice and recognises its own', () => {
  const ids = Array.from({ length: 10_000 }, () => newId(0));
  expect(new Set(ids).size).toBe(10_000);
  expect(ids.every(isId)).toBe(true);
  expect(isId('../../etc/passwd')).toBe(false);
});
