import type { Brief } from '@parlance/artifacts/brief';
import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { de, en } from '../testing/packs.ts';
import { understandSource } from '../testing/understand-source.ts';

const genreOf = (text: string, pack = en): string =>
  understandSource(sourceOf(text, pack.language), briefFor('en-US') as Brief, pack).genre;
const NAMES = ['Anna', 'Ole', 'Marta', 'Ben'];
/** Four times, each with another number and another name: what is written twice is read once. */
const times = (paragraphs: readonly string[]): string =>
  NAMES.flatMap((name, at) =>
    paragraphs.map((each) => each.replace('#', `${at + 2}`).replace('NAME', name)),
  ).join('\n');

it.each([
  [
    'news',
    [
      'The council said on Monday that # ferries will return in June.',
      '“We lost a winter,” said Helen Okafor, who runs # farms on the island.',
      'Ticket prices rise by # percent, according to the operator.',
    ],
  ],
  [
    'story',
    [
      '“Who is there?” cried NAME into the night, and nobody answered.',
      '“Only the wind,” said the wife of NAME, and she closed the door softly.',
      'The lamp went out, and NAME sat in the dark until the cock crowed.',
    ],
  ],
  [
    'instructions',
    [
      'Before you begin, check that your printer # is switched off.',
      'You should never open the cover of printer # while it is warm.',
      'Use a dry cloth, and wait # minutes until your hands are dry.',
    ],
  ],
  [
    'general',
    [
      'Rivers carry sand from the mountains to the plains in century #.',
      'The sand settles where the water slows down near town #.',
      'Over time the bed rises, and floods of kind # become more common.',
    ],
  ],
] as const)('is recognised by how a text is made: %s', (genre, paragraphs) => {
  expect(genreOf(times(paragraphs))).toBe(genre);
});

it('is research where its headings say so', () => {
  const text = ['Methods', 'Results', 'Limitations']
    .map((heading) => `## ${heading}\n${times([`The ${heading} of # rivers were few but varied in kind.`])}`)
    .join('\n');
  expect(genreOf(`# Sand\n${text}`)).toBe('research');
});

it('knows in German whom “Sie” speaks to', () => {
  const manual = [
    'Bevor Sie beginnen, prüfen Sie den Drucker #.',
    'Öffnen Sie Drucker # nie, wenn er warm ist.',
    'Danach warten Sie # Minuten.',
  ];
  const bees = [
    'Die Bienen # fliegen weit, und sie finden zurück.',
    'Im Winter # wärmen sie sich gegenseitig.',
    'Der Stock # bleibt warm.',
  ];
  expect(genreOf(times(manual), de)).toBe('instructions');
  expect(genreOf(times(bees), de)).toBe('general');
});
