import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seesChildMemory } from '../memory-guard.ts';
import { COMPILED_CODE, compiledCodeOfSealed } from './compiled-code.ts';
import { launchFilter } from './filter.ts';
import type { Layers } from './layers.ts';
import { OWN_FILES } from './own-files.ts';

/**
 * What a confined program is made of. `script`: JavaScript and WebAssembly only, which Node's own permissions bound
 * on every platform. `native`: addons too, which only the operating system can bound.
 */
export type Confine = 'script' | 'native';

const LAUNCH = fileURLToPath(new URL('./launch-process.mjs', import.meta.url));

/** Code, and nothing that the operator or a person keeps; a bundled program has the rest of its bundle beside it. */
const CODE = ['packages', 'node_modules'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)),
);

const withRealPaths = (folders: string[]): Set<string> =>
  new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]));

/** Never "everything": a reader needs its own modules, and its one file comes open. */
function permissions(program: string, { sealed }: Layers, compiled: string | undefined): string[] {
  // The seal is laid through an addon, by looking at what the child holds; after it no further addon can be loaded.
  const forSeal = sealed
    ? ['--allow-addons', ...Object.values(OWN_FILES).map((file) => `--allow-fs-read=${file}`)]
    : [];
  const forGuard = seesChildMemory() ? [] : ['--allow-worker'];
  // Node keeps no compiled code for whoever may not write it. Nothing can be opened any more behind the seal.
  const forCompiled = [...withRealPaths(compiled === undefined ? [] : [compiled])].flatMap((folder) => [
    `--allow-fs-read=${folder}`,
    `--allow-fs-write=${folder}`,
  ]);
  return [
    '--permission',
    ...[...withRealPaths([...CODE, dirname(program)])].map((folder) => `--allow-fs-read=${folder}`),
    ...forSeal,
    ...forCompiled,
    ...forGuard,
  ];
}

type Start = {
  /** Of Node. */
  args: string[];
  user: { uid?: number; gid?: number };
  /** All of our environment that a child is given: where code that was compiled before lies. */
  env: Record<string, string>;
};

const environment = (compiled: string | undefined): Record<string, string> =>
  compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };

/** How a program is started behind these layers. */
export function startOptions(
  program: string,
  { args, nodeFlags, descriptors }: { args: string[]; nodeFlags: string[]; descriptors: number },
  confine: Confine | undefined,
  layers: Layers,
): Start {
  const isSealed = confine !== undefined && layers.sealed;
  const compiled = isSealed ? compiledCodeOfSealed(layers) : COMPILED_CODE;
  const env = environment(compiled);
  const flags =
    confine === 'script'
      ? [...nodeFlags, ...permissions(program, layers, isSealed ? compiled : undefined)]
      : nodeFlags;
  const plain = [...flags, program, ...args];
  if (!confine) return { args: plain, user: {}, env };
  const user = layers.uid === undefined ? {} : { uid: layers.uid, gid: layers.uid };
  if (!layers.sealed) return { args: plain, user, env };
  const filter = launchFilter(process.arch).toString('base64');
  return { args: [LAUNCH, filter, String(descriptors), ...plain], user, env };
}
