/**
 * Fetches texts that no rule was written on: out of packages of npm and Debian, six languages, several genres.
 *
 *   npm run bench fresh-texts                        into node_modules/.cache/parlance/fresh-texts
 *   npm run bench eval -- --script-only --fresh reporting    measures one half of them
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import { FRESH_TEXTS_DIR } from './eval/fresh-texts-dir.ts';
import { HALVES, halfOf } from './eval/halves.ts';
import { FRESH_TEXTS } from './fresh-texts/list.ts';
import { readAsText } from './fresh-texts/read-as-text.ts';
import { unpackPackage } from './fresh-texts/unpack-package.ts';

const packages = path.join(FRESH_TEXTS_DIR, 'packages');
await mkdir(packages, { recursive: true });
const kept: string[] = [];
for (const { name, genre, package: from, file } of FRESH_TEXTS) {
  const unpacked = await unpackPackage(from, packages);
  // A page that holds nothing to read is shown as too short.
  const text = await readAsText(path.join(unpacked, file)).catch((error: unknown) => {
    if (isAppError(error)) return '';
    throw error;
  });
  const enough = text.length >= LIMITS.textMinChars;
  if (enough) {
    await writeFile(path.join(FRESH_TEXTS_DIR, `${name}.txt`), text);
    kept.push(name);
  }
  console.log(
    `${name.padEnd(34)}${genre.padEnd(24)}${halfOf(name).padEnd(12)}${text.length}${enough ? '' : ' too short'}`,
  );
}
const count = (half: string): number => kept.filter((name) => halfOf(name) === half).length;
console.log(`\n${kept.length} texts: ${HALVES.map((half) => `${count(half)} for ${half}`).join(', ')}`);
