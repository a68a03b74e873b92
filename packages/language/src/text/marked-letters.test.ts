import { expect, test } from 'vitest';
import { lacksMarkedLetters } from './marked-letters.ts';

const whole = 'La première étape est de choisir le côté où les voiles ont été posées. '.repeat(40);
const lost = whole.replace(/[\u00c0-\u024f]/g, '');

test('a text without the letters its language marks is known', () => {
  expect(lacksMarkedLetters(lost, 'fr')).toBe(true);
  expect(lacksMarkedLetters(whole, 'fr')).toBe(false);
});

test('English marks none, and a few lines may have none', () => {
  expect(lacksMarkedLetters(lost, 'en')).toBe(false);
  expect(lacksMarkedLetters('Le vent tourne et la mer monte.', 'fr')).toBe(false);
});
