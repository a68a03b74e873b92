import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import { isAppError } from '@parlance/kernel/errors';
import { LENGTHS } from '@parlance/kernel/limits';
import { findFaults } from '@parlance/kernel/script-text';
import { countWords, estimateSpeechMs } from '@parlance/kernel/speech-time';
import { briefFor } from '@parlance/ports/suites/writer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FixtureLanguage, fixtureSource, fixtureText, sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from './write-script.ts';

const LANGUAGES: [FixtureLanguage, string][] = [
  ['en', 'en-US'],
  ['pt', 'pt-BR'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
];
const DISCLOSURE = /\bAI\b|inteligência artificial|inteligencia artificial|intelligence artificielle/;

const make = (language: FixtureLanguage, code: string, wish: Partial<Brief> = {}): Script =>
  writeScript(fixtureSource(language), briefFor(code, wish));
const textOf = (script: Script): string => script.lines.map((line) => line.text).join(' ');
const minutesOf = (script: Script): number => estimateSpeechMs(textOf(script)) / 60_000;
const wordsPerLine = (script: Script): number => countWords(textOf(script)) / script.lines.length;
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

describe.each(LANGUAGES)('a script in %s', (language, code) => {
  it('keeps within the minutes its length promises', () => {
    for (const mode of ['dialogue', 'monologue'] as const) {
      const minutes = minutesOf(make(language, code, { mode }));
      expect(minutes).toBeGreaterThanOrEqual(LENGTHS.short.minMinutes);
      expect(minutes).toBeLessThanOrEqual(LENGTHS.short.maxMinutes);
      expect(minutesOf(make(language, code, { mode, length: 'medium' }))).toBeGreaterThanOrEqual(
        LENGTHS.medium.minMinutes,
      );
    }
  });

  it('makes at least two minutes of the shortest text the product takes', () => {
    const script = writeScript(sourceOf(fixtureText(language).slice(0, 2_000), language), briefFor(code));
    expect(minutesOf(script)).toBeGreaterThanOrEqual(2);
    expect(script.warnings).toEqual([]);
  });

  it('says that it was written and voiced by AI before it ends', () => {
    for (const mode of ['dialogue', 'monologue'] as const) {
      expect(
        make(language, code, { mode })
          .lines.slice(-2)
          .some((line) => DISCLOSURE.test(line.text)),
      ).toBe(true);
    }
    expect(make(language, code).notes).toMatch(DISCLOSURE);
  });

  it('takes the words of every telling line from the passages it cites', () => {
    const source = fixtureSource(language);
    const textById = new Map(source.passages.map((passage) => [passage.id, plain(passage.text)]));
    for (const line of make(language, code, { length: 'medium' }).lines) {
      if (line.sourceRefs.length === 0) continue;
      const cited = new Set(line.sourceRefs.flatMap((id) => (textById.get(id) ?? '').split(' ')));
      const words = plain(line.text)
        .split(' ')
        .filter((word) => word.length > 3);
      const strange = words.filter((word) => !cited.has(word));
      // What is left are the few words of a bridge or an agreement, and first names.
      expect(strange.length, `${line.text} / ${strange}`).toBeLessThanOrEqual(
        Math.max(9, words.length * 0.2),
      );
    }
  });

  it('never says the same filler twice in a row', () => {
    const { lines } = make(language, code, { length: 'long', level: 'beginner' });
    const openings = lines
      .map((line) => /^[^.!?…,:]+[.!?…]/.exec(line.text)?.[0])
      .filter((opening) => opening !== undefined && countWords(opening) < 5);
    openings.forEach((opening, at) => {
      if (at > 0) expect(opening).not.toBe(openings[at - 1]);
    });
  });

  it('gives every chapter a title and no two the same', () => {
    const titles = make(language, code, { length: 'medium' }).chapters.map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(4);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^[\p{Lu}“«"¿\d]/u);
  });

  it('tells beginners in shorter turns than experts', () => {
    expect(wordsPerLine(make(language, code, { level: 'beginner' }))).toBeLessThan(
      wordsPerLine(make(language, code, { level: 'expert' })) * 0.95,
    );
  });

  it('gives the same script for the same wish', () => {
    expect(make(language, code)).toEqual(make(language, code));
  });

  it('writes notes with headings and key points in its own language', () => {
    const { notes } = make(language, code);
    expect(notes.match(/^## /gm)).toHaveLength(2);
    expect(notes.match(/^- /gm)?.length).toBeGreaterThanOrEqual(4);
  });

  it('warns when the source is too thin for the asked length', () => {
    const thin = sourceOf(fixtureText(language).slice(0, 2_000), language);
    expect(writeScript(thin, briefFor(code, { length: 'long' })).warnings).toContain('source_short');
  });
});

describe('a question', () => {
  it('is asked at the start and answered from the right place', () => {
    const script = make('en', 'en-US', { question: 'How old was Henry Hall when the lighthouse burned?' });
    expect(script.lines[0]?.text).toContain('How old was Henry Hall');
    expect(script.lines[1]?.text).toContain('94 years old');
    expect(script.warnings).toEqual([]);
  });

  it.each([
    ['pt', 'pt-BR', 'O que é a bomba biótica?', 'bomba biótica'],
    ['es', 'es-ES', '¿Quién fue Antoine Parmentier?', 'Antoine Parmentier'],
    ['fr', 'fr-FR', 'Pourquoi la sonde Mars Climate Orbiter s’est-elle perdue ?', 'Mars Climate Orbiter'],
  ] as const)('is answered in %s as well', (language, code, question, found) => {
    const script = make(language, code, { question });
    expect(
      script.lines
        .slice(1, 5)
        .map((line) => line.text)
        .join(' '),
    ).toContain(found);
    expect(script.warnings).toEqual([]);
  });

  it('that the source does not answer is said to be unanswered', () => {
    const script = make('en', 'en-US', { question: 'Which penguins live in Antarctica?' });
    expect(script.warnings).toContain('question_unanswered');
    expect(script.lines[1]?.text).toMatch(/doesn’t answer|never answers/);
  });
});

describe('an emphasis', () => {
  it('brings what it asks for into the script', () => {
    const count = (script: Script): number => textOf(script).match(/keeper/gi)?.length ?? 0;
    const emphasized = make('en', 'en-US', { emphasis: 'the keepers and their daily life' });
    expect(count(emphasized)).toBeGreaterThan(count(make('en', 'en-US')) + 2);
  });
});

describe('an author who says “I”', () => {
  const story = Array.from(
    { length: 12 },
    (_, at) =>
      `I opened shop number ${at + 1} in a small street. My first customer asked me for bread, and I had none. The ovens were old.`,
  ).join('\n');

  it('is quoted, never spoken for', () => {
    const script = writeScript(sourceOf(story, 'en'), briefFor('en-US'));
    for (const line of script.lines) {
      if (/\bI (?:opened|had)\b/.test(line.text)) expect(line.text).toMatch(/“.*\bI .*”/s);
    }
  });
});

describe('a language without words of its own', () => {
  const german = sourceOf(
    `# Der Hafen\n${'Der Hafen ist alt, und die Schiffe warten auf die Flut. '.repeat(12)}\n## Die Lotsen\n${'Die Lotsen kennen jede Sandbank und jeden Wind. '.repeat(60)}\n${'Heute ist es still. '.repeat(200)}`,
    'de',
  );

  it('is read through as it stands, chapter by chapter, as far as the length goes', () => {
    const script = writeScript(german, briefFor('de-DE', { mode: 'monologue' }));
    expect(script.chapters.map(({ title }) => title)).toEqual(['Der Hafen', 'Die Lotsen']);
    expect(script.lines[0]?.text).toContain('Der Hafen ist alt');
    expect(minutesOf(script)).toBeLessThanOrEqual(LENGTHS.short.maxMinutes);
    expect(findFaults(script.lines, 'monologue')).toEqual([]);
  });

  it('cannot be made a conversation', () => {
    expect(() => writeScript(german, briefFor('de-DE'))).toThrowError(
      expect.objectContaining({ code: 'write.cannot_converse' }),
    );
  });

  it('is cut where sentences end when it knows no spaces', () => {
    const chinese = sourceOf('港口很古老，船只在等待潮水。'.repeat(400), 'zh');
    const script = writeScript(chinese, briefFor('zh-CN', { mode: 'monologue' }));
    expect(minutesOf(script)).toBeLessThanOrEqual(LENGTHS.short.maxMinutes + 0.1);
    for (const line of script.lines) expect(line.text).toMatch(/。$/);
  });
});

describe('whatever is pasted', () => {
  const sentence = fc.oneof(
    fc.lorem({ mode: 'sentences', maxCount: 1 }),
    fc.constantFrom(
      'The keeper lit the lamp because the night was dark and cold.',
      'If the wind turns, the ships wait outside the harbour for days.',
      'Why did they wait?',
      '“We had no choice,” said John Miller, who was there.',
      'He never came back; the sea kept him.',
      'In 1822, 17 ships were lost (see Table 3).',
    ),
    fc.string({ maxLength: 60 }),
  );
  const text = fc
    .array(
      fc.array(sentence, { minLength: 1, maxLength: 7 }).map((sentences) => sentences.join(' ')),
      { minLength: 1, maxLength: 14 },
    )
    .map((paragraphs) => paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' ')).join('\n'));
  const wish = fc.record({
    level: fc.constantFrom('beginner', 'intermediate', 'expert'),
    length: fc.constantFrom('short', 'medium', 'long'),
    mode: fc.constantFrom('dialogue', 'monologue'),
    question: fc.option(fc.string({ maxLength: 40 }), { nil: undefined }),
  }) as fc.Arbitrary<Partial<Brief>>;

  it('two speakers alternate, the host first, as often as each other, or it is refused as too thin', () => {
    fc.assert(
      fc.property(text, wish, fc.constantFrom(...LANGUAGES), (pasted, wishes, [language, code]) => {
        try {
          const script = writeScript(sourceOf(pasted, language), briefFor(code, wishes));
          expect(findFaults(script.lines, script.mode)).toEqual([]);
          expect(script.lines[0]?.speaker).toBe('HOST');
          expect(script.chapters[0]?.firstLine).toBe(0);
          script.lines.forEach((line, at) => {
            expect(line.chapter).toBe(script.chapters.findLastIndex(({ firstLine }) => firstLine <= at));
          });
        } catch (error) {
          if (!isAppError(error)) throw error;
          expect(error.code).toBe('write.source_too_thin');
        }
      }),
      { numRuns: 120 },
    );
  });
});
