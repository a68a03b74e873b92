import { expect, it } from 'vitest';
import type { PlacedBlock } from '../structure/placed-block.ts';
import { atMost } from './shape.ts';

const lines = (count: number, kind: PlacedBlock['kind'] = 'paragraph') =>
  Array.from({ length: count }, (_, at): PlacedBlock => ({ kind, text: `${at}`, page: at }));

it('leaves texts of an ordinary length alone', () => {
  const blocks = lines(10);
  expect(atMost(blocks, 10)).toEqual(blocks);
});

it('reads neighbours as one when there are too many, and loses no word', () => {
  const joined = atMost(lines(25), 10);
  expect(joined.map(({ text }) => text).slice(0, 2)).toEqual(['0 1 2', '3 4 5']);
  expect(joined[1]).toMatchObject({ page: 3 });
  expect(joined.flatMap(({ text }) => text.split(' '))).toHaveLength(25);
});

it('joins nothing to headings and never gives more than it may', () => {
  const mixed = [...lines(1, 'heading'), ...lines(30, 'item'), ...lines(20, 'heading')];
  const joined = atMost(mixed, 12);
  expect(joined).toHaveLength(12);
  expect(joined[0]).toMatchObject({ kind: 'heading', text: '0' });
  expect(joined[1]?.text.split(' ')).toHaveLength(5);
});
