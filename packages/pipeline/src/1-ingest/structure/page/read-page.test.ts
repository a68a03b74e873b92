import { de } from '@parlance/language/languages/de/de';
import { en } from '@parlance/language/languages/en/en';
import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '../placed-block.ts';
import { blocksOf, paragraph, paste, TIDE, WIND } from '../testing/telling.ts';
import { quotedAcross } from './quotations-across.ts';

const blockOf = (line: string): DocumentBlock =>
  line.startsWith('- ') ? { kind: 'item', text: line.slice(2) } : paragraph(line);
const told = (...lines: string[]) => blocksOf(...lines.map(blockOf)).blocks;

describe('lines that head what follows', () => {
  const items = ['Wash the ropes', 'Count the boats', 'Close the gate', 'Feed the gulls'];
  const counted = (numberAt: (at: number) => number) =>
    told(
      '# Four things',
      TIDE,
      ...items.flatMap((item, at) => [`${numberAt(at)}. ${item}`, `${WIND} ${TIDE}`]),
    )
      .filter(({ headedBy }) => headedBy === 'number')
      .map(({ kind, number, text }) => `${kind} ${number} ${text}`);

  it('are headings where they count up and each has prose below it', () => {
    expect(counted((at) => at + 1)).toEqual(items.map((item, at) => `heading ${at + 1} ${item}`));
    expect(counted((at) => at * 7 + 3)).toEqual([]);
  });

  const named = (...lines: string[]) =>
    told(...lines.flatMap((line) => [line, `${WIND} ${TIDE}`])).filter(({ headedBy }) => headedBy === 'line');

  it('are headings where a text has several that only name something', () => {
    const found = named('The ropes (old ones)', 'The boats');
    expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'heading The ropes',
      'heading The boats',
    ]);
    expect(named('The ropes')).toEqual([]);
    expect(named('The ropes were wet', 'The boats were dry')).toEqual([]);
  });

  it('name the place of what stands below them, and give no title', () => {
    const source = paste([TIDE, 'The ropes', TIDE, 'The boats', WIND].join('\n\n'));
    expect(source.passages.at(-1)?.address.heading).toBe('The boats');
    expect(source.title).toBeUndefined();
  });

  it('are left out where a program has printed them', () => {
    const printed: DocumentBlock = { kind: 'heading', level: 2, text: '2005-12-30 18:10:35 sack 2.1 in' };
    const read = blocksOf(paragraph(TIDE), printed, paragraph(WIND));
    expect(read.blocks.map(({ text }) => text)).toEqual([TIDE, WIND]);
    expect(read.leftOut).toMatchObject([{ kind: 'code', pieces: 1 }]);
  });
});

describe('labels', () => {
  const labelled = (...lines: string[]) => told(TIDE, ...lines).flatMap(({ label }) => label ?? []);

  it('are known where three items have them, or three paragraphs that begin alike', () => {
    expect(labelled('- Ropes: wet ones', '- Boats: old ones', '- Nets: none')).toEqual([
      'Ropes',
      'Boats',
      'Nets',
    ]);
    const decided = [1, 2, 3].map((at) => `Decision ${at}: ${TIDE}`);
    expect(labelled(...decided)).toEqual(['Decision 1', 'Decision 2', 'Decision 3']);
    expect(labelled(...decided.slice(1))).toEqual([]);
  });

  it('are no labels where they say something', () => {
    expect(labelled(...[1, 2, 3].map((at) => `Captain ${at} writes: ${TIDE}`))).toEqual([]);
  });
});

describe('quotations of several paragraphs', () => {
  const quoted = (pack: typeof en, ...texts: string[]): number[] => {
    const page = texts.map((text): PlacedBlock => ({ kind: text === '#' ? 'heading' : 'paragraph', text }));
    const found = quotedAcross(page, pack);
    return page.flatMap((block, at) => (found.has(block) ? [at] : []));
  };

  it('are found by the mark that only their end closes', () => {
    expect(quoted(en, '"One.', 'Two.', '"Three."', 'Four.')).toEqual([0, 1, 2]);
    expect(quoted(en, '"One."', 'Two.', 'It is "three" here.')).toEqual([]);
    expect(quoted(en, '"One.', 'Two.')).toEqual([]);
    expect(quoted(de, '„Eins.', 'Zwei.', '„Drei.“', 'Vier.')).toEqual([0, 1, 2]);
  });

  it('do not go on under another heading', () => {
    expect(quoted(en, '“One.', '#', 'Two.”')).toEqual([]);
  });

  it('are marked on the passages', () => {
    const source = paste(
      [
        WIND,
        '“The nets were torn.',
        'Nobody mended them, for the wind had turned and the boats were far out already.”',
        TIDE,
      ].join('\n\n'),
    );
    expect(source.passages.map(({ quoted }) => quoted ?? false)).toEqual([false, true, true, false]);
  });
});
