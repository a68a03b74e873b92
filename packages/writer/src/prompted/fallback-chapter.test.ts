import type { Script, ScriptLine } from '@parlance/artifacts/script';
import { AppError } from '@parlance/kernel/errors';
import { findFaults } from '@parlance/kernel/script-text';
import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { fixtureSource } from '../fixtures/read-fixture.ts';
import { writeFallbackChapter } from './fallback-chapter.ts';
import { plainFallback } from './testing/plain-fallback.ts';

const source = fixtureSource('en');

/** Lines as "speaker told": H and C take turns, a capital tells from a passage, a small letter doesn't. */
const scriptOf = (turns: string, lastChapter: number): Script => ({
  title: 'All',
  language: 'en-US',
  mode: 'dialogue',
  lines: [...turns].map(
    (turn, at): ScriptLine => ({
      speaker: at % 2 === 0 ? 'HOST' : 'COHOST',
      text: `${turn}${at}`,
      sourceRefs: turn === turn.toUpperCase() ? ['p2'] : [],
      chapter: 0,
    }),
  ),
  chapters: [
    { title: 'Welcome', firstLine: 0 },
    { title: 'Goodbye', firstLine: lastChapter },
  ],
  notes: '',
  warnings: [],
});

async function borrowed(script: Script, place: { opens: boolean; closes: boolean }, targetMs = 60_000) {
  const lines = await writeFallbackChapter({
    fallback: { ...plainFallback, write: async () => script },
    source,
    brief: briefFor('en-US'),
    passages: source.passages.slice(1, 3),
    place,
    targetMs,
    signal: new AbortController().signal,
  });
  expect(findFaults(lines ?? [], 'dialogue').filter(({ code }) => code !== 'script_empty')).toEqual([]);
  return lines?.map(({ speaker, text }) => `${speaker} ${text}`);
}

const MIDDLE = { opens: false, closes: false };

it('leaves out greeting and goodbye in the middle of an episode', async () => {
  expect(await borrowed(scriptOf('hcHChc', 4), MIDDLE)).toEqual(['HOST H2', 'COHOST C3']);
});

it('keeps what the last chapter tells, which of few passages is most of it', async () => {
  expect(await borrowed(scriptOf('hcHCHChc', 4), MIDDLE)).toEqual([
    'HOST H2',
    'COHOST C3',
    'HOST H4',
    'COHOST C5',
  ]);
});

it('lets the two change roles rather than lose what answered the greeting', async () => {
  expect(await borrowed(scriptOf('hCHChc', 4), MIDDLE)).toEqual(['HOST C1', 'COHOST H2']);
});

it('keeps a first line that tells, where nobody greets', async () => {
  expect(await borrowed(scriptOf('HCHChc', 4), MIDDLE)).toEqual([
    'HOST H0',
    'COHOST C1',
    'HOST H2',
    'COHOST C3',
  ]);
});

it('keeps the question before what is told', async () => {
  expect(await borrowed(scriptOf('hchChc', 4), MIDDLE)).toEqual(['HOST h2', 'COHOST C3']);
});

it('keeps the greeting at the opening and the goodbye at the end', async () => {
  const script = scriptOf('hCHChc', 4);
  expect(await borrowed(script, { opens: true, closes: false })).toEqual([
    'HOST h0',
    'COHOST C1',
    'HOST H2',
    'COHOST C3',
  ]);
  expect(await borrowed(script, { opens: false, closes: true })).toEqual([
    'HOST H2',
    'COHOST C3',
    'HOST h4',
    'COHOST c5',
  ]);
});

it('takes whole turns up to the chapter’s length, and one at least', async () => {
  expect(await borrowed(scriptOf('hcHCHCHChc', 8), MIDDLE, 1)).toEqual(['HOST H2', 'COHOST C3']);
});

it('is empty when the other writer only greets and takes leave', async () => {
  expect(await borrowed(scriptOf('hchc', 2), MIDDLE)).toEqual([]);
});

it('is nothing when the other writer can’t write it, and a defect when it fails otherwise', async () => {
  const ask = (error: Error) =>
    writeFallbackChapter({
      fallback: { ...plainFallback, write: () => Promise.reject(error) },
      source,
      brief: briefFor('en-US'),
      passages: source.passages,
      place: MIDDLE,
      targetMs: 1,
      signal: new AbortController().signal,
    });
  expect(await ask(new AppError('write.cannot_translate'))).toBeUndefined();
  await expect(ask(new AppError('write.writer_failed'))).rejects.toMatchObject({
    code: 'write.writer_failed',
  });
});
