import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '@parlance/kernel/errors';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { commandLine, handOver, type RunAs } from './run-as.ts';

const run = promisify(execFile);
const UNFINISHED = 'cluster.new-';

const SUPERUSER = 'parlance';
export const DATABASE = 'parlance';

/** The database that is there from the first moment on: for asking and for making others. */
export const MAINTENANCE_DATABASE = 'postgres';

export const urlOf = (port: number, password: string, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

export function readPassword(place: Place): string {
  try {
    return readFileSync(place.password, 'utf8').trim();
  } catch (cause) {
    throw new AppError('database.password_lost', {
      log: `The database in ${place.root} cannot be opened: its password file ${place.password} is missing or closed to this user.`,
      cause,
    });
  }
}

/**
 * Makes the cluster if there is none. It is built beside its place and renamed into it, so a process that
 * dies halfway leaves nothing that looks like a database. Call it with the gate held.
 */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  runAs: RunAs,
  durable: boolean,
): Promise<void> {
  clearUnfinished(place);
  if (existsSync(place.cluster)) {
    handOver(place.cluster, runAs.owner);
    return;
  }
  const name = UNFINISHED + randomBytes(4).toString('hex');
  const folder = join(place.root, name);
  mkdirSync(folder, { mode: 0o700 });
  handOver(folder, runAs.owner);
  const password = randomBytes(24).toString('base64url');
  keepPassword(place, password);
  const handedIn = join(place.root, `${name}.password`);
  writeFileSync(handedIn, password, { mode: 0o600 });
  handOver(handedIn, runAs.owner);
  const [command, args] = commandLine(runAs, binaries.initdb, initdbArguments(folder, handedIn, durable));
  try {
    await run(command, args, { ...runAs.ids, cwd: '/', env: binaries.env });
  } catch (cause) {
    throw new AppError('database.cannot_be_made', {
      log: `PostgreSQL could not make its database in ${place.root}: ${(cause as { stderr?: string }).stderr?.trim() || cause}`,
      cause,
    });
  } finally {
    rmSync(handedIn, { force: true });
  }
  renameSync(folder, place.cluster);
}

function initdbArguments(folder: string, passwordFile: string, durable: boolean): string[] {
  return [
    '-D',
    folder,
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    // The same order and upper/lower case on every machine, whatever languages it has installed.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // What is thrown away soon has no password worth thousands of rounds for each connection.
    ...(durable ? [] : ['--no-sync', '--set', 'scram_iterations=1']),
  ];
}

function keepPassword(place: Place, password: string): void {
  const fresh = `${place.password}.new`;
  writeFileSync(fresh, `${password}\n`, { mode: 0o600, flush: true });
  // The mode above counts only for a new file; a leftover may have another.
  chmodSync(fresh, 0o600);
  renameSync(fresh, place.password);
}

function clearUnfinished(place: Place): void {
  for (const entry of readdirSync(place.root).filter((name) => name.startsWith(UNFINISHED))) {
    try {
      rmSync(join(place.root, entry), { recursive: true, force: true });
    } catch {
      // The initdb of a killed process may still be writing there; what it leaves is cleared next time.
    }
  }
}
