import { PACK_OF, type WrittenLanguage } from '@parlance/language/languages';
import { expect, it } from 'vitest';
import { isNameable } from './titles.ts';

const named = (title: string, language: WrittenLanguage = 'en') =>
  isNameable(title, PACK_OF[language].words.articles);

it.each([
  ['Baker becomes mayor by the drawing of a straw', 'en'],
  ['The Tenant', 'en'],
  ['Das Haus am See', 'de'],
  ['La valise qui nous suit', 'fr'],
  ['L’assiette pleine', 'fr'],
] as const)('a title is named: %s', (title, language) => {
  expect(named(title, language)).toBe(true);
});

it.each([
  'OBITUARIO',
  'CM 9',
  'Da: Direzione',
  'Press release',
  'CITY OF LOWENBRIDGE – Public notice',
  'Tested: quiet headphones for the train',
  'To the editor',
  'Physics for everybody, lecture 5',
  'Adopting › Questions about dogs',
  'My father cut hair for fifty-one years, and for the last…',
  'Kettle with a whistle, £279',
])('a rubric, a label and a breadcrumb are not: %s', (title) => {
  expect(named(title)).toBe(false);
});
