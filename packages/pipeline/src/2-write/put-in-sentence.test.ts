import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { findFaults } from '@parlance/kernel/script-text';
import { expect, it } from 'vitest';
import { findHeard } from './check/heard-share.ts';
import { putInSentence } from './put-in-sentence.ts';

const TEXTS = [
  'A reef feeds many fish. Most of them never leave it. Some come at night only. They cost $5 each.',
  'Storms break corals. Nobody mends them.',
];
const SOURCE: SourceText = {
  language: 'en',
  passages: TEXTS.map((text, at) => ({ id: `p${at}`, kind: 'paragraph', text, address: { paragraph: at } })),
};
const scriptOf = (lines: [text: string, ...refs: string[]][]): Script => ({
  title: 'Reefs',
  language: 'en-US',
  mode: 'dialogue',
  lines: lines.map(
    ([text, ...sourceRefs], at): ScriptLine => ({
      speaker: at % 2 === 1 ? 'COHOST' : 'HOST',
      text,
      sourceRefs,
      chapter: 0,
    }),
  ),
  chapters: [{ title: 'Growth', firstLine: 0 }],
  notes: '',
  warnings: [],
});
const put = (script: Script, passage: number, sentence: number) =>
  putInSentence(script, SOURCE, SOURCE.passages[passage]!, sentence);
const textsOf = (script: Script, passage: number, sentence: number) =>
  put(script, passage, sentence)?.lines.map(({ text }) => text);

const TOLD = scriptOf([
  ['Welcome.'],
  ['A reef feeds many fish. Some come at night only.', 'p0'],
  ['At night? How odd.'],
  ['Goodbye.'],
]);

it('says a sentence behind the one that stands before it, in the same line', () => {
  expect(textsOf(TOLD, 0, 1)?.[1]).toBe(
    'A reef feeds many fish. Most of them never leave it. Some come at night only.',
  );
  expect(put(TOLD, 0, 1)?.changed).toEqual([1]);
});

it('takes a sentence as it is written, whatever signs stand in it', () => {
  expect(textsOf(TOLD, 0, 3)?.[1]).toBe(
    'A reef feeds many fish. Some come at night only. They cost $5 each.',
  );
});

it('says it before the one that follows, where none before it is told', () => {
  const script = scriptOf([['Welcome.'], ['Most of them never leave it.', 'p0']]);
  expect(textsOf(script, 0, 0)?.[1]).toBe('A reef feeds many fish. Most of them never leave it.');
});

it('says a sentence of a passage that nobody tells where what stands before it is told', () => {
  const { lines } = put(TOLD, 1, 0)!;
  expect(lines[1]).toMatchObject({
    text: 'A reef feeds many fish. Some come at night only. Storms break corals.',
    sourceRefs: ['p0', 'p1'],
  });
});

it('finds its place in words of a model, too', () => {
  const script = scriptOf([
    ['So many fish are fed by a reef, you know.', 'p0'],
    ['And some only come when it is night.', 'p0'],
  ]);
  expect(textsOf(script, 0, 1)?.[0]).toBe(
    'So many fish are fed by a reef, you know. Most of them never leave it.',
  );
  expect(textsOf(script, 0, 3)?.[1]).toBe('And some only come when it is night. They cost $5 each.');
});

it('leaves two hosts their turns, until everything is heard', async () => {
  let script = TOLD;
  let heard = await findHeard(SOURCE, script);
  for (let left = 8; left > 0 && heard.gaps.length > 0; left--) {
    const { passage, sentence } = heard.gaps[0]!.sentences[0]!;
    const { lines } = put(script, Number(passage.slice(1)), sentence)!;
    script = { ...script, lines };
    heard = await findHeard(SOURCE, script);
    expect(findFaults(script.lines, 'dialogue')).toEqual([]);
  }
  expect(heard).toEqual({ share: 1, gaps: [] });
  expect(script.lines).toHaveLength(4);
  expect(script.lines[1]?.text).toBe(TEXTS.join(' '));
});

it('puts nothing in where there is no such sentence, or no line that rests on the text', () => {
  expect(put(TOLD, 0, 9)).toBeUndefined();
  expect(put(scriptOf([['Welcome.'], ['Goodbye.']]), 0, 0)).toBeUndefined();
});
