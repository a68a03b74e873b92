import { packFor } from '@parlance/language/languages';
import { expect, it } from 'vitest';
import { materialOf, withoutHesitation } from './material.ts';

it.each([
  ['en', 'So, um, the tower uh fell.', 'So the tower fell.'],
  ['pt', 'Ele comprou um livro.', 'Ele comprou um livro.'],
  ['de', 'Er kam ähm um acht Uhr.', 'Er kam um acht Uhr.'],
  ['fr', 'Le phare, euh, brûle.', 'Le phare brûle.'],
])('leaves out what only hesitates, and in %s nothing else: %s', (language, said, retold) => {
  expect(withoutHesitation(said, packFor(language)!.grammar)).toBe(retold);
});

it('is a recording also when it was uploaded as a file and heard', () => {
  const of = (by?: 'hearing' | 'sight') =>
    materialOf({ language: 'en', passages: [], documents: [{ kind: 'file', fileName: 'talk.mp3', by }] })
      .kind;
  expect(of('hearing')).toBe('recording');
  expect(of('sight')).toBe('text');
  expect(of()).toBe('text');
});
