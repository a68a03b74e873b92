import { expect, it } from 'vitest';
import { withRealBullets } from './letter-bullets.ts';
import type { Page } from './page.ts';

const read = (...texts: string[]): string[] => {
  const pages = [{ lines: texts.map((text) => ({ text })) }] as unknown as Page[];
  return withRealBullets(pages).flatMap(({ lines }) => lines.map(({ text }) => text));
};
const ITEMS = ['Merge the nets', 'Replace them', 'Dry them', 'Hang them up'];

it.each(['I ', 'q ', 'v ', 'o ', '§ ', '§', 'Ø ', 'Ø', 'Þ '])(
  'takes "%s" before many lines for a bullet',
  (mark) => {
    expect(read(...ITEMS.map((item) => `${mark}${item}`))).toEqual(ITEMS.map((item) => `• ${item}`));
  },
);

it.each([
  [
    'o',
    ['o Brasil e o mar que o cerca', 'o Rio e o porto de que o povo vive', 'o Estado', 'o Sul e o Norte'],
  ],
  ['v', ['v Praze a v Brně', 'v Ostravě i v Plzni', 'v Liberci, ale v zimě', 'v Jihlavě']],
  ['Øst', ['Øst for byen', 'Øl og brød', 'Øen er lille', 'Østersøen er stor']],
  ['Það', ['Það er gott', 'Þetta er bátur', 'Þeir koma', 'Þar er höfnin']],
])('leaves lines that begin with the word "%s" as they are', (_, lines) => {
  expect(read(...lines)).toEqual(lines);
});

it('needs more than a few lines', () => {
  expect(read('I Merge the nets', 'I Replace them', 'I Dry them')).toHaveLength(3);
  expect(read('I Merge the nets', 'I Replace them', 'I Dry them')[0]).toBe('I Merge the nets');
});

it('reads the arrows of a font whose bullets it knows', () => {
  expect(read(...ITEMS.map((item) => `§ ${item}`), 'nets Þ boats').at(-1)).toBe('nets → boats');
});
