import type { Script } from '@parlance/artifacts/script';
import { LIMITS } from '@parlance/kernel/limits';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { expect, it } from 'vitest';
import { openingOf } from './opening.ts';

const scriptOf = (lines: number, mode: Script['mode'] = 'dialogue'): Script => ({
  title: 'Tides',
  language: 'en-US',
  mode,
  lines: Array.from({ length: lines }, (_, at) => ({
    speaker: at % 2 === 0 ? 'HOST' : 'COHOST',
    text: Array(25).fill('word').join(' '),
    sourceRefs: [],
    chapter: at < 4 ? 0 : 1,
  })),
  chapters: [
    { title: 'One', firstLine: 0 },
    { title: 'Two', firstLine: 4 },
  ],
  notes: '',
  warnings: [],
});

it('keeps whole exchanges for about as long as an opening may take, and the chapters that begin in it', () => {
  const { lines, chapters } = openingOf(scriptOf(40));
  const ms = lines.reduce((sum, { text }) => sum + estimateSpeechMs(text), 0);
  expect(ms).toBeGreaterThanOrEqual(LIMITS.tryoutSpeechMs);
  expect(ms).toBeLessThan(LIMITS.tryoutSpeechMs + 20_000);
  expect(lines.length % 2).toBe(0);
  expect(chapters.map(({ title }) => title)).toEqual(['One']);
  expect(openingOf(scriptOf(40, 'monologue')).lines).toHaveLength(3);
});

it('leaves a script that is shorter as it is', () => {
  expect(openingOf(scriptOf(2))).toEqual({ ...scriptOf(2), chapters: [{ title: 'One', firstLine: 0 }] });
});
