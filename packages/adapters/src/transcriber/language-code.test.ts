import { expect, it } from 'vitest';
import { languageCode } from './language-code.ts';

it.each([
  ['english', 'en'],
  ['Portuguese', 'pt'],
  ['eng', 'en'],
  ['por', 'pt'],
  ['pt-BR', 'pt'],
  ['es', 'es'],
])('knows %s as %s', (named, code) => {
  expect(languageCode(named)).toBe(code);
});

it.each([undefined, '', 'no language at all'])('knows nothing of %s', (named) => {
  expect(languageCode(named)).toBeUndefined();
});
