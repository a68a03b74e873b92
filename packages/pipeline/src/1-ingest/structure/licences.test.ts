import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import { blocksOf, paragraph, TIDE, WIND } from './testing/telling.ts';

const textsOf = (...blocks: DocumentBlock[]) => blocksOf(...blocks).blocks.map(({ text }) => text);

describe('a licence in full', () => {
  const clause = (at: number) =>
    paragraph(
      `${at}. You may moor copies of the Boat as this License allows, and nobody who received them loses that right ${at} days later.`,
    );
  const clauses = Array.from({ length: 12 }, (_, at) => clause(at));
  const preamble = paragraph('Most licenses are made to take away what you like to do with a boat.');
  const apply = paragraph('To apply it, put a copyright line on the stern of every boat that you build.');
  const telling = Array.from({ length: 8 }, (_, at) => paragraph(`${TIDE} ${WIND} That was in week ${at}.`));

  it('is nothing to tell', () => {
    const read = blocksOf(paragraph('Public Licence of the Harbour'), preamble, ...clauses, apply);
    expect(read.blocks).toEqual([]);
    expect(read.leftOut.map(({ kind }) => kind)).toEqual(['licence']);
  });

  it('goes from behind a manual, and the manual stays', () => {
    const title: DocumentBlock = { kind: 'heading', level: 1, text: 'Licence' };
    expect(textsOf(...telling, title, preamble, ...clauses, apply)).toEqual(telling.map(({ text }) => text));
  });

  it('is none where a text tells of it', () => {
    const essay = Array.from({ length: 12 }, (_, at) =>
      paragraph(
        `Whoever reads this license in year ${at} sees that copies of a boat may be passed on by all.`,
      ),
    );
    expect(textsOf(...essay)).toHaveLength(12);
    expect(textsOf(...telling, ...clauses.slice(0, 3))).toHaveLength(11);
  });

  it('is one where a page sets it as one paragraph', () => {
    const whole = paragraph(
      [
        'Everybody is free to copy this License.',
        ...clauses.map(({ text }) => text),
        'There is no warranty for the Boat, as far as the law permits, and no holder of a copyright is liable.',
      ].join(' '),
    );
    expect(textsOf(...telling, whole)).toEqual(telling.map(({ text }) => text));
    expect(textsOf({ kind: 'heading', level: 1, text: 'Licences' }, whole, whole)).toEqual([]);
  });

  it('goes with all that stands under its name', () => {
    const title: DocumentBlock = { kind: 'heading', level: 1, text: 'Appendix A. Harbour Public License' };
    const part: DocumentBlock = { kind: 'heading', level: 3, text: '4. Boats' };
    const next: DocumentBlock = { kind: 'heading', level: 1, text: 'The wind' };
    const steps = Array.from({ length: 20 }, (_, at) => paragraph(`Paint the name of boat ${at} anew.`));
    const told = textsOf(...telling, title, ...clauses, part, ...steps, ...clauses, next, paragraph(WIND));
    expect(told).toEqual([...telling.map(({ text }) => text), 'The wind', WIND]);
  });

  it('is known in languages that nobody writes in', () => {
    const clause = (at: number) => paragraph(`${at}. 依本授權書，您可以散布此船之複本，但禁止修改之。`);
    expect(textsOf(...Array.from({ length: 60 }, (_, at) => clause(at)))).toEqual([]);
  });

  it('leaves a chapter about licences as it is', () => {
    const title: DocumentBlock = { kind: 'heading', level: 2, text: 'Choosing a license' };
    expect(textsOf(title, ...telling)).toHaveLength(telling.length + 1);
  });
});

it('a sentence on a government and its house is no licence', () => {
  const told =
    'The colony was governed by a company because it held the king’s licence. It lasted ninety years.';
  expect(textsOf(paragraph(told), paragraph(TIDE))).toEqual([told, TIDE]);
  const licence = 'Use of the net is governed by the licence of the harbour.';
  expect(textsOf(paragraph(`${WIND} ${licence}`), paragraph(TIDE))).toEqual([WIND, TIDE]);
});
