import { describe, expect, it } from 'vitest';
import { en } from '../languages/en/en.ts';
import { it as italian } from '../languages/it/it.ts';
import { pt } from '../languages/pt/pt.ts';
import { Casing, capitalize } from './casing.ts';
import { Lexer } from './lexer.ts';

const text = [
  'The old reef lies near Plymouth.',
  'In Plymouth, the keepers of the tower met Mr Hall.',
  'A lens bends light and the tower stands.',
];
const casing = new Casing(text, new Lexer(en));

describe('small and capital letters', () => {
  it('writes a sentence’s first word small only when it surely is no name', () => {
    expect(casing.lowerFirst('The reef is old.')).toBe('the reef is old.');
    expect(casing.lowerFirst('Keepers met.')).toBe('keepers met.');
    expect(casing.lowerFirst('Plymouth is near.')).toBe('Plymouth is near.');
    expect(casing.lowerFirst('Rudyerd built it.')).toBe('Rudyerd built it.');
    expect(casing.lowerFirst('I was there.')).toBe('I was there.');
  });

  it('works a heading in title case into a sentence and leaves its names alone', () => {
    expect(casing.headingInSentence('The Long Way to Plymouth')).toBe('the long way to Plymouth');
    expect(casing.headingInSentence('How Keepers Learned to Shine')).toBe('how keepers learned to shine');
    expect(casing.headingInSentence('A reef with a bad name')).toBe('a reef with a bad name');
  });

  it('takes what is big beside a small word of weight for a name, also one that the text never writes', () => {
    expect(casing.headingInSentence('The river Elbe')).toBe('the river Elbe');
    expect(casing.headingInSentence('The towers Rudyerd Built')).toBe('the towers Rudyerd Built');
    expect(casing.headingInSentence('From the Keepers Into the Tower')).toBe(
      'from the keepers into the tower',
    );
    expect(casing.headingInSentence('What Happened Between Keepers and Towers')).toBe(
      'what happened between keepers and towers',
    );
  });

  it('takes the Italian article for no English “I”, and a ruler’s number for no article', () => {
    const heading = new Casing(['I conti non tornano.'], new Lexer(italian));
    expect(heading.headingInSentence('I conti da far quadrare')).toBe('i conti da far quadrare');
    expect(heading.headingInSentence('Napoleone Bonaparte I')).toMatch(/ I$/);
  });

  it('knows that elsewhere a heading full of capitals is full of names', () => {
    const samba = new Casing(['No centro, a tia baiana abria a casa.'], new Lexer(pt));
    expect(samba.headingInSentence('Da Bahia à Pequena África')).toBe('da Bahia à Pequena África');
    expect(samba.headingInSentence('A Casa da Tia')).toBe('a casa da tia');
  });

  it('leaves a name big that the text itself writes so', () => {
    const names = new Casing(
      ['The Roman Empire fell, and the empire of another followed.', 'Vincent van Gogh was a late starter.'],
      new Lexer(en),
    );
    expect(names.headingInSentence('The Roman Empire')).toBe('the Roman Empire');
    expect(names.headingInSentence('Vincent van Gogh')).toBe('Vincent van Gogh');
  });

  it('finds the first letter behind opening marks', () => {
    expect(capitalize('¿qué es?')).toBe('¿Qué es?');
    expect(capitalize('“well,” she said')).toBe('“Well,” she said');
  });
});
