import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { checkLines } from '@parlance/claims/script/check-lines';
import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { findFaults } from '@parlance/kernel/script-text';
import { WRITTEN_LANGUAGES } from '@parlance/language/languages';
import { recordingMs } from '@parlance/language/pace';
import { briefFor } from '@parlance/ports/suites/writer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtureSource, sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from '../writer.ts';

const write = (source: SourceText, code: string, request: Partial<Brief> = {}): Script =>
  writeScript(source, briefFor(code, request));
const textOf = ({ lines }: Script): string => lines.map(({ text }) => text).join(' ');
const minutesOf = (script: Script): number => recordingMs(textOf(script), script.language) / 60_000;
/** Passages, by what is told of them; headings are led in or not. */
const toldOf = ({ lines }: Script): Set<string> => new Set(lines.flatMap(({ sourceRefs }) => sourceRefs));
const bodyOf = ({ passages }: SourceText) => passages.filter(({ kind }) => kind !== 'heading');

/** Sentences that can be told from each other, in paragraphs of so many. */
const numbered = (paragraphs: number, sentences = 3): SourceText =>
  sourceOf(
    Array.from({ length: paragraphs }, (_, at) =>
      Array.from(
        { length: sentences },
        (_, nth) =>
          `The keeper of lamp ${at * sentences + nth + 100} wrote down what the harbour looked like on that day.`,
      ).join(' '),
    ).join('\n'),
    'en',
  );
const numbersIn = (text: string): string[] => text.match(/\blamp \d+/g) ?? [];

describe.each(
  WRITTEN_LANGUAGES.map((language) => ({
    language,
    code: LANGUAGES.find(({ code }) => baseLanguage(code) === language)?.code ?? '',
  })),
)('plain telling in $language', ({ language, code }) => {
  const source = fixtureSource(language);

  it.each(
    (['dialogue', 'monologue'] as const).flatMap((mode) =>
      (['short', 'medium', 'long'] as const).map((length) => ({ mode, length })),
    ),
  )('says in a $length $mode nothing that the source does not bear out', async ({ mode, length }) => {
    const script = write(source, code, { mode, length });
    const checked = await checkLines(source, script, {});
    expect(checked.flatMap(({ flags }) => flags)).toEqual([]);
    expect(findFaults(script.lines, mode)).toEqual([]);
  });

  it('tells a text whole that fits, and of a longer one how it begins and ends', () => {
    const ids = bodyOf(source).map(({ id }) => id);
    expect([...toldOf(write(source, code, { length: 'long' }))]).toEqual(expect.arrayContaining(ids));
    const short = toldOf(write(source, code, { length: 'short' }));
    expect([ids[0], ids.at(-1)].filter((id) => !short.has(id ?? ''))).toEqual([]);
  });

  it('takes leave, and ends on the other host', () => {
    expect(write(source, code).lines.at(-1)).toMatchObject({ speaker: 'COHOST', sourceRefs: [] });
  });
});

describe('what plain telling leaves out', () => {
  it.each([
    ['short', 6],
    ['medium', 12],
    ['long', 24],
  ] as const)('is as much as a %s episode can’t hold, in whole paragraphs', (length, most) => {
    const script = write(numbered(400), 'en-US', { length });
    const told = toldOf(script);
    expect(minutesOf(script)).toBeLessThanOrEqual(most);
    expect(minutesOf(script)).toBeGreaterThan(most * 0.7);
    // Each paragraph has three numbers, and none is told in part.
    expect(numbersIn(textOf(script))).toHaveLength(told.size * 3);
  });

  it('is nothing where it fits: every sentence, once and in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 9 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('dialogue' as const, 'monologue' as const),
        (paragraphs, sentences, mode) => {
          const source = numbered(paragraphs, sentences);
          const said = numbersIn(textOf(write(source, 'en-US', { mode })));
          expect(said).toEqual(numbersIn(source.passages.map(({ text }) => text).join(' ')));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('takes along what leans on it', () => {
    const leaning = Array.from(
      { length: 120 },
      (_, at) =>
        `Lamp number ${at + 100} burned in the old harbour for many years.\nIt was put out on day ${at + 100} by its keeper.`,
    ).join('\n');
    const text = textOf(write(sourceOf(leaning, 'en'), 'en-US'));
    const lamps = new Set(text.match(/(?<=Lamp number )\d+/g));
    expect(lamps.size).toBeGreaterThan(10);
    expect(text.match(/(?<=on day )\d+/g)?.filter((day) => !lamps.has(day))).toEqual([]);
  });

  it('is never what was asked for', () => {
    const others = numbered(300).passages;
    const asked = { ...(others[150] as (typeof others)[number]), text: 'Seals were hunted for their oil.' };
    const source = { language: 'en', passages: others.with(150, asked) };
    expect(textOf(write(source, 'en-US', { question: 'What were seals hunted for?' }))).toContain(
      'for their oil',
    );
  });
});

describe('turns of plain telling', () => {
  it('open with a paragraph’s first sentence', () => {
    const source = numbered(30, 5);
    const { lines } = write(source, 'en-US', { length: 'long' });
    const firsts = source.passages.map(({ text }) => text.split('. ')[0] ?? '');
    for (const first of firsts) {
      const line = lines.find(({ text }) => text.includes(first));
      expect(line?.text.startsWith(first), first).toBe(true);
    }
  });

  it('are no longer than a line may be, however long a sentence', () => {
    const endless = `The keeper wrote ${'that the lamp was lit and that the sea was calm and '.repeat(180)}nothing else.`;
    const source = sourceOf(
      [numbered(3).passages[0]?.text, endless, endless.replace('keeper', 'mate')].join('\n'),
      'en',
    );
    const { lines } = write(source, 'en-US', { length: 'long' });
    expect(findFaults(lines, 'dialogue')).toEqual([]);
    expect(lines.map(({ text }) => text).join(' ')).toContain('nothing else.');
  });

  it('give a question of an interview to one voice and all of its answer to the other', () => {
    const talk = Array.from({ length: 5 }, (_, at) => [
      `Question: How was year ${at + 1} at the harbour?`,
      `Answer: The winter of year ${at + 1} was hard for us. I mended ${at + 20} boats in it, and the ice broke two more. My father was ill for month ${at + 1}. I did it all alone for ${at + 30} crowns, and nobody paid until summer ${at + 1} came round again.`,
    ]).flat();
    const { lines } = write(sourceOf(talk.join('\n'), 'en'), 'en-US');
    const asking = lines.filter(({ text }) => /^How was year \d/.test(text));
    const answering = lines.filter(({ text }) => text.startsWith('The winter of year'));
    expect(asking).toHaveLength(5);
    expect(answering.every(({ text }) => text.endsWith('came round again.'))).toBe(true);
    expect(new Set(asking.map(({ speaker }) => speaker)).size).toBe(1);
  });

  it('keep who asks and who answers apart where a conversation is printed without its breaks', () => {
    const talk = Array.from(
      { length: 5 },
      (_, at) =>
        `What was winter ${at + 1} like? It was cold in year ${at + 1}. I sat down on the floor. The ice broke ${at + 20} boats. Nobody paid.`,
    );
    const { lines } = write(sourceOf(talk.join(' '), 'en'), 'en-US');
    const asking = lines.filter(({ text }) => text.startsWith('What was winter'));
    expect(asking.map(({ text }) => text)).toEqual(talk.map((each) => `${each.split('?')[0]}?`));
    expect(new Set(asking.map(({ speaker }) => speaker)).size).toBe(1);
    expect(lines.filter(({ text }) => /^It was cold .* Nobody paid\.$/.test(text))).toHaveLength(5);
  });

  it('say no heading but one that asks, and name chapters by them', () => {
    const page = `# Lamps\nLamps burn in the old harbour every night of the year.\n## The oil\nOil came from seals in those days, and it smelled.\n## Who paid for it?\nFishermen paid for all of it, out of every catch they sold.`;
    const { lines, chapters } = write(sourceOf(page, 'en'), 'en-US');
    const at = lines.findIndex(({ text }) => text === 'Who paid for it?');
    expect(lines[at + 1]?.text).toMatch(/^Fishermen paid/);
    expect(lines.find(({ text }) => text.includes('came from seals'))?.text).toMatch(/^Oil came/);
    expect(chapters.map(({ title }) => title)).toContain('The oil');
  });
});

it('says of a question that nothing in the text touches that it is not answered', () => {
  const script = write(fixtureSource('en'), 'en-US', { question: 'Xylophone quetzalcoatl smartphone?' });
  expect(script.warnings).toContain('question_unanswered');
  expect(script.lines[1]?.text).toMatch(/says nothing about|doesn’t touch on/);
  const near = write(fixtureSource('en'), 'en-US', { question: 'How old was Henry Hall?' });
  expect(near.warnings).not.toContain('question_unanswered');
});

it('is refused where there is nothing to tell', () => {
  expect(() => write(sourceOf('Nothing here.', 'en'), 'en-US')).toThrow(
    expect.objectContaining({ code: 'write.source_too_thin' }),
  );
});
