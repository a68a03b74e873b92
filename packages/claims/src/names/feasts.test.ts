import { expect, it } from 'vitest';
import { feastsIn } from './feasts.ts';

it.each([
  ['en', "They met on New Year's Eve and again at Easter.", ['newYear', 'easter']],
  ['pt', 'Foi na véspera, antes do Natal.', ['christmas']],
  ['es', 'Llegaron en Navidad.', ['christmas']],
  ['fr', 'Ils arrivent à Noël.', ['christmas']],
  ['de', 'Sie kamen zu Weihnachten und blieben bis Pfingsten.', ['christmas', 'pentecost']],
  ['it', 'Arrivano a Natale.', ['christmas']],
  ['en', 'They sailed to Easter Island.', []],
])('finds the feasts of a sentence in %s: %s', (language, text, ids) => {
  expect(feastsIn(text, language).map(({ id }) => id)).toEqual(ids);
});
