import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareModel } from './model-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlance-model-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('prepareModel', () => {
  it('refuses weights that are not the published ones, and leaves nothing behind', async () => {
    const shard = join(folder, 'part0.bin');
    await writeFile(shard, 'something else');
    const cacheDir = join(folder, 'cache');
    await expect(prepareModel([shard], cacheDir)).rejects.toThrow(/SHA-256/);
    expect(await readdir(folder)).toEqual(['part0.bin']);
  });
});
