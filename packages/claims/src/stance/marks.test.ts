import { expect, it } from 'vitest';
import { countNegations, hedgesIn } from './marks.ts';

it.each([
  ['en', 'It can rise by up to 30 centimeters in most places.', ['up to', 'most']],
  [
    'pt',
    'Em quase todos os sinos ela é um pouco triste; conta-se que sim.',
    ['quase todos', 'um pouco', 'conta se'],
  ],
  ['es', 'Casi siempre, por lo general.', ['Casi siempre', 'por lo general']],
  ['fr', 'La plupart, à peu près.', ['La plupart', 'à peu près']],
  ['de', 'Als Faustregel etwa drei Liter, in der Regel.', ['Faustregel', 'etwa', 'in der Regel']],
  ['it', 'Di solito, più o meno.', ['Di solito', 'più o meno']],
  ['en', 'It rises twice a day.', []],
  ['ru', 'Почти всегда.', []],
])('%s: %s', (language, text, hedges) => expect(hedgesIn(text, language)).toEqual(hedges));

it('counts a "not" that denies nothing too', () => {
  expect(countNegations('Not only half of it, and not without light.', 'en')).toBe(3);
});
