import { mkdir, rename, rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { type Plugin, type RolldownLog, rolldown } from 'rolldown';
import { ROOT } from './sources.ts';

/** What people and service managers start; every other program is one that these name. */
const STARTED = [
  'apps/server/src/supervisor/supervisor-process.ts',
  'apps/server/src/operator/operator.ts',
].map((file) => path.join(ROOT, file));

/** Stay where npm put them: they look for files beside their own, or are one large file already. */
const AS_INSTALLED = new Set([
  ...['@echogarden/espeak-ng-emscripten', '@huggingface/transformers', 'dictionary-de', 'espeak-phonemizer'],
  ...['koffi', 'libheif-js', 'mupdf', 'node-av', 'onnxruntime-node', 'pino', 'piscina', 'sharp'],
  ...['any-ascii', 'eld', 'gpt-tokenizer', 'snowball-stemmers', 'tesseract-wasm', 'thread-stream', 'unpdf'],
]);

const packageOf = (file: string): string | undefined =>
  /^((?:@[^/]+\/)?[^/]+)/.exec(file.split('/node_modules/').slice(1).at(-1) ?? '')?.[1];

/** A program, by the name of its file: what it is called in the process list. */
const nameOf = (file: string): string => `${path.basename(file, '.ts')}.mjs`;

const ASKS_WHERE_IT_LIES = /\b__(?:dirname|filename)\b|\brequire\.resolve\b/;
/** Asks, and does without an answer. */
const ASKS_IN_VAIN = 'undici';
const relativeUrl = (from: string, to: string): string => path.relative(from, to).replaceAll(path.sep, '/');

const PROGRAM_BESIDE = /new URL\('(\.{1,2}\/[^']+\.ts)', import\.meta\.url\)/g;
const MODULE_BY_NAME = /import\.meta\.resolve\('@parlance\/([^/']+)\/([^']+)'\)/g;
const OWN_PLACE = /import\.meta\.(url|dirname|filename)\b/g;

/**
 * Programs that a file names become files of the bundle, and are found beside it. For everything else a module lies
 * where it was written, so that the models, tables and pages beside it are found.
 */
function placed(folder: string): Plugin {
  const programs = new Map<string, string>();
  const named = (file: string): string => {
    const name = nameOf(file);
    const other = programs.get(name);
    if (other !== undefined && other !== file) throw new Error(`${other} and ${file} would both be ${name}`);
    programs.set(name, file);
    return name;
  };
  return {
    name: 'placed',
    resolveId: {
      // Only packages are named so; the bundler finds everything else by itself.
      filter: { id: /^[@a-z][^:]*$/ },
      async handler(source, importer, { kind }) {
        const [scope = '', name] = source.split('/');
        if (!AS_INSTALLED.has(source.startsWith('@') ? `${scope}/${name}` : scope)) return null;
        const found = await this.resolve(source, importer, { skipSelf: true, kind });
        // By its path: packages of ours may have another version of it.
        return found && { id: found.id, external: 'absolute' };
      },
    },
    transform: {
      filter: { code: [ASKS_WHERE_IT_LIES, 'import.meta.'] },
      handler(code, id) {
        const file = id.split('?')[0] ?? id;
        const vendor = packageOf(file);
        const isOurs = vendor === undefined;
        if (!isOurs && vendor !== ASKS_IN_VAIN && ASKS_WHERE_IT_LIES.test(code))
          this.error(`${file} asks where it lies: ${vendor} has to stay as installed`);
        if (!code.includes('import.meta.')) return null;
        const program = (target: string): string => {
          const name = named(target);
          this.emitFile({ type: 'chunk', id: target, fileName: name });
          return `new URL('./${name}', import.meta['url'])`;
        };
        const from = (place: string) =>
          `new URL(${JSON.stringify(relativeUrl(folder, place))}, import.meta['url'])`;
        const asPath = (url: string) => `process.getBuiltinModule('node:url').fileURLToPath(${url})`;
        const withPrograms = isOurs
          ? code
              .replace(PROGRAM_BESIDE, (_, beside: string) =>
                program(path.resolve(path.dirname(file), beside)),
              )
              .replace(
                MODULE_BY_NAME,
                (_, room: string, module: string) =>
                  `${program(path.join(ROOT, 'packages', room, 'src', `${module}.ts`))}.href`,
              )
          : code;
        return {
          code: withPrograms.replace(OWN_PLACE, (_, what: string) =>
            what === 'url'
              ? `${from(file)}.href`
              : asPath(from(what === 'filename' ? file : path.dirname(file))),
          ),
          map: null,
        };
      },
    },
  };
}

/** Whoever reads these has Node load its whole `fetch`, with HTTP/2 and TLS behind it. */
const WEB_CLIENT = new Set(['WebSocket', 'CloseEvent', 'MessageEvent']);
const HTTP = 'node:http';

/**
 * An import of `node:http` reads each of its exports, and three of them are made when they are read: 40 of the
 * milliseconds of a start. The bundle takes the others by name.
 */
function httpWithoutWebClient(): Plugin {
  const names = Object.keys(http).filter((name) => !WEB_CLIENT.has(name));
  return {
    name: 'http-without-web-client',
    resolveId: {
      filter: { id: /^(?:node:)?http$/ },
      handler: (_source, _importer, { kind }) => (kind === 'import-statement' ? 'http-by-name' : null),
    },
    load: {
      filter: { id: /^http-by-name$/ },
      handler: () =>
        `const http = process.getBuiltinModule('${HTTP}');\nexport default http;\nexport const { ${names.join(', ')} } = http;\n`,
    },
  };
}

/** What is not found while bundling is not found while running. One library names its warnings with `eval`. */
function refuseWarnings(level: string, { code, message }: RolldownLog): void {
  if (level === 'warn' && code !== 'EVAL') throw new Error(message);
}

/** Bundles the server and every program it starts into `folder`; while it is made, it stands beside. */
export async function bundleServer(folder: string): Promise<void> {
  const making = path.join(path.dirname(folder), 'making');
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  const bundle = await rolldown({
    input: Object.fromEntries(STARTED.map((file) => [nameOf(file), file])),
    cwd: ROOT,
    platform: 'node',
    tsconfig: false,
    makeAbsoluteExternalsRelative: false,
    plugins: [httpWithoutWebClient(), placed(folder)],
    onLog: refuseWarnings,
  });
  await bundle.write({
    dir: making,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name]',
    chunkFileNames: '[name]-[hash].mjs',
    paths: (id) => (path.isAbsolute(id) ? relativeUrl(folder, id) : id),
  });
  await bundle.close();
  await rm(folder, { recursive: true, force: true });
  await rename(making, folder);
}
