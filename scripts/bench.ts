import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assertNode24 } from './require-node.mjs';

assertNode24();

// `npm run bench` lists the measurements, `npm run bench <name> [-- options]` runs one.
const FOLDER = path.resolve(import.meta.dirname, '../bench');
const PROGRAM_HEADER = '/**\n';

/** What a program is for: the first sentence of the comment it begins with. */
const purpose = (source: string): string =>
  source
    .slice(PROGRAM_HEADER.length, source.indexOf('*/'))
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, ''))
    .join(' ')
    .split(/[.;:](?= |$)/)[0]!
    .trim();

const programs = new Map(
  globSync('*.ts', { cwd: FOLDER })
    .sort()
    .map((file) => [path.basename(file, '.ts'), readFileSync(path.join(FOLDER, file), 'utf8')] as const)
    // What the programs share begins otherwise.
    .filter(([, source]) => source.startsWith(PROGRAM_HEADER))
    .map(([name, source]) => [name, purpose(source)] as const),
);

const [name = ''] = process.argv.slice(2);
if (programs.has(name)) {
  const file = path.join(FOLDER, `${name}.ts`);
  // The program finds its own options where it would if it had been started by itself.
  process.argv.splice(1, 2, file);
  await import(file);
} else {
  const width = Math.max(...[...programs.keys()].map((each) => each.length));
  const list = [...programs].map(([each, about]) => `  ${each.padEnd(width)}  ${about}`).join('\n');
  console.log(`npm run bench <name> [-- options]\n\n${list}`);
  if (name !== '') {
    console.error(`\nThere is no measurement called "${name}".`);
    process.exitCode = 1;
  }
}
