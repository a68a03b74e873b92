import { expect, it } from 'vitest';
import { hedgesIn } from './hedges.ts';

it.each([
  ['en', 'It can rise by up to 30 centimeters in most places.', ['up to', 'most']],
  [
    'pt',
    'Em quase todos os sinos ela é um pouco triste; conta-se que sim.',
    ['quase', 'um pouco', 'conta se'],
  ],
  ['es', 'Casi siempre, por lo general.', ['Casi', 'por lo general']],
  ['fr', 'La plupart, à peu près.', ['plupart', 'à peu près']],
  ['de', 'Als Faustregel etwa drei Liter, in der Regel.', ['Faustregel', 'etwa', 'in der Regel']],
  ['it', 'Di solito, più o meno.', ['Di solito', 'più o meno']],
  ['en', 'It rises twice a day.', []],
  ['ru', 'Почти всегда.', []],
])('%s: %s', (language, text, hedges) => expect(hedgesIn(text, language)).toEqual(hedges));
