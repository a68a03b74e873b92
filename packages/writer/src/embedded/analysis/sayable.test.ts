import { en } from '@parlance/language/languages/en/en';
import { describe, expect, it } from 'vitest';
import { unsayable } from './sayable.ts';

const whyNot = (text: string): string | undefined =>
  unsayable(text, text.split(' ').length, { maxWords: 60, noise: en.grammar.noise });

describe('what can be said aloud', () => {
  it('are sentences with a few numbers in them', () => {
    expect(whyNot('More uprisings followed in 1830, 1848 and 1871.')).toBeUndefined();
    expect(
      whyNot('A person who earns 15,000 dollars then pays 1,000 dollars and not 3,000.'),
    ).toBeUndefined();
  });

  it('are not the rows of a table, formulas and other signs', () => {
    expect(whyNot('Total 12 34 56 78.')).toBe('figures');
    expect(whyNot('(Enter Ahab: then all of them.)')).toBe('stage direction');
    expect(whyNot('E = mc² ± (a/b) * [c] + #4 holds.')).toBe('symbols');
  });
});
