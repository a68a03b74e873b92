import { packFor } from '@parlance/language/languages';
import { expect, it } from 'vitest';
import { withoutHesitation } from './material.ts';

it.each([
  ['en', 'So, um, the tower uh fell.', 'So the tower fell.'],
  ['pt', 'Ele comprou um livro.', 'Ele comprou um livro.'],
  ['de', 'Er kam ähm um acht Uhr.', 'Er kam um acht Uhr.'],
  ['fr', 'Le phare, euh, brûle.', 'Le phare brûle.'],
])('leaves out what only hesitates, and in %s nothing else: %s', (language, said, retold) => {
  expect(withoutHesitation(said, packFor(language)!.grammar)).toBe(retold);
});
