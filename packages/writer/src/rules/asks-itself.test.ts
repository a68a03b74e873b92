import type { Brief } from '@parlance/artifacts/brief';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { expect, it } from 'vitest';
import { writeScript } from '../writer.ts';
import { Closures } from './choose/runs.ts';
import { en } from './testing/packs.ts';
import { understandSource } from './testing/understand-source.ts';

const HARBOUR = [
  'The lamp of the old harbour has burned for three hundred years. It stands at the end of a wall of granite, and ships still look for it.',
  '# The wall',
  'Who built the wall? Fishermen did, in eleven summers. They carried every stone by boat from a quarry across the bay.',
  'Did anybody pay them? Nobody. The town only gave them bread and beer.',
  'The quarry across the bay was closed in 1890. Its last stones lie under the market hall.',
  '# The lamp',
  'What burned in the first lamp? Oil from seals, and it smelled terribly. A keeper filled it every four hours.',
  'And in storms? Two keepers stayed awake. One of them watched the flame, the other one watched the sea.',
  'Is the lamp still needed? Pilots say that it is. Satellites can be jammed, and a light cannot.',
];

const passagesOf = (lines: readonly string[]): Passage[] =>
  lines.map((line, at) => ({
    id: `p${at}`,
    kind: line.startsWith('# ') ? 'heading' : 'paragraph',
    text: line.replace(/^# /, ''),
    address: { paragraph: at },
  }));

const sourceOf = (lines: readonly string[]): SourceText => ({
  title: 'The lamp of the old harbour',
  language: 'en',
  passages: passagesOf(lines),
  documents: [],
});

const briefFor = (request: Partial<Brief> = {}): Brief => ({
  source: { type: 'text', text: '' },
  language: 'en-US',
  level: 'intermediate',
  mode: 'dialogue',
  length: 'short',
  tone: 'balanced',
  voices: { host: 'a', cohost: 'b' },
  ...request,
});

const turnsOf = (lines: readonly string[], request: Partial<Brief> = {}) =>
  writeScript(sourceOf(lines), briefFor(request)).lines;

it('lets one host ask what a text asks at the head of its paragraphs, and the other one answer', () => {
  const turns = turnsOf(HARBOUR);
  for (const question of HARBOUR.flatMap((line) => /^[^.?]+\?/.exec(line)?.[0] ?? [])) {
    const at = turns.findIndex(({ text }) => text.endsWith(question));
    expect(turns[at]?.text, question).toContain(question);
    expect(turns[at + 1]?.speaker, question).not.toBe(turns[at]?.speaker);
  }
  expect(turns.map(({ text }) => text).join('\n')).toContain(
    '\nNobody. The town only gave them bread and beer.',
  );
});

it('asks nothing of its own where the text asks', () => {
  const asked = turnsOf(HARBOUR).flatMap(({ text }) => text.match(/[^.!?]+\?/g) ?? []);
  const own = HARBOUR.join(' ');
  const chapters = asked.filter((question) => !own.includes(question.trim()));
  expect(chapters).toEqual([]);
});

it('asks once where a heading asks what the paragraph below it asks', () => {
  const turns = turnsOf(
    HARBOUR.map((line) => (line === '# The lamp' ? '# What burned in the first lamp' : line)),
  );
  const asking = turns.flatMap(({ text }) => text.match(/what burned in the first lamp\?/gi) ?? []);
  expect(asking).toHaveLength(1);
});

it('tells a paragraph whole, and with the question that it leads to', () => {
  const lines = [
    ...HARBOUR,
    'Two brothers kept the lamp. The elder one slept by day and the younger one by night.',
    'Who was paid more? The elder one, because he was awake in the dark.',
  ];
  const { sentences } = understandSource(sourceOf(lines), briefFor(), en);
  const begins = sentences.findIndex(({ text }) => text.startsWith('Two brothers'));
  const told = new Closures(sentences).of(begins)?.map(({ text }) => text);
  expect(told?.at(-1)).toBe('The elder one, because he was awake in the dark.');
  expect(told).toHaveLength(4);
});

it('tells sections whole, as many as there is room for, and the last one', () => {
  const places = [
    'Norby',
    'Elham',
    'Vinter',
    'Osmund',
    'Karlow',
    'Brenna',
    'Tilde',
    'Hagen',
    'Mora',
    'Serin',
  ];
  const towns = ['North', 'South', 'East'].flatMap((side) => places.map((place) => `${side} ${place}`));
  const section = (town: string, at: number): string[] => [
    `# The clock of ${town}`,
    `Who built the clock of ${town}? A smith did it in ${1500 + 7 * at}. He needed ${at + 3} years and ${at + 40} wheels of iron for it.`,
    `The people of ${town} paid for the tower with ${at + 900} sacks of grain. Their bell weighs ${at + 300} pounds.`,
    `Does the clock of ${town} still strike? It strikes ${at + 4} times a day. A keeper climbs ${at + 210} steps to wind it.`,
  ];
  const lines = [
    'Ten clocks of one coast never agreed on the hour. Ships were late for it.',
    ...towns.flatMap(section),
  ];
  const told = turnsOf(lines)
    .map(({ text }) => text)
    .join(' ');
  const shares = towns.map((town, at) => {
    const sentences = section(town, at)
      .slice(1)
      .flatMap((line) => line.split(/(?<=[.?]) /));
    return sentences.filter((sentence) => told.includes(sentence)).length / sentences.length;
  });
  expect(new Set(shares)).toEqual(new Set([0, 1]));
  expect(shares.at(-1)).toBe(1);
});

it('does not ask again what the person has asked', () => {
  const turns = turnsOf(HARBOUR, { question: 'What burned in the first lamp?' });
  const asking = turns.filter(({ text }) => text.includes('What burned in the first lamp?'));
  expect(asking).toHaveLength(1);
});

it('takes a question now and then for a figure of speech', () => {
  const asksItself = (lines: readonly string[]): boolean =>
    understandSource(sourceOf(lines), briefFor(), en).asksItself;
  expect(asksItself(HARBOUR)).toBe(true);
  const questions = HARBOUR.filter((line) => line.includes('?'));
  expect(asksItself(HARBOUR.filter((line) => !questions.slice(2).includes(line)))).toBe(false);
  const told = HARBOUR.filter((line) => !questions.includes(line));
  const long = Array.from(
    { length: 20 },
    (_, at) => `Ship ${at} came late. Its crew of ${at + 3} slept in the hall.`,
  );
  expect(asksItself([...told, ...long, ...questions])).toBe(false);
});
