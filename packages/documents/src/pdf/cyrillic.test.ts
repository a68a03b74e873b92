import { expect, it } from 'vitest';
import { inOwnLetters } from './cyrillic.ts';

const page = (text: string) => ({
  number: 1,
  width: 600,
  height: 800,
  lines: Array.from({ length: 20 }, (_, y) => ({
    text,
    y,
    x0: 0,
    x1: 500,
    size: 10,
    font: '',
    mono: false,
    starts: [],
    column: 0,
  })),
});
const read = (text: string) => inOwnLetters([page(text)])[0]?.lines[0]?.text;

it('reads Cyrillic that a font without names for its letters draws', () => {
  expect(read('Ðóêîâîäñòâî ïî ñîçäàíèþ ïàêåòîâ Debian')).toBe('Руководство по созданию пакетов Debian');
});

it.each([
  'Só não é fácil pôr à mão em ação a coleção de avós, avôs e irmãs: eis a questão.',
  'L’été où l’âme s’élève, à l’aube, près des forêts, là où le blé mûrit déjà.',
])('leaves letters with accents alone: %s', (text) => {
  expect(read(text)).toBe(text);
});
