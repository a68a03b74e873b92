import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import { markChanges } from './change-log.ts';
import { blocksOf, paragraph, TIDE, WIND } from './testing/telling.ts';

const item = (text: string): DocumentBlock => ({ kind: 'item', text });
const heading = (text: string): DocumentBlock => ({ kind: 'heading', level: 2, text });
const texts = (...blocks: DocumentBlock[]) => blocksOf(...blocks).blocks.map(({ text }) => text);

const NOTES = [
  'Added a rope.',
  'Fixed a hole in the net.',
  'Support for two masts.',
  'Improved the harbour wall.',
  'Various minor fixes.',
  'net: Removed old knots.',
  'New option for lamps.',
  'Nets 2.1.4 "Not a fisherman" have been released.',
  'Updated the tide tables.',
  'Fix the wind.',
];
const SENTENCE =
  'The gate is now closed at night, because the wind of the winter had broken it twice. Nobody in the town had asked for it, and most of those who came back late were not amused at all.';

describe('a log of changes', () => {
  it('is known by its title, and by many notes of what was done between others', () => {
    const title: DocumentBlock = { kind: 'heading', level: 1, text: 'User-Visible Changes' };
    const notes = NOTES.map((note) => item(note.replace(/^(?:Fixed|Added|Improved)/, 'Make')));
    expect(texts(title, ...notes)).toEqual([]);
    const others = Array.from({ length: 20 }, (_, at) => item(`Knots and ropes, part ${at}`));
    const versions = ['Nets 1.3', 'Nets 1.2', 'Nets 1.1'].map(heading);
    expect(texts(...versions, ...NOTES.map(item), ...others)).toEqual(['Nets 1.3', 'Nets 1.2']);
  });

  it('is known by its versions, though they were taken for numbers of headings', () => {
    const log = ['1.3 (2014-09-24)', '1.2.1 (2012-04-19)', '1.2 (2012-01-23)'].flatMap((version, at) => [
      heading(version),
      ...NOTES.slice(at * 3, at * 3 + 3).map((note) => item(note.replace('Fixed', 'Fix'))),
    ]);
    expect(texts(...log)).toEqual([]);
  });

  it('is told by its sentences, not by its notes', () => {
    const log = [
      heading('Nets 2.1'),
      ...NOTES.map(item),
      item(`${SENTENCE} Removed old knots.`),
      heading('Nets 2.0'),
      item('Added nets.'),
    ];
    const { blocks, leftOut } = blocksOf(...log);
    expect(blocks.map(({ text }) => text)).toEqual(['Nets 2.1', SENTENCE]);
    expect(leftOut.map(({ kind, pieces }) => [kind, pieces])).toEqual([['changes', NOTES.length + 1]]);
  });

  it('has nothing to tell where it has hardly a sentence', () => {
    const few = 'The gate is now closed at night.';
    expect(texts(heading('Nets 2.1'), ...NOTES.map(item), item(few))).toEqual([]);
  });

  it('is one where a heading says so, in a text that is none', () => {
    const text = [paragraph(TIDE), item('Added to the list was a rope.'), paragraph(WIND)];
    expect(texts(...text, heading('Changelog'), item('Added a lamp.'), item(SENTENCE))).toEqual([
      ...text.map(({ text: said }) => said),
      'Changelog',
      SENTENCE,
    ]);
  });

  it('is what stands under versions that go down, though it is said in sentences', () => {
    const under = (...titles: string[]) =>
      titles.flatMap((title) => [heading(title), paragraph(SENTENCE.replace('winter', title))]);
    const text = Array.from({ length: 3 }, () => [paragraph(TIDE), paragraph(WIND)]).flat();
    const kept = text.map(({ text: said }) => said);
    const versions = ['1.1 New in Nets 3.11.0', '1.2 New in Nets 3.2.1', '1.3 New in Nets 3.2'];
    const logged = blocksOf(...text, ...under(...versions));
    expect(logged.blocks.filter(({ kind }) => kind !== 'heading').map(({ text: said }) => said)).toEqual(
      kept,
    );
    expect(logged.leftOut.map(({ kind, pieces }) => [kind, pieces])).toEqual([['changes', 3]]);
    for (const chapters of [versions.toReversed(), ['1.1 Nets 3.2', '1.2 Ropes 3.1', '1.3 Lamps 3.0']])
      expect(texts(...text, ...under(...chapters))).toHaveLength(kept.length + 6);
    expect(texts(paragraph(TIDE), ...under(...versions))).toHaveLength(1 + 6);
  });

  it('holds nobody up, however many versions or announcements there are', () => {
    const many = 40_000;
    const textUnder = (titleOf: (at: number) => string) =>
      Array.from({ length: many }, (_, at) => [heading(titleOf(at)), paragraph('The gate.')]).flat();
    const versions = textUnder((at) => `Nets ${many - at}.1`.replace(/(\d{4})(\d)/, '$1.$2'));
    const announcements = textUnder(() => 'Changes');
    for (const text of [versions, announcements]) {
      const since = process.threadCpuUsage();
      markChanges(text, 'en');
      const { user, system } = process.threadCpuUsage(since);
      expect((user + system) / 1000).toBeLessThan(2_500);
    }
  });

  it('is none where somebody is told to add and to remove', () => {
    const recipe = [
      'Add the flour.',
      'Use a warm bowl.',
      'Remove the stones.',
      'Make a dough of it.',
      'Add two eggs.',
      'Allow it to rest.',
      'Handle it with care.',
      'Add the sugar.',
    ];
    expect(texts(paragraph(TIDE), ...recipe.map(item))).toEqual([TIDE, ...recipe]);
  });
});

it.each([
  'Merge pull request #423 from pilot/patch-1.',
  "Merge branch 'nets' into harbour.",
  'Revert "Allow the boats to leave at night"',
  'fix(nets): holes where the wind blows.',
  'Bump nets from 1.2 to 1.3.',
  '1f3a9bc Mend the nets of the harbour.',
  'Signed-off-by: Pilot.',
])('leaves out what was written for a program that keeps versions: %s', (line) => {
  const { blocks, leftOut } = blocksOf(paragraph(TIDE), item(line), paragraph(WIND));
  expect(blocks.map(({ text }) => text)).toEqual([TIDE, WIND]);
  expect(leftOut.map(({ kind }) => kind)).toEqual(['changes']);
});

it('keeps what only begins like a commit', () => {
  const text = ['Merge the two ropes before the tide comes in.', 'Effaced letters stood over the door.'];
  expect(texts(paragraph(TIDE), ...text.map(paragraph))).toEqual([TIDE, ...text]);
});

it('is no place to say in which version something was changed', () => {
  expect(
    texts(paragraph(TIDE), paragraph('Changed in version 0.15: the nets are hung up by two pilots.')),
  ).toEqual([TIDE]);
});
