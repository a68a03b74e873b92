import { expect, it } from 'vitest';
import { languageName, searchable } from './language-names.ts';

it('names a country only where the same language is on offer for two', () => {
  expect(languageName('pt-BR', 'en-US')).toBe('Portuguese (Brazil)');
  expect(languageName('is-IS', 'en-US')).toBe('Icelandic');
});

it('names languages in the language of the reader, with a capital', () => {
  expect(languageName('pt-BR', 'pt-BR')).toBe('Português (Brasil)');
  expect(languageName('de-DE', 'pt-BR')).toBe('Alemão');
});

it('forgets accents and capitals for searching', () => {
  expect(searchable('Português')).toBe('portugues');
});
