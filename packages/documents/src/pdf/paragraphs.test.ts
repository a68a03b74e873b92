import { expect, it } from 'vitest';
import { openDocument } from '../fixtures/open-document.ts';
import { writePdf } from '../fixtures/pdf-writer.ts';
import { temporaryFiles } from '../fixtures/temporary-files.ts';
import { readPdf } from './read-pdf.ts';

const write = temporaryFiles();
const LINES = [
  'The harbour empties twice a day and fills',
  'again without anybody asking it to do so,',
  'and the fishermen of the eastern wall put',
  'down the hour in pencil, because the tables',
  'in print describe an ideal coast.',
];

it('keeps the lines of a paragraph together on a page whose other lines stand closer', async () => {
  const close = Array.from({ length: 12 }, (_, at) => `drying net ${at}`);
  const texts = [
    ...LINES.map((text, at) => ({ text, x: 50, y: 80 + at * 18 })),
    ...close.map((text, at) => ({ text, x: 90, y: 300 + at * 11 })),
  ];
  const { blocks } = await readPdf(openDocument(write(writePdf([{ texts }])), 'pdf'), () => {});
  expect(blocks.map(({ text }) => text)).toContain(LINES.join(' '));
});

it('keeps a term apart from what stands further in under it', async () => {
  const inset = [
    'Scheme and nets are dried by the wind of',
    'the harbour, whatever the tide may do to',
    'them.',
  ];
  const texts = [
    { text: 'Nets are dry', x: 50, y: 80 },
    ...inset.map((text, at) => ({ text, x: 80, y: 98 + at * 18 })),
    { text: 'Boats are wet', x: 50, y: 152 },
    ...inset.map((text, at) => ({ text, x: 80, y: 170 + at * 18 })),
  ];
  const { blocks } = await readPdf(openDocument(write(writePdf([{ texts }])), 'pdf'), () => {});
  expect(blocks.map(({ text }) => text)).toEqual([
    'Nets are dry',
    inset.join(' '),
    'Boats are wet',
    inset.join(' '),
  ]);
});
