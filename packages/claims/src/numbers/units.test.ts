import { WRITTEN_LANGUAGES } from '@parlance/language/languages';
import { expect, it } from 'vitest';
import { unitOf } from './units.ts';

const UNITS = [
  ...['hour', 'minute', 'day', 'week', 'month', 'year'],
  ...['meter', 'centimeter', 'millimeter', 'kilometer', 'mile', 'inch', 'foot'],
  ...['kilogram', 'gram', 'liter', 'milliliter', 'hectare'],
];

/** Two of a unit, as the language calls them. */
const named = (language: string, unit: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    .format(2)
    .replace(/^[\p{Nd}\s]+/u, '');

it.each(WRITTEN_LANGUAGES)('units are known by their names in %s', (language) => {
  const strange = UNITS.map((unit) => named(language, unit)).filter((name) => unitOf(name) === undefined);
  expect(strange).toEqual([]);
});
