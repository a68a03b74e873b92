import type { Passage } from '@parlance/artifacts/source-text';
import { expect, it } from 'vitest';
import { withoutNames } from './named-speakers.ts';

const passagesOf = (...texts: string[]): Passage[] =>
  texts.map((text, at) => ({ id: `p${at}`, kind: 'paragraph', text, address: { paragraph: at } }));

const TALK = passagesOf(
  'The bells of the old harbour ring again. We met the woman who mended them.',
  'The Gazette: How did you find them? Nobody had looked for years.',
  'Mara Quill: Under a floor. There were nine.',
  'One was cracked.',
  'The Gazette: Who paid for the work?',
  'Ms Quill: The town did, in the end.',
  'The Gazette: Tell us about the largest.',
  'MQ: It weighs as much as a truck. Can you imagine?',
  'The Gazette: Will they ring for long?',
  'Mara Quill: Longer than I will.',
);

it('lets nobody say who speaks in a talk of two, and heads each answer by what was asked', () => {
  const { passages, asked } = withoutNames(TALK);
  expect(passages.map(({ kind, text }) => `${kind === 'heading' ? '? ' : ''}${text}`)).toEqual([
    'The bells of the old harbour ring again. We met the woman who mended them.',
    '? How did you find them? Nobody had looked for years.',
    'Under a floor. There were nine.',
    'One was cracked.',
    '? Who paid for the work?',
    'The town did, in the end.',
    '? Tell us about the largest.',
    'It weighs as much as a truck. Can you imagine?',
    '? Will they ring for long?',
    'Longer than I will.',
  ]);
  expect([...asked]).toEqual(['p1', 'p4', 'p6', 'p8']);
});

it('names those who speak by their first letters', () => {
  const round = passagesOf(
    'Mara Quill and her brother Tom Quill mend bells.',
    'How did it begin?',
    'MQ With a fall.',
    'TQ “Catch!” she said.',
    'MQ He didn’t.',
    'TQ I was nine.',
    'MQ You were ten.',
    'TQ Nine.',
    'US The coins of that year.',
  );
  expect(withoutNames(round).passages.slice(2, 4)).toMatchObject([
    { text: 'Mara Quill: With a fall.' },
    { text: 'Tom Quill: “Catch!” she said.' },
  ]);
  expect(withoutNames(round).passages.at(-1)?.text).toBe('US The coins of that year.');
});

it('keeps of a long question what can be heard at once', () => {
  const long = `The Gazette: ${'Many people in the town had given up on all of that long ago. '.repeat(6)}Why not you?`;
  const { passages } = withoutNames([...TALK, ...passagesOf(long, 'Ms Quill: I can’t say.')]);
  const text = passages.at(-2)?.text ?? '';
  expect(text).toMatch(/^Many people .* Why not you\?$/);
  expect(text.length).toBeLessThanOrEqual(240);
});

it('asks no more than can be heard, also where nothing ends in a question mark', () => {
  const long = `The Gazette: ${'Tell us all of it. '.repeat(200)}`.trim();
  const { passages } = withoutNames([...TALK, ...passagesOf(long, 'Ms Quill: I can’t say.')]);
  expect(passages.at(-2)?.text.length).toBeLessThanOrEqual(240);
});

it.each([
  [
    'labels that nobody speaks',
    passagesOf('Price: nine dollars.', 'Size: small.', 'Colour: why not red?', 'Price: ten dollars.'),
  ],
  ['two who both tell', TALK.map((each) => ({ ...each, text: each.text.replaceAll('?', '.') }))],
  [
    'a round of many',
    TALK.map((each, at) => ({
      ...each,
      text: each.text.replace(/^(?:Ms|Mara) Quill|^MQ/, `Guest ${'ABCDE'[at % 5]}nder`),
    })),
  ],
])('leaves a text alone that is no talk of two: %s', (_, passages) => {
  expect(withoutNames(passages)).toEqual({ passages, asked: new Set() });
});
