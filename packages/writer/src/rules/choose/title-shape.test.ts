import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { expect, it } from 'vitest';
import { en } from '../testing/packs.ts';
import { shapeOf } from './title-shape.ts';

const casing = new Casing(['He went to Paris, and from Paris to Rome.'], new Lexer(en));

it.each([
  ['The yellow house', 'thing'],
  ['Paris in the rain', 'thing'],
  ['Paris brings colour', 'name'],
  ['A late start', 'name'],
  ['How fame came', 'clause'],
  ['Who was he?', 'question'],
])('“%s” is worked into a sentence as a %s', (heading, shape) => {
  expect(shapeOf(heading, en, casing)).toBe(shape);
});
