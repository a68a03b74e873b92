import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILT_PATTERNS, LANGUAGE_PATTERNS } from './built-patterns.ts';
import { EXCEPTIONS } from './pattern-exceptions.ts';
import { type FilePatterns, keyOf, type Pattern, patternsIn } from './read-patterns.ts';
import { isExcepted, isSlowAtAGlance, isSlowOnReflection, readVerdicts } from './slow-patterns.ts';
import { readSources } from './source-files.ts';

const file = (text: string) => ({ path: 'packages/kernel/src/a.ts', text });
const only = (text: string): Pattern => {
  const [found] = patternsIn(file(text)).written;
  if (!found) throw new Error('no pattern was read');
  return found;
};

describe('the pattern fence', () => {
  it('reads literals and constants, and names what is built', () => {
    const text = "const a = /x\\/[/]+/gu; new RegExp('y+'); RegExp(`z`, 'i');\nnew RegExp(a.source);";
    const { written, built } = patternsIn(file(text));
    expect(written.map(keyOf)).toEqual(['/x\\/[/]+/gu', '/y+/', '/z/i']);
    expect(built).toEqual(['packages/kernel/src/a.ts:2']);
  });

  it.each(['/\\s+$/', '/<[^>]*>/g', '/(?:a+)+b/', '/^(#{1,6})\\s+(.*?)\\s*#*$/'])(
    'sees at a glance that %s is slow',
    (literal) => {
      expect(isSlowAtAGlance(only(`const planted = ${literal};`))).toBe(true);
    },
  );

  // Two openings share one end, so that every one of them looks for it: nothing the quick check knows.
  it('sees on reflection what the glance misses', async () => {
    const planted = only('const planted = /<a>[\\s\\S]*?<\\/a>/g;');
    expect(isSlowAtAGlance(planted)).toBe(false);
    expect(await isSlowOnReflection(planted)).toMatch(/^slow for/);
  });

  it('leaves what is linear alone', async () => {
    const lawful = only('const lawful = /<[^<>]*>/g;');
    expect(isSlowAtAGlance(lawful)).toBe(false);
    expect(await isSlowOnReflection(lawful)).toBeUndefined();
  });
});

describe('the patterns of this repository', () => {
  let files: FilePatterns[];
  let patterns: (Pattern & { place: string })[];
  beforeAll(() => {
    files = readSources(join(import.meta.dirname, '../..')).map(patternsIn);
    const built = Object.entries(BUILT_PATTERNS).flatMap(([place, some]) =>
      some.map(({ source, flags }) => ({ place, source, flags })),
    );
    patterns = [...files.flatMap(({ written }) => written), ...built];
    expect(patterns.length).toBeGreaterThan(700);
  });

  const told = ({ place, ...pattern }: Pattern & { place: string }) => `${place} ${keyOf(pattern)}`;

  it('are linear at a glance', () => {
    const slow = patterns.filter((pattern) => !isExcepted(pattern) && isSlowAtAGlance(pattern));
    expect(slow.map(told)).toEqual([]);
  });

  it('are linear at a glance in every language the writer knows', () => {
    expect(LANGUAGE_PATTERNS.length).toBeGreaterThan(300);
    expect(LANGUAGE_PATTERNS.filter(isSlowAtAGlance).map(keyOf)).toEqual([]);
  });

  it('are linear on reflection; `npm run check:patterns` keeps what was found', {
    timeout: 300_000,
  }, async () => {
    const known = readVerdicts();
    const fresh = patterns.filter((pattern) => !isExcepted(pattern) && !known.has(keyOf(pattern)));
    const slow: string[] = [];
    for (const pattern of fresh) {
      const why = await isSlowOnReflection(pattern);
      if (why !== undefined) slow.push(`${told(pattern)}: ${why}`);
    }
    expect(slow).toEqual([]);
  });

  it('are all known, also where they are put together', () => {
    const places = files.flatMap(({ built }) => built).map((place) => place.replace(/:\d+$/, ''));
    expect([...new Set(places)].sort()).toEqual(Object.keys(BUILT_PATTERNS).sort());
  });

  it('need every exception, and each says why and what bounds it', () => {
    const keys = new Set(patterns.map(keyOf));
    expect(EXCEPTIONS.filter(({ pattern }) => !keys.has(pattern))).toEqual([]);
    expect(EXCEPTIONS.every(({ reason, bound }) => reason.length > 10 && bound.length > 5)).toBe(true);
  });
});
