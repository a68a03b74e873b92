import { expect, it } from 'vitest';
import { en, es, fr, pt } from '../testing/packs.ts';
import { inEverydayWords } from './everyday.ts';

it.each([
  ['They asked how similar it is to the old lamp.', 'They asked how similar it is to the old lamp.'],
  ['Nobody knows how old they are in the town.', 'Nobody knows how old they are in the town.'],
  ['He has overseen more than 500 lamps.', 'He has overseen more than 500 lamps.'],
  ['We think it is the old lamp.', 'We think it’s the old lamp.'],
  ['The lamp DOES NOT burn.', 'The lamp DOES NOT burn.'],
  ['Let us know when it burns.', 'Let us know when it burns.'],
  ['The lesson is, therefore, that it burns.', 'The lesson is, therefore, that it burns.'],
])('contracts nothing that is stressed: %s', (written, said) => {
  expect(inEverydayWords(written, en)).toBe(said);
});

it.each([
  'Roughly slice the tomato.',
  'The worst of it is not being able to see the light.',
  'The worst of it was not knowing.',
])('keeps a wording that means something else there: %s', (written) => {
  expect(inEverydayWords(written, en)).toBe(written);
});

it.each([
  [pt, 'Algum programa pode, no entanto, precisar de ajuda.'],
  [es, 'La lista, sin embargo, se reduce.'],
  [fr, 'La liste, cependant, se réduit.'],
])('turns no “however” between commas into a “but”', (pack, written) => {
  expect(inEverydayWords(written, pack)).toBe(written);
});
