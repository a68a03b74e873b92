import type { ForkOptions } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seesChildMemory } from '../memory-guard.ts';
import { launchFilter } from './filter.ts';
import type { Layers } from './layers.ts';

/**
 * What a confined program is made of. `script`: JavaScript and WebAssembly only, which Node's own permissions bound
 * on every platform. `native`: addons too, which only the operating system can bound.
 */
export type Confine = 'script' | 'native';

const LAUNCH = fileURLToPath(new URL('./launch-process.mjs', import.meta.url));

/** Code, and nothing that the operator or a person keeps. */
const CODE = ['packages', 'node_modules'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)),
);

/** Never "everything": a reader needs its own modules, and its one file comes open. */
function permissions({ sealed }: Layers): string[] {
  // The seal is laid through an addon, by looking at what is open; after it no further addon can be loaded.
  const forSeal = sealed ? ['--allow-addons', '--allow-fs-read=/proc/self/fd'] : [];
  const forGuard = seesChildMemory() ? [] : ['--allow-worker'];
  const folders = new Set([...CODE, ...CODE.map((folder) => realpathSync(folder))]);
  return [
    '--permission',
    ...[...folders].map((folder) => `--allow-fs-read=${folder}`),
    ...forSeal,
    ...forGuard,
  ];
}

type Start = { entry: string; args: string[]; options: ForkOptions };

/** How a program is started behind these layers. */
export function startOptions(
  program: string,
  { args, nodeFlags, descriptors }: { args: string[]; nodeFlags: string[]; descriptors: number },
  confine: Confine | undefined,
  layers: Layers,
): Start {
  const flags = confine === 'script' ? [...nodeFlags, ...permissions(layers)] : nodeFlags;
  if (!confine) return { entry: program, args, options: { execArgv: flags } };
  const user = layers.uid === undefined ? {} : { uid: layers.uid, gid: layers.uid };
  if (!layers.sealed) return { entry: program, args, options: { execArgv: flags, ...user } };
  const filter = launchFilter(process.arch).toString('base64');
  return {
    entry: LAUNCH,
    args: [filter, String(descriptors), ...flags, program, ...args],
    options: { execArgv: [], ...user },
  };
}
