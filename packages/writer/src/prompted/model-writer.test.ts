import { openVendor, VENDORS } from '@parlance/adapters/language-model/testing/vendors';
import type { Brief } from '@parlance/artifacts/brief';
import type { ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { findFaults } from '@parlance/kernel/script-text';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { briefFor, writerSuite } from '@parlance/ports/suites/writer';
import type { Writer } from '@parlance/ports/writer';
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureSource } from '../fixtures/read-fixture.ts';
import { modelWriter } from './model-writer.ts';
import { plainFallback } from './testing/plain-fallback.ts';
import { authorWho, passagesIn } from './testing/scripted-author.ts';

const quiet = () => new AbortController().signal;
const unsure: LanguageDetector = { detect: () => undefined };

for (const vendor of VENDORS) {
  writerSuite(`a model by ${vendor.vendor}`, async () => {
    const { client, close } = await openVendor(vendor, authorWho());
    return { writer: modelWriter({ model: client(), fallback: plainFallback, detector: unsure }), close };
  }, [{ language: 'pt-BR', source: fixtureSource('pt') }]);
}

const [openAi] = VENDORS;
if (!openAi) throw new Error('the vendors are gone');

let close = async () => {};
afterEach(() => close());

type Options = {
  fallback?: Writer;
  deadlineMs?: number;
  vendor?: typeof openAi;
};

/** A writer on a vendor of its own. */
async function writerWith(options: Options = {}) {
  const vendor = await openVendor(options.vendor ?? openAi!, authorWho());
  close = vendor.close;
  const troubles: string[] = [];
  const writer = modelWriter({
    // One question after the other, so that a fault meets the question it is meant for.
    model: { ...vendor.client(), questionsAtOnce: 1 },
    fallback: options.fallback ?? plainFallback,
    detector: unsure,
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
    onTrouble: (error) => troubles.push(error.message),
  });
  const write = (source: SourceText, brief: Brief = briefFor('en-US', { length: 'medium' })) =>
    writer.write(source, brief, quiet());
  return { writer, write, server: vendor.server, troubles };
}

const english = fixtureSource('en');
describe('a vendor that dies', () => {
  it.each(VENDORS)('half-way ($vendor): the rest is written by the other writer', async (vendor) => {
    const { write, server } = await writerWith({ vendor });
    server.faults.push(undefined, undefined);
    server.failAlways({ status: 403 });
    const script = await write(english);
    expect(findFaults(script.lines, 'dialogue')).toEqual([]);
    const said = script.lines.map(({ text }) => text);
    expect(said[1]).toBe('Go on.');
    expect(said.at(-1)).toBe('Goodbye from the other writer.');
    expect(said).not.toContain('Welcome from the other writer.');
    expect(said.filter((text) => text.startsWith('Goodbye'))).toHaveLength(1);
    expect(script.warnings).toContain('writer_fallback');
    expect(script.warnings).not.toContain('read_once');
  });

  it('only for one part, by answers of another shape: the next is the model’s again', async () => {
    const { write, server } = await writerWith();
    server.faults.push({ says: '{"lines": 7}' }, { says: 'no' });
    const script = await write(english);
    expect(script.lines[1]?.text).toBe('Welcome from the other writer.');
    expect(script.title).toBe('What the passages tell');
    expect(script.warnings).toContain('writer_fallback');
    expect(script.lines.at(-1)?.text).toBe('Go on.');
  });

  it('from the start: the other writer writes it all, once', async () => {
    const { write, server } = await writerWith();
    server.failAlways({ status: 401 });
    const script = await write(english);
    expect(script.title).toBe('By the other writer');
    expect(script.warnings).toEqual(['writer_fallback']);
    expect(server.asked).toHaveLength(1);
    expect(script.usage).toBeUndefined();
  });

  it('fails with a code of its own where nobody else can write', async () => {
    const { write, server } = await writerWith();
    server.failAlways({ status: 503 });
    await expect(write(english, briefFor('de-DE'))).rejects.toMatchObject({
      code: 'write.model_unavailable',
      retry: 'later',
    });
  });

  it('is not waited for beyond the script’s own deadline', async () => {
    const { write, server, troubles } = await writerWith({ deadlineMs: 200 });
    server.failAlways('hang');
    expect((await write(english)).title).toBe('By the other writer');
    expect(troubles.join()).toContain('too long');
  });

  it('does not hide a defect of ours behind the other writer', async () => {
    const fallback = { ...plainFallback, write: () => Promise.reject(new Error('a defect')) };
    const { write, server } = await writerWith({ fallback });
    server.failAlways({ status: 401 });
    await expect(write(english)).rejects.toThrow('a defect');
  });
});

describe('what a script took', () => {
  it('is the sum over all answers, in tokens and dollars', async () => {
    const { write, server } = await writerWith();
    const { usage } = await write(english);
    const sent = server.asked.reduce(
      (sum, { instructions, material }) => sum + Math.ceil((instructions + material).length / 4),
      0,
    );
    expect(usage).toMatchObject({
      model: 'openai gpt-6.1-terra',
      calls: server.asked.length,
      inputTokens: sent,
    });
    expect(usage?.costUsd).toBeCloseTo(sent / 1_000_000 + ((usage?.outputTokens ?? 0) * 5) / 1_000_000, 9);
  });

  it('is in tokens only where nobody knows the price', async () => {
    const { write } = await writerWith({ vendor: VENDORS[1]! });
    const { usage } = await write(english);
    expect(usage?.inputTokens).toBeGreaterThan(0);
    expect(usage).not.toHaveProperty('costUsd');
  });
});

it('tells of each line in the script’s own order', async () => {
  const { writer } = await writerWith();
  const told: ScriptLine[] = [];
  const script = await writer.write(english, briefFor('en-US', { length: 'medium' }), quiet(), (lines) =>
    told.push(...lines),
  );
  expect(told).toEqual(script.lines);
});

it('asks for what fits into a small model, from a source of any size', async () => {
  const long: SourceText = {
    ...english,
    passages: Array.from({ length: 2_000 }, (_, at) => ({ ...english.passages[1]!, id: `p${at + 1}` })),
  };
  const { write, server } = await writerWith({ vendor: VENDORS[4]! });
  await write(long, briefFor('en-US'));
  for (const asked of server.asked) {
    expect(asked.material.length).toBeLessThan(20_000);
    expect(passagesIn(asked).length).toBeGreaterThan(0);
  }
});
