import { Lexer } from '@parlance/language/text/lexer';
import { expect, it } from 'vitest';
import { en } from '../testing/packs.ts';
import { definiteTerms } from './mentions.ts';

const termsOf = (text: string): string[][] => definiteTerms(text, en, new Lexer(en));

it('knows a figure that is taken for known, and takes no year for one', () => {
  expect(termsOf('It counts the 900,000 litres twice.')).toEqual([['900,000', 'litr']]);
  expect(termsOf('It began in the 1990s and after the 1987 flood.')).toEqual([]);
});
