import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from '../writer.ts';

const ITEMS = ['Wash the ropes', 'Count the boats', 'Close the gate', 'Feed the gulls'];
const prose = (about: string): string => {
  const [, ...thing] = about.toLowerCase().split(' ');
  const it = thing.join(' ');
  return `Keepers of the harbour say that ${it} are what people forget first when they are new there. An hour is enough for ${it}, and nobody thanks them in the evening. Old hands see to ${it} before breakfast, when the quay is empty and the water is still.`;
};

const chaptersOf = (lines: string[]): string[] =>
  writeScript(sourceOf(lines.join('\n'), 'en'), briefFor('en-US', { length: 'short' })).chapters.map(
    ({ title }) => title,
  );

it('tells each of the things that a text counts under its own heading', () => {
  const lines = ITEMS.flatMap((item, at) => [`${at + 1}. ${item}`, prose(item), prose(`${item} again`)]);
  expect(chaptersOf(['# Four things keepers do', 'A harbour needs care all year.', ...lines])).toEqual(
    expect.arrayContaining(ITEMS),
  );
});

it('takes no line for one of a list that counts nothing', () => {
  const lines = ITEMS.flatMap((item, at) => [`${at * 7 + 3}. ${item}`, prose(item), prose(`${item} again`)]);
  expect(chaptersOf(['# Four things keepers do', ...lines])).not.toContain(ITEMS[1]);
});
