import type { SourceText } from '@parlance/artifacts/source-text';
import { describe, expect, it } from 'vitest';
import { kindOf } from './testing/scripted-author.ts';
import { writerWith } from './testing/writer-with.ts';

describe('what the gate doubts', () => {
  const small: SourceText = {
    title: 'A light',
    language: 'en',
    passages: [
      {
        id: 'p1',
        kind: 'paragraph',
        text: 'The light was lit in 1869, and six keepers tended it. Twenty years later a storm put it out.',
        address: { paragraph: 0 },
      },
    ],
  };
  const outline = () => ({
    title: 'A light',
    summary: 'A light and a storm.',
    takeaways: [],
    answers_question: true,
    names: [],
    chapters: [{ title: 'A light', tells: 'how it went out', passages: ['p1'] }],
  });
  const LINES = [
    { speaker: 'HOST', kind: 'fact', text: 'The light was lit in 1869.', cites: ['p1'] },
    { speaker: 'COHOST', kind: 'fact', text: 'And a storm put it out twenty years later.', cites: ['p1'] },
    { speaker: 'HOST', kind: 'fact', text: 'Three for the day, three for the night.', cites: ['p1'] },
    { speaker: 'COHOST', kind: 'fact', text: 'Six keepers it had.', cites: ['p1'] },
  ];
  const DOUBTED = 2;
  const HALF = { claim: 'Three', passage: 'p1', words: 'six keepers tended it' };

  /** What is said when the judge answers so, and what it was asked. */
  async function answered(verdicts: object[], draft: object[] = LINES) {
    const { write, asked } = writerWith({
      outline,
      chapter: () => ({ lines: draft }),
      repair: () => ({ lines: LINES }),
      critique: () => ({ verdicts, edits: [] }),
    });
    const script = await write(small);
    const kinds = asked.map(kindOf);
    return { lines: script.lines, kinds, critique: asked.find((one) => kindOf(one) === 'critique') };
  }
  const isSaid = (lines: readonly { text: string }[]) => lines.some(({ text }) => text.includes('Three for'));

  it('is told to the judge, and spoken with the words that it quotes', async () => {
    const { lines, critique } = await answered([
      { line: DOUBTED, verdict: 'supported', words: 'three', basis: [HALF] },
    ]);
    expect(critique?.material).toMatch(/<<<DOUBTS \S+>>>\nline \(2\): "Three", "three"\n/);
    expect(critique?.material).not.toContain('FAULTS');
    expect(lines.find(({ text }) => text.includes('Three for'))).toMatchObject({
      basis: [HALF],
      sourceRefs: ['p1'],
    });
  });

  it('is still borne out when a second draft says it again', async () => {
    const made = LINES.map((line) => ({ ...line, text: `${line.speaker} Napoleon. `.repeat(20) }));
    const basis = [{ line: DOUBTED, verdict: 'supported', words: 'three', basis: [HALF] }];
    const { lines, kinds } = await answered(basis, [...LINES, ...made]);
    expect(kinds).toContain('repair');
    expect(isSaid(lines)).toBe(true);
  });

  it.each<[string, object[]]>([
    ['has no verdict', []],
    ['has no basis', [{ line: DOUBTED, verdict: 'supported', words: '' }]],
    [
      'has words that the source does not have',
      [{ line: DOUBTED, verdict: 'supported', words: '', basis: [{ ...HALF, words: 'three keepers' }] }],
    ],
    ['is refused with a basis', [{ line: DOUBTED, verdict: 'unsupported', words: '', basis: [HALF] }]],
    ['is called an image', [{ line: DOUBTED, verdict: 'illustration', words: '', basis: [HALF] }]],
    [
      'has two verdicts',
      [
        { line: DOUBTED, verdict: 'supported', words: '', basis: [HALF] },
        { line: DOUBTED, verdict: 'contradicts', words: '' },
      ],
    ],
    ['has the basis of another line', [{ line: 3, verdict: 'supported', words: '', basis: [HALF] }]],
  ])('is not spoken when it %s', async (_, verdicts) => {
    expect(isSaid((await answered(verdicts)).lines)).toBe(false);
  });
});
