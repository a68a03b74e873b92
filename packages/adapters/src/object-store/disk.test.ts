import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { objectStoreSuite } from '@parlance/ports/suites/object-store';
import { afterAll, describe, expect, it } from 'vitest';
import { diskStore } from './disk.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-objects-'));
  folders.push(folder);
  return folder;
}

const MODULE = JSON.stringify(new URL('./disk.ts', import.meta.url).href);
const script = (body: string): string[] => [
  '--input-type=module',
  '-e',
  `const { diskStore } = await import(${MODULE}); const store = await diskStore(process.argv[1]); ${body}`,
];

const unfinishedIn = (root: string): string[] => readdirSync(join(root, 'unfinished'));
/** A file system of two megabytes needs a mount, which the system may forbid. */
const SMALL_DISK = [
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@"',
];
const canMount = spawnSync('unshare', [...SMALL_DISK, emptyFolder(), 'true']).status === 0;

describe('the disk store', () => {
  objectStoreSuite(() => diskStore(emptyFolder()));

  it('leaves nothing unfinished behind, whether a put succeeds or breaks off', async () => {
    const root = emptyFolder();
    const store = await diskStore(root);
    await store.put('a', new Uint8Array(10));
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(10);
      throw new Error('no more');
    }
    await expect(store.put('b', broken())).rejects.toThrow('no more');
    await store.deletePrefix('a');
    expect(unfinishedIn(root)).toEqual([]);
  });

  it('sweeps what a dead process left, and not what a live one is writing', async () => {
    const root = emptyFolder();
    await diskStore(root);
    const old = join(root, 'unfinished', 'old');
    writeFileSync(old, 'x');
    utimesSync(old, new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000));
    writeFileSync(join(root, 'unfinished', 'new'), 'x');
    mkdirSync(join(root, 'unfinished', 'half-deleted', 'deep'), { recursive: true });
    await diskStore(root);
    expect(unfinishedIn(root)).toEqual(['new']);
  });

  it('keeps the old object when the process that writes the new one is killed', async () => {
    const root = emptyFolder();
    const store = await diskStore(root);
    await store.put('k', new TextEncoder().encode('old'));
    const endless = `await store.put('k', (async function* () { for (;;) { yield new Uint8Array(65536); await new Promise(setImmediate); } })());`;
    const writer = spawn(process.execPath, [...script(endless), root], { stdio: 'inherit' });
    while (unfinishedIn(root).length === 0) await sleep(20);
    const gone = once(writer, 'exit');
    writer.kill('SIGKILL');
    await gone;
    expect(new TextDecoder().decode(await store.get('k'))).toBe('old');
    expect(await store.list('')).toEqual(['k']);
  });

  it('refuses a key that goes through an object', async () => {
    const store = await diskStore(emptyFolder());
    await store.put('a/b', new Uint8Array(1));
    await expect(store.put('a/b/c', new Uint8Array(1))).rejects.toMatchObject({ code: 'object.bad_key' });
    await expect(store.put('a', new Uint8Array(1))).rejects.toMatchObject({ code: 'object.bad_key' });
    expect(await store.head('a/b/c')).toBeUndefined();
    expect(await store.head('a')).toBeUndefined();
    await expect(store.get('a')).rejects.toMatchObject({ code: 'object.missing' });
    await expect(store.stream('a')).rejects.toMatchObject({ code: 'object.missing' });
    await store.deletePrefix('a/b/');
    expect(await store.list('')).toEqual(['a/b']);
  });

  it.runIf(process.platform === 'linux')('closes every file it opened', async () => {
    const store = await diskStore(emptyFolder());
    await store.put('k', new Uint8Array(300_000));
    const open = () => readdirSync('/proc/self/fd').length;
    const before = open();
    for (let round = 0; round < 20; round++) {
      for await (const _chunk of await store.stream('k')) if (round % 2) break;
      await store.stream('k', { start: 400_000, end: 400_001 }).catch(() => {});
    }
    expect(open()).toBeLessThanOrEqual(before + 2);
  });

  it.runIf(canMount)(
    'says that the disk is full, keeps what was there and recovers without a restart',
    () => {
      const fillUp = `
      await store.put('small', Buffer.from('kept'));
      const full = await store.put('small', new Uint8Array(4_000_000)).catch((error) => error);
      const between = String(Buffer.from(await store.get('small')));
      await store.put('fits', new Uint8Array(1_000_000));
      const { readdirSync } = await import('node:fs');
      console.log(JSON.stringify({ code: full.code, retry: full.retry, between, keys: await store.list(''), left: readdirSync(process.argv[1] + '/unfinished') }));`;
      const folder = emptyFolder();
      const run = spawnSync('unshare', [...SMALL_DISK, folder, process.execPath, ...script(fillUp), folder], {
        encoding: 'utf8',
      });
      expect(run.stderr).toBe('');
      expect(JSON.parse(run.stdout)).toEqual({
        code: 'object.out_of_space',
        retry: 'later',
        between: 'kept',
        keys: ['fits', 'small'],
        left: [],
      });
    },
  );
});
