/**
 * Reads real documents from Debian and npm packages, and looks for debris in the scripts made from them; `-- set 2`
 * takes one set of the list and with a folder behind it writes each script there for somebody to read, `-- show <part of a
 * name>` prints what one gives, `-- fetch` only fetches, `-- choose <seed> <of each kind> [kinds]` finds new
 * documents for the list.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAppError } from '@parlance/kernel/errors';
import { chooseDocuments } from './corpus/choose-documents.ts';
import { findDebris } from './corpus/debris.ts';
import { DOCUMENTS } from './corpus/documents.ts';
import { fetchDocument } from './corpus/fetch-document.ts';
import { keptByKind, readDocument, scriptFrom } from './corpus/read-document.ts';

const CACHE = join(tmpdir(), 'parlance-corpus');
mkdirSync(CACHE, { recursive: true });

const [command = '', wanted = '', more = '', ...onlyKinds] = process.argv.slice(2);
const folder = command === 'set' ? more : '';
if (folder) mkdirSync(folder, { recursive: true });
if (command === 'choose') {
  const asked = { seed: wanted, ofEach: Number(more || 3), onlyKinds };
  for (const { kind, language, name, packed, path } of await chooseDocuments(asked, CACHE))
    console.log([kind, language, name, packed, path].join(' | '));
  process.exit();
}
const chosen = DOCUMENTS.filter(({ name, set }) => {
  if (command === 'set') return set === Number(wanted);
  return command !== 'show' || name.includes(wanted);
});

let debris = 0;
let failed = 0;
for (const document of chosen) {
  const path = await fetchDocument(document, CACHE);
  if (command === 'fetch') continue;
  try {
    const source = await readDocument(path, document);
    console.log(
      `\n${document.kind} · ${document.name} · ${source.language}\n  title: ${source.title ?? '(none)'}`,
    );
    console.log(`  ${keptByKind(source)}`);
    if (command === 'show')
      for (const { kind, text } of source.passages) console.log(`    ${kind[0]} ${text}`);
    for (const { kind, chars, pieces, sample } of source.leftOut ?? [])
      console.log(`  left out: ${kind} ${pieces} × ${chars} “${sample.slice(0, 70)}”`);
    const script = scriptFrom(source);
    console.log(
      `  script: “${script.title}”, ${script.lines.length} lines, ${script.warnings.join(', ') || 'no warnings'}`,
    );
    if (command === 'show')
      for (const { speaker, text } of script.lines) console.log(`    ${speaker}: ${text}`);
    if (folder)
      writeFileSync(
        join(folder, `${document.name.replace(/[^\w.-]+/g, '-')}.txt`),
        script.lines.map(({ text }, at) => `${at + 1}. ${text}\n`).join(''),
      );
    const found = findDebris(script);
    debris += found.length;
    for (const { what, text } of found) console.log(`  DEBRIS ${what}: ${text}`);
  } catch (error) {
    if (isAppError(error) && error.code === 'write.source_too_thin') {
      console.log('  too thin for a script');
      continue;
    }
    failed++;
    console.log(`\n${document.kind} · ${document.name}\n  FAILED: ${String(error)}`);
  }
}
if (command !== 'fetch') {
  console.log(`\n${chosen.length} documents, ${failed} failed, ${debris} pieces of debris`);
  process.exitCode = debris + failed > 0 ? 1 : 0;
}
