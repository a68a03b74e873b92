import { expect, it } from 'vitest';
import { grown, ScriptInTheMaking } from './growing-script.ts';
import type { Script } from './script.ts';

const script: Script = {
  title: 'Rivers',
  language: 'en-US',
  mode: 'dialogue',
  lines: (['HOST', 'COHOST', 'HOST'] as const).map((speaker, at) => ({
    speaker,
    text: `Line ${at}.`,
    sourceRefs: [],
    chapter: 0,
  })),
  chapters: [{ title: 'All', firstLine: 0 }],
  notes: '',
  warnings: [],
};
const linesOf = (growing: ScriptInTheMaking) => Promise.all([0, 1, 2, 3].map((at) => growing.lineAt(at)));

it('gives a line to whoever waits for it once it stands, and no more than there are', async () => {
  const growing = new ScriptInTheMaking('en-US');
  const reading = linesOf(growing);
  growing.add(script.lines.slice(0, 1));
  growing.add(script.lines.slice(1, 2));
  expect(await growing.lineAt(1)).toEqual(script.lines[1]);
  expect(growing.complete(script)).toBe(script);
  expect(await reading).toEqual([...script.lines, undefined]);
  expect(await growing.whole()).toBe(script);
});

it('tells everybody who waits why there will be no more', async () => {
  const growing = new ScriptInTheMaking('en-US');
  growing.add(script.lines.slice(0, 1));
  const waiting = [growing.lineAt(1), growing.whole()].map((read) => expect(read).rejects.toThrow('gone'));
  growing.fail(new Error('gone'));
  await Promise.all(waiting);
  expect(await growing.lineAt(0)).toEqual(script.lines[0]);
});

it('ends with the lines that were told where the script says something else now', async () => {
  const growing = new ScriptInTheMaking('en-US');
  const told = script.lines.with(0, { ...script.lines[0]!, text: 'Another line.' });
  growing.add(told);
  const ended = growing.complete({ ...script, lines: script.lines.slice(0, 2) });
  expect(ended).toEqual({ ...script, lines: told });
  expect(await growing.whole()).toBe(ended);
});

it('is at its end already when it was written before', async () => {
  const growing = grown(script);
  expect(await growing.lineAt(2)).toEqual(script.lines[2]);
  expect(await growing.lineAt(3)).toBeUndefined();
  expect(await growing.whole()).toBe(script);
});
