import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_PATTERNS } from './fences/built-patterns.ts';
import { keyOf, type Pattern, patternsIn } from './fences/read-patterns.ts';
import {
  isExcepted,
  isSlowAtAGlance,
  isSlowOnReflection,
  readVerdicts,
  VERDICTS_FILE,
} from './fences/slow-patterns.ts';
import { readSources } from './fences/source-files.ts';
import { assertNode24 } from './require-node.mjs';

assertNode24();

// `npm run check:patterns` looks thoroughly at every pattern that has no verdict yet and keeps what it found.
const sources = readSources(join(import.meta.dirname, '..'));
const places = new Map<string, { pattern: Pattern; place: string }>();
const note = (pattern: Pattern, place: string) => places.set(keyOf(pattern), { pattern, place });
for (const { place, ...pattern } of sources.flatMap((file) => patternsIn(file).written)) note(pattern, place);
for (const [place, patterns] of Object.entries(BUILT_PATTERNS))
  for (const { source, flags } of patterns) note({ source, flags }, place);

const known = readVerdicts();
const linear: string[] = [];
let slow = 0;
for (const [key, { pattern, place }] of places) {
  if (isExcepted(pattern)) continue;
  const why = isSlowAtAGlance(pattern)
    ? 'slow at a glance'
    : known.has(key)
      ? undefined
      : await isSlowOnReflection(pattern);
  if (why === undefined) linear.push(key);
  else {
    slow++;
    console.log(`${place} ${key}: ${why}`);
  }
}
writeFileSync(
  VERDICTS_FILE,
  `${JSON.stringify(Object.fromEntries(linear.sort().map((key) => [key, 'linear'])), null, 2)}\n`,
);
console.log(`${places.size} patterns, ${slow} slow`);
process.exitCode = slow > 0 ? 1 : 0;
