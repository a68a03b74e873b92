import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import type { LanguageModel } from '@parlance/ports/language-model';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { fixtureSource } from '../fixtures/read-fixture.ts';
import { modelWriter } from './model-writer.ts';
import { inProcessModel } from './testing/in-process-model.ts';
import { plainFallback } from './testing/plain-fallback.ts';
import { authorWho, type CritiqueAnswer, critique, linesIn } from './testing/scripted-author.ts';
import { writerWith } from './testing/writer-with.ts';

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
    {
      id: 'p2',
      kind: 'paragraph',
      text: 'Berg, the last keeper, did not leave; he may have slept there.',
      address: { paragraph: 1 },
    },
  ],
};
const LINES = [
  'HOST: The light was lit in 1869. [p1]',
  'COHOST: Long ago.',
  'HOST: Three kept it by day, three by night. [p1]',
  'COHOST: Six in all.',
  'HOST: Twenty years later a storm put it out. [p1]',
  'COHOST: And Berg?',
  'HOST: Berg did not leave the light. [p2]',
  'COHOST: Of course not.',
];
const READ = [
  '1 p1: The light was lit in 1869',
  '3 p1: six keepers tended it',
  '5 p1: Twenty years later a storm put it out',
  '9 p2: Berg, the last keeper, did not leave',
  'T p1: The light',
];
type Reading = Partial<CritiqueAnswer>;

/** What is said when the judge answers so, reading after reading; the last one stands for all behind it. */
async function read(readings: Reading[], lines = LINES) {
  let at = 0;
  const { write, asked, troubles } = writerWith({
    script: () => ({ lines, title: 'The light', summary: '', takeaways: [] }),
    critique: () => ({ read: [], mends: [], cuts: [], ...readings[Math.min(at++, readings.length - 1)] }),
  });
  const script = await write(small);
  const own = script.lines.filter(({ text }) => lines.some((line) => line.includes(text)));
  return { script, said: own.map(({ text }) => text), critiques: asked.slice(1), troubles };
}

describe('a line that comparing cannot follow', () => {
  const isSaid = (said: string[]) => said.some((text) => text.startsWith('Three kept'));

  it('is spoken with the words that the judge copied for it', async () => {
    const { script, said, critiques } = await read([{ read: READ }]);
    expect(critiques).toHaveLength(1);
    expect(critiques[0]?.material).toContain('3: the number Three is not in the passages it cites');
    expect(isSaid(said)).toBe(true);
    expect(script.lines.find(({ text }) => text.startsWith('Three'))?.basis?.[0]).toMatchObject({
      passage: 'p1',
      words: 'six keepers tended it',
    });
  });

  it.each<[string, string[]]>([
    ['has no words', READ.toSpliced(1, 1)],
    ['has words that the source does not have', READ.with(1, '3 p1: three keepers each')],
    ['has the words of another passage', READ.with(1, '3 p2: six keepers tended it')],
  ])('is not spoken when it %s', async (_, answer) => {
    const { said, script } = await read([{ read: answer }]);
    expect(isSaid(said)).toBe(false);
    expect(script.lines.length % 2).toBe(0);
  });
});

describe('words that were copied', () => {
  it('are asked for again when they lack what the line says, and are enough then', async () => {
    const { critiques, said } = await read([
      { read: READ.with(3, '9 p2: he may have slept there') },
      { read: READ },
    ]);
    expect(critiques[1]?.material).toMatch(/9: the words copied for it have no "not"/);
    expect(critiques[1]?.material).not.toContain('(5)');
    expect(said).toContain('Berg did not leave the light.');
  });
});

describe('a line that the judge mends', () => {
  const MEND = { at: '9', text: 'HOST: Berg may have slept there. [p2]' };

  it('is read before it is spoken', async () => {
    const { critiques, script } = await read([
      { read: READ.toSpliced(3, 1), mends: [MEND] },
      { read: ['9 p2: Berg, the last keeper, did not leave; he may have slept there'] },
    ]);
    expect(critiques).toHaveLength(2);
    const texts = script.lines.map(({ text }) => text);
    expect(texts).toContain('Berg may have slept there.');
    expect(texts).not.toContain('Berg did not leave the light.');
    expect(script.warnings).not.toContain('read_once');
  });

  it('is not spoken when it says something else than its passages', async () => {
    const { said, script } = await read([
      { read: READ.toSpliced(3, 1), mends: [{ ...MEND, text: 'HOST: Napoleon left in 1066. [p2]' }] },
    ]);
    expect(script.lines.map(({ text }) => text).join()).not.toContain('Napoleon');
    // What leans on it goes too.
    expect(said).not.toContain('Of course not.');
  });
});

describe('when the judge cannot be heard', () => {
  const away = (name: string): LanguageModel => ({
    name,
    maxMaterialChars: 600_000,
    ask: () => Promise.reject(new AppError('model.refused', { log: `${name} is away` })),
  });

  /** A long script, of which the judge does not answer some questions. */
  async function written(isHeard: (reading: number) => boolean, second?: LanguageModel) {
    const model = inProcessModel(authorWho());
    let readings = 0;
    const ask: LanguageModel['ask'] = (question) =>
      question.shape.name !== 'critique' || isHeard(readings++)
        ? model.ask(question)
        : away('the judge').ask(question);
    const troubles: string[] = [];
    const writer = modelWriter({
      model: { ...model, ask },
      second,
      fallback: plainFallback,
      detector: { detect: () => undefined },
      onTrouble: ({ message }) => troubles.push(message),
    });
    const source = fixtureSource('en');
    const script = await writer.write(
      source,
      briefFor('en-US', { length: 'medium' }),
      new AbortController().signal,
    );
    return { script, troubles, unread: script.lines.map(({ unread }) => unread === true) };
  }

  it('says of no line that nobody read it when all were read', async () => {
    const { script, unread } = await written(() => true);
    expect(unread).not.toContain(true);
    expect(script.warnings).not.toContain('read_once');
    expect(script.notes).not.toContain('second reading');
  });

  it('says so of just the lines of the one reading that failed, twice', async () => {
    const { script, unread, troubles } = await written((reading) => reading > 1);
    const last = unread.lastIndexOf(true);
    const greeting = script.lines.findIndex(({ text }) => text.includes('AI'));
    expect(last).toBeGreaterThan(4);
    expect(last).toBeLessThan(script.lines.length - 4);
    unread.slice(0, last + 1).forEach((isUnread, at) => {
      expect(isUnread).toBe(at !== greeting && at !== greeting + 1);
    });
    expect(script.warnings).toContain('read_once');
    expect(script.notes).toContain(
      `second reading: ${unread.filter(Boolean).length} of ${script.lines.length}`,
    );
    expect(troubles).toHaveLength(2);
  });

  it('says so of all of them, and of the notes, when none could be read', async () => {
    const { script, unread } = await written(() => false);
    expect(unread.filter((isUnread) => !isUnread)).toHaveLength(2);
    expect(script.notes).toContain('the title or these notes');
  });

  it('asks the second model, where there is one', async () => {
    const second = inProcessModel((asked) => JSON.stringify(critique(asked)));
    const { unread } = await written(() => false, second);
    expect(unread).not.toContain(true);
    expect(second.asked.length).toBeGreaterThan(1);
    expect(linesIn(second.asked[0]!).length).toBeGreaterThan(4);
  });
});

describe('lines that are told while they are written', () => {
  /** What was told, and how much of the answer stood by then. */
  async function told(reading: Reading, lines = LINES) {
    let pieces = 0;
    const told: { text: string; pieces: number; asked: number }[] = [];
    const model = inProcessModel((asked) =>
      asked.instructions.startsWith('You are the judge')
        ? JSON.stringify({
            read: [],
            cuts: [],
            ...reading,
            mends: asked.material.includes('(5)') ? (reading.mends ?? []) : [],
          })
        : JSON.stringify({ lines, title: 'The light', summary: 'A light.'.repeat(40), takeaways: [] }),
    );
    const ask: LanguageModel['ask'] = (question) =>
      model.ask({
        ...question,
        onText: (piece) => {
          pieces++;
          question.onText?.(piece);
        },
      });
    const writer = modelWriter({
      model: { ...model, ask },
      fallback: plainFallback,
      detector: { detect: () => undefined },
    });
    const script = await writer.write(small, briefFor('en-US'), new AbortController().signal, (some) =>
      told.push(...some.map(({ text }) => ({ text, pieces, asked: model.asked.length }))),
    );
    return { script, told, pieces };
  }
  const PLAIN = LINES.with(2, 'HOST: And six keepers tended it. [p1]');

  it('leave long before the answer is whole', async () => {
    const { told: all, pieces } = await told({ read: READ }, PLAIN);
    expect(all[0]).toMatchObject({ text: 'The light was lit in 1869.', asked: 1 });
    expect(all[0]?.pieces).toBeLessThan(pieces / 3);
    expect(all.every(({ asked }) => asked === 1)).toBe(true);
  });

  it('wait for the reading where one is doubted', async () => {
    const { script, told: all } = await told({ read: READ });
    expect(all.map(({ asked }) => asked)).toEqual([1, 1, ...script.lines.slice(2).map(() => 2)]);
    expect(all.map(({ text }) => text)).toEqual(script.lines.map(({ text }) => text));
  });

  it('stay told as they were when the reading changes them', async () => {
    const mends = [{ at: '1', text: 'HOST: Somebody lit the light in 1869. [p1]' }];
    const reading = { read: [...READ.slice(1), '1 p1: The light was lit in 1869'], mends };
    const { script, told: all } = await told(reading, PLAIN);
    expect(all[0]?.text).toBe('The light was lit in 1869.');
    expect(script.lines[0]?.text).toBe('Somebody lit the light in 1869.');
    expect(all.slice(1).map(({ text }) => text)).toEqual(script.lines.slice(1).map(({ text }) => text));
  });
});
