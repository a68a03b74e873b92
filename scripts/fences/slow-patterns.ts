import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { EXCEPTIONS } from './pattern-exceptions.ts';
import { keyOf, type Pattern } from './read-patterns.ts';

export const VERDICTS_FILE = join(import.meta.dirname, 'pattern-verdicts.json');
/** Time for one pattern; most take milliseconds. */
const DEEP_TIMEOUT_MS = 60_000;

const EXCEPTED = new Set(EXCEPTIONS.map(({ pattern }) => pattern));

export const isExcepted = (pattern: Pattern): boolean => EXCEPTED.has(keyOf(pattern));

/** Patterns of this repository that the thorough check found to need linear time. */
export const readVerdicts = (): Set<string> =>
  new Set(Object.keys(JSON.parse(readFileSync(VERDICTS_FILE, 'utf8'))));

/** Half a millisecond a pattern, so it runs every time. It counts the tries from every place ("moves") too. */
export function isSlowAtAGlance({ source, flags }: Pattern): boolean {
  const { reports } = analyse(
    { source, flags },
    { reportTypes: { Move: true, Self: true, Trade: true }, assumeRejectingSuffix: false },
  );
  return reports.length > 0;
}

/** Seconds for some patterns, so what it found is kept. What it can't decide in time counts as slow. */
export async function isSlowOnReflection({ source, flags }: Pattern): Promise<string | undefined> {
  // Never Java or a program of its own where there is one: the same answer on every machine.
  process.env.RECHECK_BACKEND = 'pure';
  const { check } = await import('recheck');
  const verdict = await check(source, flags, { timeout: DEEP_TIMEOUT_MS });
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `not decided (${verdict.error.kind})`;
  return `slow for ${verdict.attack.pattern}`;
}
