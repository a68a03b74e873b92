import path from 'node:path';
import { buildOnce } from './build-once.ts';
import { packagesUnder, ROOT, sourcesOf } from './sources.ts';

const SERVER = 'apps/server';
/** In one that is made, too, so that a bundle gets its name when it is whole. */
const FOLDER = path.join(ROOT, SERVER, 'build/bundle');

const SERVER_SOURCES = [
  `${SERVER}/src`,
  ...[...packagesUnder(SERVER)].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
  'packages/almanac/folder.ts',
  'scripts/builds',
  'package-lock.json',
];

/** A program of the bundle. */
export const builtProgram = (name: string): string => path.join(FOLDER, `${name}.mjs`);

/** Bundles the server when it is not or its sources changed since. */
export const ensureServerBuild = async (): Promise<void> =>
  buildOnce({
    what: 'the server',
    stamp: path.join(FOLDER, '.stamp'),
    lock: path.join(ROOT, 'node_modules/.cache/server-build.lock'),
    sources: sourcesOf(SERVER_SOURCES),
    async build() {
      // Loaded only here: most starts build nothing.
      const { bundleServer } = await import('./bundle-server.ts');
      await bundleServer(FOLDER);
    },
  });
