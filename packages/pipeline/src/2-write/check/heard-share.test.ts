import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { expect, it } from 'vitest';
import { findHeard } from './heard-share.ts';

const TEXTS = [
  'The mill stood in the mouth of the river for six hundred years.',
  'Its wheel turned twice a day, when the tide went out. Nobody could hurry it. The miller slept when the sea slept, and woke with it.',
  'I think that is what we lost when we stopped using the tide: not the flour, which was ordinary, but a clock that belonged to nobody.',
];
const SOURCE: SourceText = {
  language: 'en',
  passages: [
    { id: 'h', kind: 'heading', text: 'Tide mills of the east coast', address: { paragraph: 0 } },
    { id: 'b', kind: 'byline', text: 'By Ada Hill for the Evening Post', address: { paragraph: 1 } },
    ...TEXTS.map((text, at) => ({
      id: `p${at}`,
      kind: 'paragraph' as const,
      text,
      address: { paragraph: at + 2 },
    })),
  ],
};
const scriptOf = (lines: [text: string, ...refs: string[]][], more: Partial<Script> = {}): Script => ({
  title: 'Tide mills',
  language: 'en-US',
  mode: 'monologue',
  lines: lines.map(
    ([text, ...sourceRefs]): ScriptLine => ({ speaker: 'HOST', text, sourceRefs, chapter: 0 }),
  ),
  chapters: [{ title: 'Mills', firstLine: 0 }],
  notes: '',
  warnings: [],
  ...more,
});
const untold = async (script: Script, source = SOURCE) =>
  (await findHeard(source, script)).gaps.flatMap(({ sentences }) => sentences.map(({ text }) => text));

const [FIRST = '', MIDDLE = '', LAST = ''] = TEXTS;

it('names the author’s last sentence when nobody says it', async () => {
  const script = scriptOf([
    [FIRST, 'p0'],
    [MIDDLE, 'p1'],
    ['The last lines of the text say it best.', 'p2'],
  ]);
  const heard = await findHeard(SOURCE, script);
  expect(heard.gaps).toEqual([
    { from: expect.any(Number), to: 1, sentences: [{ passage: 'p2', sentence: 0, text: LAST }], more: 0 },
  ]);
  expect(heard.share).toBeGreaterThan(0.5);
  expect(heard.share).toBeLessThan(0.65);
});

it('names what is dropped inside a passage that is told, however short', async () => {
  const told =
    'Its wheel turned twice a day, when the tide went out. The miller slept when the sea slept, and woke with it.';
  expect(
    await untold(
      scriptOf([
        [FIRST, 'p0'],
        [told, 'p1'],
        [LAST, 'p2'],
      ]),
    ),
  ).toEqual(['Nobody could hurry it.']);
});

it('finds a sentence that two lines share, and one that stands in a line of another passage', async () => {
  const [one, two] = [
    'I think that is what we lost when we stopped using the tide: not the flour,',
    'which was ordinary, but a clock that belonged to nobody.',
  ];
  expect(await untold(scriptOf([[FIRST], [MIDDLE, 'p1'], [one, 'p2'], [two, 'p2']]))).toEqual([]);
});

it('finds what a model tells in words of its own, and no more than that', async () => {
  const usage = { model: 'm', calls: 1, inputTokens: 1, outputTokens: 1 } as unknown as Script['usage'];
  const script = scriptOf(
    [
      ['For six hundred years there was a mill at the mouth of the river.', 'p0'],
      [
        'Twice a day its wheel would turn as the tide was going out. And you could not hurry it, nobody could.',
        'p1',
      ],
    ],
    { usage },
  );
  expect(await untold(script)).toEqual(['The miller slept when the sea slept, and woke with it.', LAST]);
});

it('goes by passages where the audio speaks another language than its text', async () => {
  const script = scriptOf([['O moinho ficou seiscentos anos na foz do rio.', 'p0']], { language: 'pt-BR' });
  expect((await findHeard(SOURCE, script)).gaps.map(({ sentences }) => sentences.length)).toEqual([4]);
});

it('names some sentences of each gap of a book, and counts the others', async () => {
  const book: SourceText = {
    language: 'en',
    passages: Array.from({ length: 2_000 }, (_, at) => ({
      id: `p${at}`,
      kind: 'paragraph',
      text: `Chapter number ${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10) % 10]}${'uvwxyzabcd'[Math.floor(at / 100) % 10]}${at} was written by hand.`,
      address: { paragraph: at },
    })),
  };
  const heard = await findHeard(book, scriptOf([['Nothing of it.']]));
  expect(heard.gaps).toHaveLength(1);
  expect(heard.gaps[0]?.sentences).toHaveLength(600);
  expect(heard.gaps[0]?.more).toBe(1_400);
});

it('tells sentences apart that differ in a number alone', async () => {
  const years = ['In 1905 the observatory counted comets.', 'In 1906 the observatory counted comets.'];
  const source: SourceText = {
    language: 'en',
    passages: years.map((text, at) => ({
      id: `y${at}`,
      kind: 'paragraph',
      text,
      address: { paragraph: at },
    })),
  };
  expect(await untold(scriptOf([[years[0] ?? '', 'y0']]), source)).toEqual([years[1]]);
});
