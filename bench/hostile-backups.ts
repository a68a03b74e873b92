/**
 * Restores 400 hostile backups over a home that is in use by nobody: good ones whose names, kinds, sizes, counts and
 * order were changed, cut off or made to swell, with checksums made anew, so that only the check under test can refuse
 * them. Then ten good ones into empty homes. Ends with 1 where one is taken, where a file outside or anything of the home
 * changed, where the process that restores grew by more than 300 MB, or where a good one is not what it was.
 * `-- <number>` takes so many.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { makeBackup } from '../apps/server/src/backup/make-backup.ts';
import { filesBelow, openHome } from '../apps/server/src/backup/testing/homes.ts';
import {
  type Archive,
  HOSTILE,
  putTogether,
  takeApart,
} from '../apps/server/src/backup/testing/hostile-backups.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres/start.ts';

const MANY = Number(process.argv[2] ?? 400);
const GOOD = 10;
const MAY_GROW_MB = 300;

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-hostile-'));
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
const inFolder = (name: string) => path.join(folder, name);
/** The home that stands, and files of others beside it. */
const WATCHED = 'watched';

/** The same choices each time. */
let state = 42;
const pick = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * Math.max(1, below));
};

async function newHome(name: string, place = name) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return { home: await openHome(inFolder(place), url.href), args: [inFolder(place), url.href] };
}

const restorer = fork(path.join(import.meta.dirname, 'restore-backup-process.ts'));
const memoryMb = (of: 'VmHWM' | 'VmRSS'): number =>
  Number(new RegExp(`${of}:\\s+(\\d+)`).exec(readFileSync(`/proc/${restorer.pid}/status`, 'utf8'))?.[1]) /
  1024;

type Answer = { code?: string; message?: string };

async function restore(home: string[], file: string): Promise<Answer> {
  restorer.send({ home, file });
  const [answer] = await once(restorer, 'message');
  return answer as Answer;
}

const failures: string[] = [];
const counts = { refused: 0, taken: 0, outside: 0, halfRestored: 0, withoutWords: 0 };
try {
  await mkdir(inFolder(`${WATCHED}/outside`), { recursive: true });
  await writeFile(inFolder(`${WATCHED}/outside/victim.txt`), 'mine');
  const goods: { file: string; sum: string; archive: Archive }[] = [];
  for (let number = 0; number < GOOD; number++) {
    const { home } = await newHome(`good_${number}`);
    // One of them in pieces of 8 MB.
    await home.fill(1 + (number % 5), number === 4 ? 5 : 1 + (number % 3));
    const file = inFolder(`good-${number}.backup`);
    await makeBackup(home.forBackup, file);
    goods.push({ file, sum: await home.sum(), archive: await takeApart(file) });
  }
  const standing = await newHome('standing', `${WATCHED}/standing`);
  await standing.home.fill(2, 3);
  const stood = await standing.home.sum();
  await restore(standing.args, inFolder('none.backup'));
  const quietMb = memoryMb('VmRSS');

  const kinds = Object.entries(HOSTILE);
  const file = inFolder('hostile.backup');
  for (let number = 0; number < MANY; number++) {
    const [kind, change] = kinds[number % kinds.length]!;
    const { archive } = goods[pick(GOOD)]!;
    await putTogether(file, change(archive, pick));
    const files = await filesBelow(inFolder(WATCHED));
    const { code, message = '' } = await restore(standing.args, file);
    if (code === undefined) counts.taken++;
    else counts.refused++;
    if (code && !/^(backup|restore)\./.test(code)) counts.withoutWords++;
    const [isSame, isSameInside] = [
      (await filesBelow(inFolder(WATCHED))) === files,
      (await standing.home.sum()) === stood,
    ];
    if (!isSame) counts.outside++;
    if (!isSameInside) counts.halfRestored++;
    if (!code || !/^(backup|restore)\./.test(code) || !isSame || !isSameInside)
      failures.push(`${kind}: ${code ?? 'taken'} ${message.slice(0, 200)}`);
    if (!isSameInside) break;
  }
  const grewMb = memoryMb('VmHWM') - quietMb;

  let same = 0;
  for (const [number, good] of goods.entries()) {
    const target = await newHome(`target_${number}`);
    const { code, message } = await restore(target.args, good.file);
    if (code) failures.push(`a good one: ${code} ${message}`);
    else if ((await target.home.sum()) === good.sum) same++;
    else failures.push(`a good one, ${good.file}, is not what it was`);
  }
  console.log(
    `${MANY} hostile backups of ${kinds.length} kinds: ${counts.refused} refused, ${counts.taken} taken`,
  );
  console.log(
    `files changed outside or inside: ${counts.outside}, half-restored homes: ${counts.halfRestored}`,
  );
  console.log(`refused without a sentence: ${counts.withoutWords}`);
  console.log(`memory: ${grewMb.toFixed(0)} MB above ${quietMb.toFixed(0)} at most`);
  console.log(`good ones restored byte for byte: ${same} of ${GOOD}`);
  if (grewMb > MAY_GROW_MB) failures.push(`it grew by ${grewMb.toFixed(0)} MB`);
  if (counts.refused < MANY || same < GOOD) process.exitCode = 1;
} finally {
  restorer.kill();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
