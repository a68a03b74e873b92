import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Asked } from '../messages.ts';

/** In the place of an engine's path: nothing is loaded, and every answer is the same. */
export const STAND_IN_ENGINE = 'stand-in';

export const TROUBLED_PROGRAM = new URL('./troubled-process.ts', import.meta.url);

export type Planted = { troubles: string[]; forever: boolean };

/** What was asked, and what goes wrong next, beside the model: a process of its own can be told by files alone. */
export const filesOf = (modelFile: string) => ({
  asked: path.join(path.dirname(modelFile), 'asked.jsonl'),
  planted: path.join(path.dirname(modelFile), 'planted.json'),
});

export const plantIn = (modelFile: string, troubles: string[], forever = false): void =>
  writeFileSync(filesOf(modelFile).planted, JSON.stringify({ troubles, forever } satisfies Planted));

export function askedOf(modelFile: string): Asked[] {
  const { asked } = filesOf(modelFile);
  if (!existsSync(asked)) return [];
  return readFileSync(asked, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Asked);
}
