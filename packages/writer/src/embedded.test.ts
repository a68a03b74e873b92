import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { isAppError } from '@parlance/kernel/errors';
import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { countWords } from '@parlance/kernel/speech-time';
import { PACKS } from '@parlance/language/languages';
import { briefFor, writerSuite } from '@parlance/ports/suites/writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedWriter, embeddedWriter } from './embedded.ts';
import { fixtureSource } from './fixtures/read-fixture.ts';

const SAMPLES = PACKS.map(({ language }) => ({
  // As it is offered last: "es-MX", "en-GB".
  language: LANGUAGES.findLast(({ code }) => baseLanguage(code) === language)?.code ?? '',
  source: fixtureSource(language),
}));

writerSuite(
  'embedded',
  async () => {
    const writer = embeddedWriter();
    return { writer, close: () => writer.close() };
  },
  // What fits is told whole, so there has to be more than fits.
  SAMPLES.map(({ language, source }) => ({
    language,
    source: { ...source, passages: [0, 1].flatMap((seed) => reworded(source, seed)) },
  })),
);

describe('the embedded writer’s thread', () => {
  let writer: EmbeddedWriter;
  beforeAll(async () => {
    writer = embeddedWriter();
    await writer.warm();
  });
  afterAll(() => writer.close());

  it('writes from 15,000 characters within seconds once it is warm', async () => {
    const started = performance.now();
    const script = await writer.write(fixtureSource('en'), briefFor('en-GB'), new AbortController().signal);
    expect(performance.now() - started).toBeLessThan(6_000);
    expect(countWords(script.lines.map(({ text }) => text).join(' '))).toBeGreaterThan(500);
  });

  it('leaves the event loop free while it works on a book', async () => {
    const book = {
      language: 'en',
      passages: Array.from({ length: 10 }, (_, seed) => reworded(fixtureSource('en'), seed)).flat(),
    };
    let ticks = 0;
    const clock = setInterval(() => ticks++, 10);
    await writer.write(book, briefFor('en-US'), new AbortController().signal);
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(5);
  });

  it('writes again after a script was cut off in the middle', async () => {
    const stop = new AbortController();
    const cut = writer.write(fixtureSource('en'), briefFor('en-US'), stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 5);
    await expect(cut).rejects.toThrow('enough');
    const script = await writer.write(fixtureSource('pt'), briefFor('pt-BR'), new AbortController().signal);
    expect(script.lines.length).toBeGreaterThan(10);
  });

  it('holds no native code, which could not be ended with it', async () => {
    const program = `
      process.report.excludeNetwork = true;
      (await import(${JSON.stringify(import.meta.resolve('./write-task.ts'))})).warm();
      const { sharedObjects } = process.report.getReport();
      console.log(JSON.stringify(sharedObjects.filter((file) => file.endsWith('.node'))));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(JSON.parse(stdout)).toEqual([]);
  });

  it('brings refusals over with their code and what their sentence needs', async () => {
    const refused = await writer
      .write(fixtureSource('fr'), briefFor('de-DE'), new AbortController().signal)
      .catch((error: unknown) => error);
    expect(isAppError(refused) && refused.code).toBe('write.cannot_translate');
    expect(isAppError(refused) && refused.params).toEqual({ from: 'fr', to: 'de' });
  });

  it('reads languages through that it has no words of its own in', () => {
    expect(writer.skill('cy-GB')).toBe('read_through');
    expect(writer.skill('zh-CN')).toBe('read_through');
    expect(writer.skill('pt-PT')).toBe('full');
  });
});

/** The same again in other words, so that none of it is a repetition. */
function reworded({ passages }: SourceText, seed: number): Passage[] {
  return passages.map((passage, at) => ({
    ...passage,
    id: `${passage.id}-${seed}`,
    text: passage.text.replace(/(?<!\p{L})(\p{L}{5,})(?!\p{L})/gu, (word) =>
      at % 3 === seed % 3 ? `${word}${seed}` : word,
    ),
  }));
}
