/** Writes the typed client of the alpha API to packages/contract/build/client: a package of its own that needs only zod. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = path.join(ROOT, 'packages/contract/build/client');
const ENTRY = 'contract/src/client';

const contract = JSON.parse(await readFile(path.join(ROOT, 'packages/contract/package.json'), 'utf8')) as {
  version: string;
  license: string;
  dependencies: { zod: string };
};

const MANIFEST = {
  name: '@parlance/client',
  version: contract.version,
  license: contract.license,
  type: 'module',
  exports: { '.': { types: `./${ENTRY}.d.ts`, default: `./${ENTRY}.js` } },
  dependencies: { zod: contract.dependencies.zod },
};

const SETTINGS = {
  extends: '../../../../tsconfig.base.json',
  compilerOptions: {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '../../..',
    outDir: '.',
    // Else the kernel would count as somebody else's package and be left out.
    paths: { '@parlance/kernel/*': ['../../../kernel/src/*.ts'] },
  },
  files: [`../../../${ENTRY}.ts`],
};

/** In a package alone, neighbours are files beside it, and what is imported is JavaScript. */
const published = (text: string): string =>
  text
    .replace(/(['"])@parlance\/kernel\/([\w-]+)\1/g, "'../../kernel/src/$2.js'")
    .replace(/(['"])(\.{1,2}\/[\w./-]+)\.ts\1/g, "'$2.js'");

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const settings = path.join(OUT, 'tsconfig.json');
await writeFile(settings, JSON.stringify(SETTINGS));
await promisify(execFile)(process.execPath, [
  path.join(ROOT, 'node_modules/typescript/bin/tsc'),
  '-p',
  settings,
]);
await rm(settings);

for (const file of await readdir(OUT, { recursive: true }))
  if (/\.(js|d\.ts)$/.test(file)) {
    const at = path.join(OUT, file);
    await writeFile(at, published(await readFile(at, 'utf8')));
  }
await writeFile(path.join(OUT, 'package.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`);

const { apiClient } = (await import(pathToFileURL(path.join(OUT, `${ENTRY}.js`)).href)) as {
  apiClient(options: object): object;
};
const calls = Object.keys(apiClient({ apiKey: '', baseUrl: '' })).length;
console.log(`${MANIFEST.name} ${MANIFEST.version} with ${calls} calls lies in ${path.relative(ROOT, OUT)}.`);
