/**
 * Writes 10,000 combinations of title, mode, level, length, question, emphasis and tone over a hundred texts; none may fail.
 *
 *   npm run bench combinations                 the twelve texts of eval and those of "npm run bench fresh-texts"
 *   npm run bench combinations -- --count 200  fewer of them, spread over all texts
 *   npm run bench combinations -- --from 5000  without the first ones, which another run writes
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findScriptFaults } from '@parlance/pipeline/2-write/gate';
import { mendScript } from '@parlance/pipeline/2-write/mend-script';
import { writeScript } from '@parlance/writer/writer';
import { combinationsOver } from './combinations/combinations.ts';
import { FRESH_TEXTS_DIR } from './eval/fresh-texts-dir.ts';
import { readTexts } from './eval/read-texts.ts';

const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, from: { type: 'string', default: '0' } },
});
const SHOWN = 20;

const texts = [
  ...(await readTexts(path.resolve(import.meta.dirname, 'eval/texts'), undefined)),
  ...(await readTexts(FRESH_TEXTS_DIR, undefined)),
];
const failures: string[] = [];
/** Told at once: a long run need not end to show what is wrong. */
const fail = (failure: string): void => {
  failures.push(failure);
  if (failures.length <= SHOWN) console.log(`  ${failure}`);
};
let step = 0;
let written = 0;
let mended = 0;
for (const { name, source, brief } of combinationsOver(texts, Number(options.count))) {
  if (step++ < Number(options.from)) continue;
  written++;
  try {
    const script = writeScript(source, brief);
    if (findScriptFaults(script, source, brief).length > 0) mended++;
    const breaches = findScriptFaults(mendScript(script, source, brief), source, brief);
    if (breaches.length > 0) fail(`${name}: ${breaches[0]}`);
  } catch (error) {
    fail(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  if (written % 500 === 0) console.log(`${written} written, ${mended} mended, ${failures.length} failed`);
}
console.log(
  `\n${written} combinations over ${texts.length} texts: ${mended} mended, ${failures.length} failed`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
