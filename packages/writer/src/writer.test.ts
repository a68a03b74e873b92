import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { isAppError } from '@parlance/kernel/errors';
import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { LENGTHS } from '@parlance/kernel/limits';
import { findFaults } from '@parlance/kernel/script-text';
import { countWords } from '@parlance/kernel/speech-time';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '@parlance/language/languages';
import { recordingMs } from '@parlance/language/pace';
import { briefFor } from '@parlance/ports/suites/writer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtureSource, fixtureText, sourceOf } from './fixtures/read-fixture.ts';
import { PLAIN_PHRASES } from './plain/phrases/phrases-of.ts';
import { writeScript } from './writer.ts';

/** Every language we write in, as it is offered first. */
const WRITTEN = WRITTEN_LANGUAGES.map((language): [WrittenLanguage, string] => [
  language,
  LANGUAGES.find(({ code }) => baseLanguage(code) === language)?.code ?? '',
]);
const DISCLOSURE = /\b(?:AI|IA|KI)\b|intell?ig[eê]n/i;

const write = (language: string, code: string, request: Partial<Brief>): Script =>
  writeScript(fixtureSource(language), briefFor(code, request));
const written = new Map<string, Script>();

/** The same request returns the same script, so that each needs writing only once. */
function make(language: string, code: string, request: Partial<Brief> = {}): Script {
  const key = JSON.stringify([code, briefFor(code, request)]);
  const script = written.get(key) ?? write(language, code, request);
  written.set(key, script);
  return script;
}
const textOf = (script: Script): string => script.lines.map((line) => line.text).join(' ');
const minutesOf = (script: Script): number => recordingMs(textOf(script), script.language) / 60_000;
const wordsPerLine = (script: Script): number => countWords(textOf(script)) / script.lines.length;
/** What is said behind the last thought. */
const endOf = ({ lines }: Script): string =>
  lines
    .slice(-2)
    .map(({ text }) => text)
    .join(' ');
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

describe.each(WRITTEN)('a script in %s', (language, code) => {
  it.each(
    (['dialogue', 'monologue'] as const).flatMap((mode) =>
      (['short', 'medium', 'long'] as const).map((length) => ({ mode, length })),
    ),
  )('is, as a $length $mode, as long as was promised, or says that the source has no more', (request) => {
    const script = make(language, code, request);
    const { minMinutes, maxMinutes } = LENGTHS[request.length];
    const asked = (minMinutes + maxMinutes) / 2;
    const isShort = script.warnings.includes('source_short');
    expect(minutesOf(script)).toBeLessThanOrEqual(maxMinutes);
    expect(isShort).toBe(minutesOf(script) < asked * 0.9);
    if (request.length === 'short') expect(isShort).toBe(false);
  });

  it('makes at least two minutes of the shortest text the product takes', () => {
    const script = writeScript(sourceOf(fixtureText(language).slice(0, 2_000), language), briefFor(code));
    expect(minutesOf(script)).toBeGreaterThanOrEqual(2);
    expect(script.warnings).toEqual(['source_short']);
  });

  it('says that it was written and voiced by AI, aloud and in the notes', () => {
    for (const mode of ['dialogue', 'monologue'] as const) {
      expect(make(language, code, { mode }).lines.filter(({ text }) => DISCLOSURE.test(text))).toHaveLength(
        1,
      );
    }
    expect(make(language, code).notes).toMatch(DISCLOSURE);
  });

  it('gives every chapter a title and no two the same', () => {
    const titles = make(language, code, { length: 'medium' }).chapters.map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(4);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^[\p{Lu}“«"¿\d]/u);
  });

  it('tells beginners in shorter turns than experts', () => {
    const [beginner, expert] = (['beginner', 'expert'] as const).map((level) =>
      make(language, code, { level }),
    );
    expect(wordsPerLine(beginner as Script)).toBeLessThan(wordsPerLine(expert as Script) * 0.75);
  });

  it('says hardly any four words twice', () => {
    for (const length of ['short', 'medium'] as const) {
      const words = plain(textOf(make(language, code, { length })))
        .trim()
        .split(' ');
      const grams = words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '));
      // The listener goes back to a sentence now and then.
      expect(1 - new Set(grams).size / grams.length).toBeLessThanOrEqual(0.04);
    }
  });

  it('says of a question nothing in the source answers that it is not answered, aloud and in the notes', () => {
    for (const mode of ['dialogue', 'monologue'] as const) {
      const script = make(language, code, { mode, question: 'Xylophon Quetzalcoatl Smartphone?' });
      const honest = PLAIN_PHRASES[language].answerNone.map((phrase) => plain(phrase));
      expect(script.warnings).toContain('question_unanswered');
      const start = plain(
        script.lines
          .slice(0, 2)
          .map((line) => line.text)
          .join(' '),
      );
      expect(honest.some((phrase) => start.includes(phrase.trim()))).toBe(true);
      expect(plain(script.notes)).toContain(plain(PLAIN_PHRASES[language].notes.unanswered));
    }
  });

  it('writes notes with headings and key points in its own language', () => {
    const { notes } = make(language, code);
    expect(notes.match(/^## /gm)).toHaveLength(2);
    const points = notes.match(/^- (?!\*\*).*$/gm) ?? [];
    expect(points.length).toBeGreaterThanOrEqual(3);
    const [summary = ''] = notes.split('\n');
    for (const point of points) {
      expect(point).toMatch(/[.!?”“»]$/);
      expect(summary).not.toContain(point.slice(2));
      if (language === 'fr') expect(point).not.toMatch(/^- Ils?\b/);
      expect(point).not.toMatch(
        /^- (?:This|These|It|He|She|They|Isso|Esse|Ele|Ela|Esto|Ese|Él|Elle|Cela|Dies|Diese|Es|Er|Sie|Questo|Ciò)\b/,
      );
    }
  });

  it('warns when the source is too thin for the asked length', () => {
    const thin = sourceOf(fixtureText(language).slice(0, 2_000), language);
    expect(writeScript(thin, briefFor(code, { length: 'long' })).warnings).toContain('source_short');
  });
});

describe('a question', () => {
  it('that the source may answer in other words is neither denied nor claimed to be answered', () => {
    const script = make('en', 'en-US', {
      question: 'How do seamen find their way near land in fog?',
    });
    const { answerNone, answerFound, answerNear } = PLAIN_PHRASES.en;
    expect(script.lines[0]?.text).toContain('How do seamen find their way');
    const lead = script.lines[1]?.text ?? '';
    expect([...answerNone, ...answerFound].filter((phrase) => lead.startsWith(phrase))).toEqual([]);
    expect(answerNear.some((phrase) => lead.startsWith(phrase))).toBe(true);
    expect(script.warnings).not.toContain('question_unanswered');
  });
});

describe('what the source is', () => {
  const article = (kind: 'almanac' | 'wikipedia' | 'podcast' | 'file', text: string): SourceText => {
    const source = sourceOf(text, 'en');
    return { ...source, title: 'Black holes', documents: [{ kind, title: 'Black holes' }] };
  };
  const text = fixtureText('en').replace(/^# .*\n/, '');

  it.each(['almanac', 'wikipedia'] as const)(
    'is not mentioned of an article from %s: its subject is',
    (kind) => {
      const script = writeScript(article(kind, text), briefFor('en-US'));
      expect(endOf(script)).toContain('Black holes');
      for (const line of script.lines) expect(line.text).not.toMatch(/\bthe text\b|\ba text\b/);
    },
  );

  it('is a recording where people speak, who are heard without their hesitation', () => {
    const spoken = Array.from(
      { length: 14 },
      (_, at) => `So, um, I baked ${at + 2} loaves that day. My father said that, uh, it was not enough.`,
    ).join('\n');
    const script = writeScript(article('podcast', spoken), briefFor('en-US'));
    expect(textOf(script)).not.toMatch(/\b(?:um|uh)\b|author/);
  });

  it('is several documents: all are named, none runs into the next, pages stay with what is cited', () => {
    const documents = ['Lighthouses', 'Sailors'].map((title) => ({ kind: 'file' as const, title }));
    const halves = [text.slice(0, 7_000), text.slice(7_000)].map((half) => sourceOf(half, 'en').passages);
    const passages = halves.flatMap((half, document) =>
      half
        .filter(({ kind }) => kind !== 'heading')
        .map((passage) => ({
          ...passage,
          id: `d${document}${passage.id}`,
          address: { ...passage.address, document, page: 7 + document },
        })),
    );
    const script = writeScript(
      { title: 'Lighthouses', language: 'en', passages, documents },
      briefFor('en-US'),
    );
    expect(endOf(script)).toMatch(/“Lighthouses” and “Sailors”/);
    expect(script.notes).toContain('Lighthouses · Sailors');
    const pageOf = new Map(passages.map(({ id, address }) => [id, address.page]));
    for (const { sourceRefs } of script.lines)
      expect(new Set(sourceRefs.map((id) => pageOf.get(id))).size).toBeLessThanOrEqual(1);
  });
});

describe('an author who says “I”', () => {
  const story = Array.from(
    { length: 12 },
    (_, at) =>
      `I opened shop number ${at + 1} in a small street. My first customer asked me for bread, and I had none. Oven ${at + 1} was old.`,
  ).join('\n');

  it('has one voice, and the other has what is told without it', () => {
    const { lines } = writeScript(sourceOf(story, 'en'), briefFor('en-US'));
    const own = lines.filter(({ text }) => /\bI (?:opened|had)\b/.test(text));
    expect(new Set(own.map(({ speaker }) => speaker)).size).toBe(1);
    expect(lines.filter(({ text }) => /^Oven \d+ was old\.$/.test(text)).length).toBeGreaterThan(3);
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
  const request = fc.record({
    level: fc.constantFrom('beginner', 'intermediate', 'expert'),
    length: fc.constantFrom('short', 'medium', 'long'),
    mode: fc.constantFrom('dialogue', 'monologue'),
    question: fc.option(fc.string({ maxLength: 40 }), { nil: undefined }),
  }) as fc.Arbitrary<Partial<Brief>>;

  it('two speakers alternate, the host first, as often as each other, or it is refused as too thin', () => {
    fc.assert(
      fc.property(text, request, fc.constantFrom(...WRITTEN), (pasted, requests, [language, code]) => {
        try {
          const script = writeScript(sourceOf(pasted, language), briefFor(code, requests));
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
      { numRuns: 60 },
    );
  });
});
