import { expect, it } from 'vitest';
import { toBlocks } from './to-blocks.ts';

const line = (text: string, top = 0.3, confidence = 0.95) => ({
  text,
  confidence,
  box: { left: 0.1, top, right: 0.9, bottom: top + 0.02 },
});
const page = (number: number, ...paragraphs: { lines: ReturnType<typeof line>[]; height: number }[]) => ({
  number,
  paragraphs,
});
const body = (...lines: ReturnType<typeof line>[]) => ({ lines, height: 0.01 });

it('makes words whole that a line or a page cut, and goes on over the page', () => {
  const blocks = toBlocks([
    page(1, body(line('The keeper of the har-'), line('bour wrote down what'))),
    page(2, body(line('he saw every evening.')), body(line('Then it rained.'))),
  ]);
  expect(blocks.map(({ text }) => text)).toEqual([
    'The keeper of the harbour wrote down what he saw every evening.',
    'Then it rained.',
  ]);
  expect(blocks[0]?.lines).toHaveLength(3);
});

it('takes large letters for headings, and leaves page numbers, running titles and specks out', () => {
  const blocks = toBlocks([
    page(
      7,
      body(line('HARBOUR NEWS', 0.02)),
      { lines: [line('The book of tides')], height: 0.02 },
      body(line('A long line of plain words that fills most of the page.')),
      body(line('§ ,;', 0.5, 0.3)),
      body(line('12', 0.96)),
    ),
  ]);
  expect(blocks.map(({ kind, text, level }) => [kind, text, level])).toEqual([
    ['heading', 'The book of tides', 1],
    ['paragraph', 'A long line of plain words that fills most of the page.', undefined],
  ]);
});
