import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import { blocksOf, paragraph, TIDE, WIND } from './testing/telling.ts';

const textsOf = (...blocks: DocumentBlock[]) => blocksOf(...blocks).blocks.map(({ text }) => text);

describe('a list of terms', () => {
  const entry = (terms: string[], text: string): DocumentBlock[] => [
    { kind: 'paragraph', text: terms.at(-1) ?? '', terms },
    { kind: 'item', text, terms },
  ];

  it.each([
    [['`drying`']],
    [['`--wind`, `-w`']],
    [['dry_nets(wind)']],
    [['class harbour.nets.Drier(wind, sun=None)']],
    [['property driedNets']],
    [['`Drier`', 'Returns:']],
  ])('is for looking up where machines use them: %s', (terms) => {
    const read = blocksOf(paragraph(TIDE), ...entry(terms, 'Array of the nets that can be hung up.'));
    expect(read.blocks.map(({ text }) => text)).toEqual([TIDE]);
    expect(read.leftOut.map(({ kind }) => kind)).toEqual(['code']);
  });

  it.each(['Spring tide', 'Net(s)', 'Why does `dry` take so long?', 'JavaScript'])(
    'is told where people do: %s',
    (term) => {
      expect(textsOf(paragraph(TIDE), ...entry([term], WIND))).toContainEqual(expect.stringContaining(WIND));
    },
  );
});
