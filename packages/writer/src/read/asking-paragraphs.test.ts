import type { Passage } from '@parlance/artifacts/source-text';
import type { Grammar } from '@parlance/language/language';
import { de } from '@parlance/language/languages/de/de';
import { en } from '@parlance/language/languages/en/en';
import { expect, it } from 'vitest';
import { withAskingParagraphs } from './asking-paragraphs.ts';

const passagesOf = (...texts: string[]): Passage[] =>
  texts.map((text, at) => ({ id: `p${at}`, kind: 'paragraph', text, address: { paragraph: at } }));

const TALK = [
  'Mara Quill mends bells. We met her on the quay.',
  'How did you begin?',
  'I was nine. My uncle had a forge.',
  'It was loud.',
  'Nobody had looked for the bells in years. Where did you find them?',
  'Under a floor, where I had walked every day.',
  'Will you stay? I know there are offers from other towns.',
  'We shall see.',
];

const askedIn = (texts: readonly string[], grammar: Grammar = en.grammar): string[] => {
  const { passages, asked } = withAskingParagraphs(passagesOf(...texts), grammar);
  return passages.filter(({ id, kind }) => asked.has(id) && kind === 'heading').map(({ text }) => text);
};

it('knows a talk by paragraphs that ask and somebody who answers', () => {
  expect(askedIn(TALK)).toEqual([TALK[1], TALK[4], TALK[6]]);
});

it('does not say who answers where one answers alone', () => {
  const marked = TALK.map((text, at) => {
    if (at === 1) return `Max Bay: ${text}`;
    return [2, 5, 7].includes(at) ? `Mara: ${text}` : text;
  });
  const { passages } = withAskingParagraphs(passagesOf(...marked), en.grammar);
  expect(passages.map(({ text }) => text)).toEqual(TALK);
});

it('takes for asked what stands unmarked before a marked answer', () => {
  const marked = [...TALK, 'You have never looked back!', 'We do, at night.'].map((text, at) =>
    [2, 3, 5, 7, 9].includes(at) ? `${at % 2 === 0 ? 'Mara' : 'Tom'}: ${text}` : text,
  );
  expect(askedIn(marked)).toEqual([TALK[1], TALK[4], TALK[6], 'You have never looked back!']);
});

it('knows one in another language', () => {
  const talk = [
    'Wie haben Sie angefangen?',
    'Ich war neun. Mein Onkel hatte eine Schmiede.',
    'Jahrelang hat niemand gesucht. Wo haben Sie die Glocken gefunden?',
    'Unter einem Boden, über den ich täglich ging.',
    'Bleiben Sie hier?',
    'Ich weiß es nicht.',
  ];
  expect(askedIn(talk, de.grammar)).toEqual([talk[0], talk[2], talk[4]]);
});

it.each([
  ['in which nobody is asked', TALK.map((text) => text.replace(/\byou\b/g, 'they'))],
  ['in which nobody answers for themselves', TALK.map((text) => text.replace(/\b(?:I|My|We)\b/g, 'They'))],
  [
    'that asks in the middle of long paragraphs',
    TALK.map((text) => `${text} The bells rang. The quay was full.`),
  ],
  ['of two questions', TALK.slice(0, 6)],
])('leaves a text alone %s', (_, texts) => {
  expect(askedIn(texts)).toEqual([]);
});
