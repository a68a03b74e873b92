import type { Script, ScriptLine } from '@parlance/artifacts/script';
import { AppError } from '@parlance/kernel/errors';
import { findFaults } from '@parlance/kernel/script-text';
import { packFor } from '@parlance/language/languages';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { LanguageModel } from '@parlance/ports/language-model';
import { briefFor, writerSuite } from '@parlance/ports/suites/writer';
import type { Writer } from '@parlance/ports/writer';
import type { Asked } from '@parlance/stand-ins/models/testing/protocol';
import { describe, expect, it } from 'vitest';
import { fixtureSource } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../../writer.ts';
import { inProcessModel } from '../testing/in-process-model.ts';
import { exchangeWriter } from './exchange-writer.ts';

const quiet = () => new AbortController().signal;
const unsure: LanguageDetector = { detect: () => undefined };

/** The embedded writer without its thread. */
const frame: Writer = {
  name: 'embedded',
  translates: false,
  skill: (language) => (packFor(language) ? 'full' : 'none'),
  async write(source, brief, signal) {
    signal.throwIfAborted();
    return writeScript(source, brief);
  },
};

const english = fixtureSource('en');
const brief = briefFor('en-US', { length: 'medium' });
const embedded = writeScript(english, brief);

/** The numbered lines of an exchange as the model sees them. */
function linesIn({ material }: Asked): Map<string, string> {
  const fenced = [...material.matchAll(/<<<LINES \S+>>>\n([\s\S]*?)\n<<<END LINES/g)].at(-1)?.[1] ?? '';
  return new Map(fenced.split('\n').map((line) => [`line_${line.slice(0, 1)}`, line.slice('1. '.length)]));
}

const keysOf = ({ schema }: Asked): string[] =>
  Object.keys((schema as { properties: Record<string, unknown> }).properties);

/** Answers every line that is asked for in the same way. */
const saying = (say: (line: string, asked: Asked) => string) =>
  inProcessModel((asked) =>
    JSON.stringify(
      Object.fromEntries(keysOf(asked).map((key) => [key, say(linesIn(asked).get(key) ?? '', asked)])),
    ),
  );

const livelier = (line: string): string => `Well, ${line}`;

async function written(model: LanguageModel, more: object = {}) {
  const troubles: string[] = [];
  const told: ScriptLine[] = [];
  const writer = exchangeWriter({
    model,
    frame,
    detector: unsure,
    onTrouble: (error) => troubles.push(error.message),
    ...more,
  });
  const { usage, ...script } = await writer.write(english, brief, quiet(), (lines) => told.push(...lines));
  return { script, usage, troubles, told };
}

const bytes = (script: Script): string => JSON.stringify(script);

writerSuite(
  'a small model',
  async () => ({
    writer: exchangeWriter({ model: saying(livelier), frame, detector: unsure }),
    close: async () => {},
  }),
  [{ language: 'pt-BR', source: fixtureSource('pt') }],
);

describe('a model that says nothing of use', () => {
  const nonsense: [string, (line: string, asked: Asked) => string][] = [
    ['the same for everything', () => 'What is the best way to get to the top of the mountain?'],
    ['nothing', () => '  '],
    ['what it was told', (_, { instructions }) => instructions.slice(0, 300)],
    ['the line without end', (line) => `${line} `.repeat(5)],
    ['the opposite', (line) => line.replace(/ (was|is|are|were|had) /, ' $1 not ')],
    ['other numbers', (line) => `${line.replace(/\d+/, '77')} In 77 of 78.`],
    ['marks', (line) => `**HOST**: ${line}`],
    ['names of its own', (line) => `${line} Said Napoleon Bonaparte.`],
    ['the words in another order', (line) => line.split(' ').reverse().join(' ')],
  ];
  it.each(nonsense)('(%s) leaves the script as it was, byte for byte', async (_, say) => {
    const { script, told } = await written(saying(say), { giveUpAfter: Number.POSITIVE_INFINITY });
    expect(bytes(script)).toBe(bytes(embedded));
    expect(told).toEqual(embedded.lines);
  });

  it('in another language, too', async () => {
    const detector: LanguageDetector = { detect: () => 'de' };
    const { script } = await written(saying(livelier), { detector });
    expect(bytes(script)).toBe(bytes(embedded));
  });

  it('is soon asked no more, and the operator is told', async () => {
    const model = saying(() => 'Wonderful.');
    const { troubles, usage } = await written(model);
    expect(model.asked.length).toBe(6);
    expect(usage?.calls).toBe(6);
    expect(troubles).toEqual([expect.stringContaining('said no line better')]);
  });

  it('by answers of another shape, leaves it too', async () => {
    const model: LanguageModel = {
      ...saying(livelier),
      ask: () => Promise.reject(new AppError('model.unusable_answer')),
    };
    expect(bytes((await written(model)).script)).toBe(bytes(embedded));
  });
});

describe('a model that says lines better', () => {
  it('is heard, where lines tell or ask something, and nowhere else', async () => {
    const { script, told, troubles } = await written(saying(livelier));
    const changed = script.lines.filter(({ text }, at) => text !== embedded.lines[at]?.text);
    const tells = embedded.lines.filter(({ sourceRefs }) => sourceRefs.length > 0);
    expect(changed.length).toBeGreaterThan(tells.length / 2);
    expect(changed.every(({ text }) => text.startsWith('Well, '))).toBe(true);
    expect(script.lines.at(-1)).toEqual(embedded.lines.at(-1));
    expect(told).toEqual(script.lines);
    expect(troubles).toEqual([]);
  });

  it('loses no chapter, no line and no passage', async () => {
    const { script } = await written(saying(livelier));
    const bare = (one: Script) => ({ ...one, lines: one.lines.map((line) => ({ ...line, text: '' })) });
    expect(bare(script)).toEqual(bare(embedded));
    expect(findFaults(script.lines, 'dialogue')).toEqual([]);
  });

  it('sees the passages behind its lines and nothing of the rest of the source', async () => {
    const model = saying(livelier);
    await written(model);
    for (const { material } of model.asked) expect(material.length).toBeLessThan(3_500);
    expect(new Set(model.asked.map(({ instructions }) => instructions)).size).toBe(1);
  });
});

describe('a model that is away', () => {
  const failing = (ask: LanguageModel['ask']): LanguageModel => ({ ...saying(livelier), ask });

  it('is asked once, and the script is the embedded writer’s', async () => {
    let asked = 0;
    const model = failing(() => {
      asked++;
      return Promise.reject(new AppError('model.unavailable', { log: 'gone', retry: 'later' }));
    });
    const { script, troubles } = await written(model);
    expect(bytes(script)).toBe(bytes(embedded));
    expect([asked, troubles.length]).toEqual([1, 1]);
  });

  const hanging = failing(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  it.each([{ patienceMs: 5 }, { budgetMs: 20 }])('or late (%o), is not waited for', async (limits) => {
    // With the usual limits this would outlast the test.
    expect(bytes((await written(hanging, limits)).script)).toBe(bytes(embedded));
  });

  it('keeps what was said better before', async () => {
    const good = saying(livelier);
    let asked = 0;
    const model = failing((question) =>
      ++asked > 3 ? Promise.reject(new AppError('model.unavailable')) : good.ask(question),
    );
    const { script } = await written(model);
    expect(script.lines.filter(({ text }) => text.startsWith('Well, ')).length).toBeGreaterThan(0);
    expect(script.lines.length).toBe(embedded.lines.length);
  });

  it('stops with whoever asked for the script', async () => {
    const writer = exchangeWriter({ model: hanging, frame, detector: unsure });
    const stop = new AbortController();
    const writing = writer.write(english, brief, stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 20);
    await expect(writing).rejects.toThrow('enough');
  });

  it('does not hide a defect of ours', async () => {
    const model = failing(() => Promise.reject(new Error('a defect')));
    await expect(written(model)).rejects.toThrow('a defect');
  });
});

it('asks no model for whoever has no account yet', async () => {
  const model = saying(livelier);
  const writer = exchangeWriter({ model, frame, detector: unsure });
  await writer.write(english, { ...brief, opening: true } as typeof brief, quiet());
  expect(model.asked).toEqual([]);
});
