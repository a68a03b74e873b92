import { parseScript } from '@parlance/kernel/script-text';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { expect, it } from 'vitest';
import { scriptOfMinutes } from './scripts.ts';

/** Two lines. */
const PAIR_MS = 40_000;

it.each([1, 10, 60])('writes a script of %i minutes that the product takes', (minutes) => {
  const { lines, faults } = parseScript(scriptOfMinutes(minutes, `${minutes} minutes with two`), 'dialogue');
  expect(faults).toEqual([]);
  const ms = estimateSpeechMs(lines.map(({ text }) => text).join(' '));
  expect(ms).toBeGreaterThan(minutes * 60_000 - PAIR_MS);
});
