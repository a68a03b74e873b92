import type { DocumentBlock } from '@parlance/ports/document-reader';
import { expect, it } from 'vitest';
import { blocksOf, paragraph, TIDE, told, WIND } from './testing/telling.ts';

const heading = (text: string, level = 2): DocumentBlock => ({ kind: 'heading', level, text });
const item = (text: string): DocumentBlock => ({ kind: 'item', text });
const textsOf = (...blocks: DocumentBlock[]) => blocksOf(...blocks).blocks.map(({ text }) => text);

it.each([
  'Description',
  'COMMANDS',
  'Examples:',
  'Beispiele',
  'Remarque',
  'Sintaxis',
  'Descrizione',
  'Opções',
])('a heading that only names a part of an entry is not said: %s', (label) => {
  expect(textsOf(heading('The harbour', 1), paragraph(TIDE), heading(label), paragraph(WIND))).toEqual([
    'The harbour',
    TIDE,
    WIND,
  ]);
});

it('a label before a note is not said either', () => {
  expect(told(`Note: ${TIDE}`)).toEqual([TIDE]);
  expect(told(`REMARQUE : the ${TIDE.slice(4)}`)).toEqual([TIDE]);
});

it('a label that a manual prints before a paragraph is kept apart from it', () => {
  const listing = Array.from(
    { length: 6 },
    (_, at): DocumentBlock => ({ kind: 'code', text: `dry_nets(${at});` }),
  );
  const [first] = textsOf(paragraph(`Harbour support ${TIDE}`), ...listing);
  expect(first).toBe(`Harbour support: ${TIDE}`);
  expect(textsOf(paragraph(`In the evening ${TIDE}`), ...listing)).toEqual([`In the evening ${TIDE}`]);
});

it('what readers are asked to do goes with its heading, and with all under it', () => {
  const blocks = [heading('Exercises: nets'), paragraph(TIDE), heading('Wet nets', 3), paragraph(TIDE)];
  expect(textsOf(paragraph(WIND), ...blocks, heading('The wind'), paragraph(WIND))).toEqual([
    WIND,
    'The wind',
    WIND,
  ]);
});

it('a list of links goes, though nothing but a line stands over it', () => {
  const links = [
    paragraph('See also'),
    paragraph('Help with nets:'),
    item('Source project: harbour README.'),
  ];
  expect(textsOf(paragraph(TIDE), ...links, paragraph(WIND))).toEqual([TIDE, WIND]);
});

it('a line that says what a document replaced goes, and so does a number by itself', () => {
  const lines = ['Superseded by Version 1.1 of April 26, 2004.', '4'];
  expect(textsOf(...lines.map(paragraph), paragraph(TIDE))).toEqual([TIDE]);
});

it('leaves out the caption of an example that stands as a heading, and numbers of questions with a colon', () => {
  expect(
    textsOf(
      heading('3.5: How do nets dry?'),
      paragraph(TIDE),
      heading('3.6: Who dries them?'),
      heading('Example 1-22. A new net'),
      paragraph(WIND),
    ),
  ).toEqual(['How do nets dry?', TIDE, 'Who dries them?', WIND]);
});
