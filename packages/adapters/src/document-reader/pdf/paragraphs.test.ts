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
