import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { findFaults } from '@parlance/kernel/script-text';
import { describe, expect, it } from 'vitest';
import { putIn } from './put-in.ts';

const TEXTS = [
  'Reefs grow slowly.',
  'A reef feeds many fish. Most of them never leave it. Some come at night only.',
  'Storms break corals.',
  'Warm water bleaches them.',
];
const SOURCE: SourceText = {
  language: 'en',
  passages: TEXTS.map((text, at) => ({
    id: `p${at}`,
    kind: 'paragraph',
    text,
    address: { paragraph: at + 1 },
  })),
};
const line = (text: string, chapter: number, ...sourceRefs: string[]): Omit<ScriptLine, 'speaker'> => ({
  text,
  chapter,
  sourceRefs,
});
const LINES = [
  line('Welcome.', 0),
  line('Reefs grow slowly.', 0, 'p0'),
  line('Who would have thought?', 0),
  line('What breaks them?', 1),
  line('Warm water bleaches them.', 1, 'p3'),
  line('Goodbye.', 1),
];
const scriptOf = (mode: Script['mode']): Script => ({
  title: 'Reefs',
  language: 'en-US',
  mode,
  lines: LINES.map((each, at) => ({
    ...each,
    speaker: mode === 'dialogue' && at % 2 === 1 ? 'COHOST' : 'HOST',
  })),
  chapters: [
    { title: 'Growth', firstLine: 0 },
    { title: 'Loss', firstLine: 3 },
  ],
  notes: '',
  warnings: [],
});
const put = (mode: Script['mode'], passage: number, script = scriptOf(mode)) =>
  putIn(script, SOURCE, SOURCE.passages[passage]!);

describe('a passage that was left out', () => {
  it('is shared by two hosts where its neighbour is told, and nobody speaks twice in a row', () => {
    const { lines, changed } = put('dialogue', 1)!;
    expect(changed).toEqual([2, 3]);
    expect(changed.map((at) => lines[at])).toEqual([
      {
        speaker: 'HOST',
        text: 'A reef feeds many fish. Most of them never leave it.',
        chapter: 0,
        sourceRefs: ['p1'],
      },
      { speaker: 'COHOST', text: 'Some come at night only.', chapter: 0, sourceRefs: ['p1'] },
    ]);
    expect(findFaults(lines, 'dialogue')).toEqual([]);
    expect(lines.toSpliced(2, 2)).toEqual(scriptOf('dialogue').lines);
  });

  it('of one sentence is said in one breath with its neighbour', () => {
    const { lines, changed } = put('dialogue', 2)!;
    expect(changed).toEqual([1]);
    expect(lines[1]).toMatchObject({
      text: 'Reefs grow slowly. Storms break corals.',
      sourceRefs: ['p0', 'p2'],
    });
    expect(lines).toHaveLength(LINES.length);
  });

  it('is one line in a monologue, and never comes after the goodbye', () => {
    const { lines, changed } = put('monologue', 1)!;
    expect(lines[changed[0]!]).toMatchObject({ speaker: 'HOST', text: TEXTS[1] });
    const late: SourceText = {
      ...SOURCE,
      passages: [...SOURCE.passages, { ...SOURCE.passages[1]!, id: 'p9' }],
    };
    const last = putIn(scriptOf('monologue'), late, late.passages.at(-1)!)!;
    expect(last.changed).toEqual([5]);
    expect(last.lines.at(-1)?.text).toBe('Goodbye.');
  });

  it('is told up to a minute, in whole sentences', () => {
    const long = { ...SOURCE.passages[1]!, text: 'A reef feeds a great many fish of all kinds. '.repeat(60) };
    const { lines, changed } = putIn(scriptOf('monologue'), SOURCE, long)!;
    const { text } = lines[changed[0]!]!;
    expect(text).toMatch(/kinds\.$/);
    expect(text.split(' ').length).toBeLessThanOrEqual(150);
    expect(text.split(' ').length).toBeGreaterThan(130);
  });

  it('is not read to its end when it is a whole book: what was written first is said', () => {
    const book = 'A reef feeds fish. '.repeat(500_000);
    const began = process.cpuUsage();
    const { lines, changed } = putIn(scriptOf('monologue'), SOURCE, { ...SOURCE.passages[1]!, text: book })!;
    expect(lines[changed[0]!]!.text).toMatch(/^A reef feeds fish\. .*fish\.$/);
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });

  it('has no place in a script that rests on nothing', () => {
    const script = scriptOf('dialogue');
    const bare = { ...script, lines: script.lines.map((each) => ({ ...each, sourceRefs: [] })) };
    expect(put('dialogue', 1, bare)).toBeUndefined();
  });
});
