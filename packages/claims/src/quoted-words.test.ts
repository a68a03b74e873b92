import { expect, it } from 'vitest';
import { sameClaim, standsIn } from './quoted-words.ts';

const TEXT = 'Twenty years later – in Strasbourg – Minkowski’s dog “fell ill”; it was 1,500 metres away.';

it.each([
  'twenty years later',
  'Twenty years later, in Strasbourg',
  "\"Minkowski's dog 'fell ill'\"",
  '1,500 metres',
])('finds words however they are set: %s', (words) => {
  expect(standsIn(words, TEXT)).toBe(true);
});

it.each(['', '…', 'years in Strasbourg', 'twenty years lat', '50', 'Minkowski fell ill'])(
  'finds no words that do not follow each other there: “%s”',
  (words) => {
    expect(standsIn(words, TEXT)).toBe(false);
  },
);

it('takes a claim for the same in more or fewer words', () => {
  expect(sameClaim('the year 1889', '1889')).toBe(true);
  expect(sameClaim('twenty-five', 'twenty five')).toBe(true);
  expect(sameClaim('1889', '1869')).toBe(false);
});
