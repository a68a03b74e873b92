import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (place: string) => ((await stat(place)).mode & 0o777).toString(8);

it.runIf(process.platform !== 'win32').each([
  ['an ordinary user', 1000, '700'],
  ['root, whose database runs as somebody else', 0, '711'],
])('is closed to others, new or open until now, for %s', async (_, uid, mode) => {
  const place = path.join(folder, 'data');
  await openDataFolder(place, uid);
  expect(await modeOf(place)).toBe(mode);
  await chmod(place, 0o755);
  await openDataFolder(place, uid);
  expect(await modeOf(place)).toBe(mode);
});
