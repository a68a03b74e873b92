import type { Brief } from '@parlance/artifacts/brief';
import { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { LIMITS } from '@parlance/kernel/limits';
import { findFaults } from '@parlance/kernel/script-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Writer } from '../src/writer.ts';

type Sample = { language: string; source: SourceText };

export const briefFor = (language: string, request: Partial<Brief> = {}): Brief => ({
  source: { type: 'text', text: '' },
  language,
  level: 'intermediate',
  mode: 'dialogue',
  length: 'short',
  voices: { host: 'host', cohost: 'cohost' },
  ...request,
});

const quiet = (): AbortSignal => new AbortController().signal;

function expectSound(script: Script, source: SourceText, brief: Brief): void {
  Script.parse(script);
  expect(script.language).toBe(brief.language);
  expect(script.mode).toBe(brief.mode);
  expect(findFaults(script.lines, script.mode)).toEqual([]);
  expect(script.lines[0]?.speaker).toBe('HOST');
  if (script.mode === 'monologue') expect(script.lines.every((line) => line.speaker === 'HOST')).toBe(true);
  for (const line of script.lines) expect(line.text.length).toBeLessThanOrEqual(LIMITS.scriptLineMaxChars);

  const known = new Set(source.passages.map((passage) => passage.id));
  for (const line of script.lines) for (const ref of line.sourceRefs) expect(known).toContain(ref);
  expect(script.lines.some((line) => line.sourceRefs.length > 0)).toBe(true);

  expect(script.chapters[0]?.firstLine).toBe(0);
  script.lines.forEach((line, at) => {
    expect(line.chapter).toBe(script.chapters.findLastIndex((chapter) => chapter.firstLine <= at));
  });
  expect(script.title.trim()).not.toBe('');
  expect(script.notes.trim()).not.toBe('');
}

/** What every writer promises. `samples` are sources of some length, in languages the writer has full skill in. */
export function writerSuite(
  name: string,
  make: () => Promise<{ writer: Writer; close: () => Promise<void> }>,
  samples: readonly Sample[],
): void {
  describe(`writer: ${name}`, () => {
    let writer: Writer;
    let close: () => Promise<void>;

    beforeAll(async () => {
      ({ writer, close } = await make());
    });
    afterAll(() => close());

    describe.each(samples)('in $language', ({ language, source }) => {
      it('claims full skill', () => {
        expect(writer.skill(language)).toBe('full');
      });

      it.each(['dialogue', 'monologue'] as const)(
        'writes a sound %s that rests on the source',
        async (mode) => {
          const brief = briefFor(language, { mode });
          expectSound(await writer.write(source, brief, quiet()), source, brief);
        },
      );

      it('writes more for a longer length', async () => {
        const words = async (length: Brief['length']): Promise<number> => {
          const { lines } = await writer.write(source, briefFor(language, { length }), quiet());
          return lines.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0);
        };
        expect(await words('medium')).toBeGreaterThan((await words('short')) * 1.4);
      });
    });

    it('knows nothing of a language nobody speaks', () => {
      expect(writer.skill('xx-XX')).toBe('none');
    });

    it('refuses a source without a single sentence', async () => {
      const language = samples[0]?.language ?? 'en-US';
      const empty: SourceText = { language: samples[0]?.source.language ?? 'en', passages: [] };
      await expect(writer.write(empty, briefFor(language), quiet())).rejects.toMatchObject({
        code: 'write.source_too_thin',
      });
    });

    it('refuses another language when it does not translate', async () => {
      const [first, second] = samples;
      if (!first || !second || writer.translates) return;
      await expect(writer.write(first.source, briefFor(second.language), quiet())).rejects.toMatchObject({
        code: 'write.cannot_translate',
      });
    });

    it('stops when told to', async () => {
      const [first] = samples;
      if (!first) return;
      const stop = new AbortController();
      const writing = writer.write(first.source, briefFor(first.language, { length: 'long' }), stop.signal);
      stop.abort();
      await expect(writing).rejects.toThrow();
    });
  });
}
