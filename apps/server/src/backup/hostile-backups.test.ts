import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../db/testing/database.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { filesBelow, openHome } from './testing/homes.ts';
import { type Archive, HOSTILE, putTogether, takeApart } from './testing/hostile-backups.ts';

/** All of them, many times over, by `npm run bench hostile-backups`. */
const SAMPLE = [
  'an upload outside the folder',
  'an object by an absolute name',
  'an object where restores lie',
  'a symbolic link',
  'a size that is wrong in the index',
  'a row too many',
  'SQL for a table',
  'SQL for a column',
  'a table before the objects',
  'a part longer than any',
  'rows that are none',
  'something behind its end',
  'cut off',
];

let folder: string;
let good: Archive;
let standing: string;
let home: Awaited<ReturnType<typeof openHome>>;
const databases: Awaited<ReturnType<typeof freshDatabase>>[] = [];
const inFolder = (name: string) => path.join(folder, name);

async function newHome(name: string) {
  const database = await freshDatabase();
  databases.push(database);
  return openHome(inFolder(name), database.url);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-hostile-'));
  await mkdir(inFolder('outside'));
  await writeFile(inFolder('outside/victim.txt'), 'mine');
  const source = await newHome('source');
  await source.fill(2, 3);
  await makeBackup(source.forBackup, inFolder('good.backup'));
  good = await takeApart(inFolder('good.backup'));
  home = await newHome('home');
  await home.fill(1, 3);
  standing = await home.sum();
});
afterAll(async () => {
  await Promise.all(databases.map(({ drop }) => drop()));
  await rm(folder, { recursive: true, force: true });
});

it('puts a good one that was taken apart and put together back as it was', async () => {
  const file = inFolder('again.backup');
  await putTogether(file, { archive: good });
  const target = await newHome('again');
  expect(await restoreBackup(target.forRestore, file, false)).toMatchObject({ objects: 7, uploads: 2 });
  const sum = await target.sum();
  await restoreBackup(target.forRestore, inFolder('good.backup'), true);
  expect(await target.sum()).toBe(sum);
});

it.each(SAMPLE)('refuses one with %s in words, and leaves what stood', async (kind) => {
  const file = inFolder('hostile.backup');
  await putTogether(
    file,
    HOSTILE[kind]!(good, (below) => Math.floor(below / 2)),
  );
  const files = await filesBelow(folder);
  await expect(restoreBackup(home.forRestore, file, true)).rejects.toMatchObject({
    code: 'backup.damaged',
    message: expect.stringMatching(/Nothing was changed|Everything is as it was/),
  });
  expect(await home.sum()).toBe(standing);
  expect(await filesBelow(folder)).toBe(files);
});
