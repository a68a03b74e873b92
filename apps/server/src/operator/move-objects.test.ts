import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receivedOnDisk } from '../features/uploads/received-bytes.ts';
import { receivedInStore } from '../features/uploads/received-in-store.ts';
import { moveObjects } from './move-objects.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-move-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const text = (value: string) => new TextEncoder().encode(value);

async function stores(name: string) {
  const disk = await diskStore(path.join(folder, name, 'objects'));
  const bucket = await diskStore(path.join(folder, name, 'bucket'));
  const from = { store: disk, received: await receivedOnDisk(path.join(folder, name, 'uploads')) };
  const to = { store: bucket, received: receivedInStore(bucket) };
  return { disk, bucket, deps: { from, to, journalFile: path.join(folder, name, 'moved.json') } };
}

it('copies everything once, and then what changed, came or went since', async () => {
  const { disk, bucket, deps } = await stores('running');
  await bucket.put('somebody/else', text('not ours'));
  for (const key of ['users/a/1', 'users/a/2', 'users/b/1']) await disk.put(key, text(key));
  async function* arriving() {
    yield text('half of it');
  }
  await deps.from.received.write('up', 0, arriving(), async () => undefined);
  expect(await moveObjects(deps)).toMatchObject({ copied: 3, alreadyThere: 0, uploads: 1 });

  await disk.put('users/a/2', text('users/A/2'));
  await disk.put('users/a/3', text('new'));
  await disk.deletePrefix('users/b');
  expect(await moveObjects(deps)).toMatchObject({ copied: 2, alreadyThere: 1, deleted: 1 });

  const kept = (await bucket.list('')).filter((key) => !key.startsWith('received/'));
  expect(kept).toEqual(['somebody/else', 'users/a/1', 'users/a/2', 'users/a/3']);
  expect(Buffer.from(await bucket.get('users/a/2')).toString()).toBe('users/A/2');
  const back = [];
  for await (const chunk of deps.to.received.read('up', 10)) back.push(chunk);
  expect(Buffer.concat(back).toString()).toBe('half of it');
});

it('notices an object that comes back with other bytes, and copies it again next time', async () => {
  const { disk, bucket, deps } = await stores('spoilt');
  await disk.put('users/a/1', text('good'));
  const spoiling = { ...bucket, put: (key: string) => bucket.put(key, text('evil')) };
  const spoilt = { ...deps, to: { ...deps.to, store: spoiling } };
  await expect(moveObjects(spoilt)).rejects.toThrow('users/a/1 came back with other bytes');
  expect(await moveObjects(deps)).toMatchObject({ copied: 1 });
  expect(Buffer.from(await bucket.get('users/a/1')).toString()).toBe('good');
});
