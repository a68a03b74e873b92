import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@parlance/kernel/errors';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';

type Ids = { uid: number; gid: number };

/** Under which user PostgreSQL runs; it refuses root. */
export type RunAs = {
  how: string;
  /** Stands before the program and its arguments. */
  prefix: string[];
  ids: Ids | undefined;
  /** Whom the cluster's files must belong to; undefined when it is simply us. */
  owner: Ids | undefined;
};

const NOBODY = { uid: 65534, gid: 65534 };
const ROOT = { uid: 0, gid: 0 };
/** Files belong to whom they belonged before, yet inside the namespace that user is called nobody. */
const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`];

export function chooseRunAs(binaries: Binaries, place: Place): RunAs {
  const present = ownerOf(place.cluster);
  const uid = process.getuid?.();
  if (uid !== 0) refuseStrangersCluster(place, present, uid);
  const ways = uid === 0 ? waysForRoot(present) : waysForOthers();
  const way = ways.find((candidate) => works(candidate, binaries, place));
  if (way) return way;
  throw new AppError('database.no_user_to_run_as', {
    log:
      uid === 0
        ? `PostgreSQL refuses to run as root, and no other user can reach ${binaries.postgres} and ${place.root}. Start as an ordinary user, move both out of folders closed to others, or set DATABASE_URL.`
        : `PostgreSQL cannot run as uid ${uid}: ${binaries.postgres} doesn't start, or the system has no name for this user. Start as a user with a name, or set DATABASE_URL.`,
  });
}

function waysForOthers(): RunAs[] {
  const plain = { how: 'as the current user', prefix: [], ids: undefined, owner: undefined };
  const named = { how: 'in a user namespace', prefix: NAMESPACE, ids: undefined, owner: undefined };
  return hasName() ? [plain] : [named];
}

/** initdb refuses a user that the system has no name for, as containers with a number for a user have. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function waysForRoot(present: Ids | undefined): RunAs[] {
  const user = present && present.uid !== ROOT.uid ? present : NOBODY;
  const ways: RunAs[] = [
    { how: `as uid ${user.uid}`, prefix: [], ids: user, owner: user },
    { how: 'in a user namespace', prefix: NAMESPACE, ids: undefined, owner: ROOT },
    {
      // Containers often forbid namespaces; passing through closed folders is all that is missing then.
      how: `as uid ${user.uid} that may pass closed folders`,
      prefix: [
        'setpriv',
        `--reuid=${user.uid}`,
        `--regid=${user.gid}`,
        '--clear-groups',
        '--inh-caps=-all,+dac_override',
        '--ambient-caps=-all,+dac_override',
      ],
      ids: undefined,
      owner: user,
    },
  ];
  // A cluster keeps its owner as long as that works.
  const keeps = (way: RunAs) => Number(way.owner?.uid === present?.uid);
  return ways.sort((a, b) => keeps(b) - keeps(a));
}

function works(way: RunAs, binaries: Binaries, place: Place): boolean {
  const [command, args] = commandLine(way, '/bin/sh', [
    '-c',
    'cd "$1" && exec "$0" --version',
    binaries.postgres,
    place.root,
  ]);
  return spawnSync(command, args, { ...way.ids, cwd: '/', env: binaries.env, stdio: 'ignore' }).status === 0;
}

export function commandLine(way: RunAs, program: string, args: string[]): [command: string, args: string[]] {
  const [first, ...rest] = [...way.prefix, program, ...args];
  return [first as string, rest];
}

/** Gives a file, or a folder with all that is in it, to the user the server runs as. */
export function handOver(path: string, owner: Ids | undefined): void {
  const stats = lstatSync(path);
  if (!owner || stats.uid === owner.uid) return;
  // The folder itself last: its owner tells whether the handing over came to its end.
  const inside = stats.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  for (const entry of inside) lchownSync(join(path, entry), owner.uid, owner.gid);
  lchownSync(path, owner.uid, owner.gid);
}

function ownerOf(path: string): Ids | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats && { uid: stats.uid, gid: stats.gid };
}

function refuseStrangersCluster(place: Place, present: Ids | undefined, uid: number | undefined): void {
  if (uid === undefined || present === undefined || present.uid === uid) return;
  throw new AppError('database.folder_of_another_user', {
    log: `The database in ${place.root} belongs to uid ${present.uid}, and this process runs as uid ${uid}. Start as that user, or hand the folder over with chown -R.`,
  });
}
