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

it('tells each of the things that a text counts under its own heading', () => {
  const parts = ITEMS.flatMap((item) => [`## ${item}`, prose(item), prose(`${item} again`)]);
  const lines = ['# Four things keepers do', 'A harbour needs care all year.', ...parts];
  const source = sourceOf(lines.join('\n'), 'en');
  const passages = source.passages.map((passage) =>
    ITEMS.includes(passage.text) ? { ...passage, headedBy: 'number' as const } : passage,
  );
  const { chapters } = writeScript({ ...source, passages }, briefFor('en-US', { length: 'short' }));
  expect(chapters.map(({ title }) => title)).toEqual(expect.arrayContaining(ITEMS));
});
