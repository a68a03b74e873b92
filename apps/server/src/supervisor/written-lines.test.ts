import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const PROGRAM = `import { nameWrittenLines } from ${JSON.stringify(new URL('./written-lines.ts', import.meta.url).href)};
nameWrittenLines();
const { fail } = await import('./bundled.mjs');
for (const thing of [1, 2]) try { fail(); } catch (error) { console.log(error.stack); }`;
/** Line 1, column 24 of the bundled file is line 3, column 8 of the written one. */
const MAP = { version: 3, sources: ['../src/written.ts'], names: [], mappings: 'AAAA,uBAEO' };

it('names the line that was written for one of a bundle, and leaves all others alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-lines-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'program.mjs'), PROGRAM);
  await writeFile(path.join(folder, 'bundled.mjs'), 'export function fail() { throw new Error("torn"); }\n');
  await writeFile(path.join(folder, 'bundled.mjs.map'), JSON.stringify(MAP));
  const said = execFileSync(process.execPath, [path.join(folder, 'program.mjs')], { encoding: 'utf8' });
  const written = new URL('../src/written.ts', pathToFileURL(path.join(folder, 'bundled.mjs'))).href;
  expect(said.match(/^Error: torn$/gm)).toHaveLength(2);
  expect(said.split(`at fail (${written}:3:8)`)).toHaveLength(3);
  expect(said).toContain('program.mjs:4:');
});
