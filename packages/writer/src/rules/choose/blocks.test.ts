import type { Brief } from '@parlance/artifacts/brief';
import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { en } from '../testing/packs.ts';
import { understandSource } from '../testing/understand-source.ts';
import { toBlocks } from './blocks.ts';

const blocksOf = (text: string): string[] =>
  toBlocks(understandSource(sourceOf(text, 'en'), briefFor('en-US') as Brief, en).sentences).map((block) =>
    block.map((sentence) => sentence.text).join(' '),
  );

it('keeps a paragraph with the one that it leans on', () => {
  const blocks = blocksOf(
    'The council wants to build a second tram line from the station to the hospital by next spring.\nBut it has no money for the line, and the state has promised nothing to the city so far.\nShop owners along Mill Street fear for their customers while the works go on in front of them.',
  );
  expect(blocks).toHaveLength(2);
  expect(blocks[0]).toContain('But it has no money');
});

it('keeps an answer with its question, however many paragraphs it has', () => {
  const answers = [1, 2, 3].map(
    (at) =>
      `## Why does bell ${at} ring?\nIt rings because the rope of bell ${at} is pulled every morning at seven by the sexton.\nThe church of village ${at} paid for the bell in the year of the great flood.`,
  );
  const blocks = blocksOf(`# Bells\n${answers.join('\n')}`);
  expect(blocks).toHaveLength(3);
  expect(blocks[1]).toMatch(/^Why does bell 2 ring\?.*village 2 paid/);
});

it('begins no point inside a paragraph because the ones before it were long', () => {
  const long = 'The keeper wrote down every ship that passed the harbour in the night of the storm. '.repeat(
    8,
  );
  const blocks = blocksOf(`${long}
However, a second book was found in the tower last year. Divers had left it under the stairs of the old lamp room.`);
  expect(blocks.find((block) => block.startsWith('Divers'))).toBeUndefined();
});
