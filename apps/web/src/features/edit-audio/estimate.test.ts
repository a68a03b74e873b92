import { expect, it } from 'vitest';
import { estimateRemake, knownTimes } from './estimate.ts';

const spoken = (speaker: 'HOST' | 'COHOST', text: string, start_ms: number, end_ms: number) => ({
  speaker,
  text,
  source_refs: [],
  chapter: 0,
  start_ms,
  end_ms,
  check: null,
});
const SCRIPT = [spoken('HOST', 'One.', 0, 1_500), spoken('COHOST', 'Two.', 2_000, 4_000)];
const line = (key: number, speaker: 'HOST' | 'COHOST', text: string) => ({
  key,
  speaker,
  text,
  sourceRefs: [],
  chapter: 0,
});

it('takes the time of spoken lines as it was and guesses that of new ones', () => {
  const minute = 'word '.repeat(150);
  const estimate = estimateRemake({
    basis: { said: SCRIPT, pronunciations: [], is_measured: true, speaks_all: false },
    language: 'en-US',
    times: knownTimes(SCRIPT),
    lines: [line(0, 'HOST', 'One.'), line(7, 'COHOST', minute.repeat(3))],
    premium: false,
  });
  expect(estimate).toEqual({ durationMs: 181_500, newLines: 1, newKeys: new Set([7]), credits: 2 });
});

it('counts words as they are said', () => {
  const pronunciations = [{ written: 'one', spoken: 'word '.repeat(300).trim(), language: null }];
  const estimate = estimateRemake({
    basis: { said: SCRIPT, pronunciations, is_measured: true, speaks_all: false },
    language: 'en-US',
    times: knownTimes(SCRIPT),
    lines: [line(0, 'HOST', 'One.'), line(1, 'COHOST', 'Two.')],
    premium: false,
  });
  expect(estimate).toMatchObject({ newLines: 1, credits: 1 });
});
