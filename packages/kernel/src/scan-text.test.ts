import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLines, replaceBetween, trimEndOf } from './scan-text.ts';

const textOf = (signs: string) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 });
/** Both values are equal for every text of these signs. */
const sameFor = (signs: string, both: (text: string) => [string, string]): void =>
  fc.assert(
    fc.property(textOf(signs), (text) => {
      const [actual, expected] = both(text);
      expect(actual).toBe(expected);
    }),
  );

const LONG = 400_000;

/** Quadratic work on texts of this length takes minutes; linear work milliseconds. */
const quickly = (run: () => unknown): void => {
  const startedAt = performance.now();
  run();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
};

describe('trimEndOf', () => {
  it.each([
    ['ab.,; \n', /[.,;\s]/, /[.,;\s]+$/],
    ['a😀.𝒜', /[^\p{L}]/u, /[^\p{L}]+$/u],
    ['a…”» b', /[\s\p{P}]/u, /[\s\p{P}]+$/u],
  ])('takes from %j what the pattern took', (signs, set, pattern) => {
    sameFor(signs, (text) => [trimEndOf(text, set), text.replace(pattern, '')]);
  });

  it('stays quick', () => {
    quickly(() => trimEndOf(`${' '.repeat(LONG)}x`, /\s/));
    quickly(() => trimEndOf(`x${' '.repeat(LONG)}`, /\s/));
  });
});

describe('joinLines', () => {
  it('does what the pattern did', () => {
    sameFor('ab \t\r\n\u2028\u2029\u00a0', (text) => [
      joinLines(text),
      text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' '),
    ]);
  });

  it('stays quick', () => {
    quickly(() => joinLines(`${' '.repeat(LONG)}x${'\n'.repeat(LONG)}x${' \n'.repeat(LONG)}`));
  });
});

describe('replaceBetween', () => {
  const mark = ({ inside }: { inside: string }) => `(${inside})`;
  it('finds what the patterns found', () => {
    const signs = 'a<> [“”"«»„';
    const pairs = { '“': /”/g, '«': /»/g, '"': /"/g };
    sameFor(signs, (text) => [replaceBetween(text, /</g, />/g, mark), text.replace(/<([^>]*)>/g, '($1)')]);
    sameFor(signs, (text) => [
      replaceBetween(text, /[“"«„]/g, /[”"»“]/g),
      text.replace(/[“"«„][^”"»“]*[”"»“]/g, ''),
    ]);
    sameFor(signs, (text) => [
      replaceBetween(text, /[“«"]/g, pairs),
      text.replace(/“[^”]*”|«[^»]*»|"[^"]*"/g, ''),
    ]);
  });

  it('stays quick where nothing is closed', () => {
    const pairs = { '“': /”/g, '«': /»/g, '"': /"/g };
    quickly(() => replaceBetween('<'.repeat(LONG), /</g, />/g));
    quickly(() => replaceBetween(`${'“«'.repeat(LONG)}"`, /[“«"]/g, pairs));
    quickly(() => replaceBetween('<a>'.repeat(LONG), /</g, />/g));
  });
});
