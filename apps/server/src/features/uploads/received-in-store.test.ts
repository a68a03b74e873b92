import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diskStore } from '@parlance/adapters/object-store/disk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receivedInStore } from './received-in-store.ts';

let folder: string;
let store: Awaited<ReturnType<typeof diskStore>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlance-received-'));
  store = await diskStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => (index * 7) % 251);
async function* sent(from: number, to: number, breaksOff = false): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += 1_000) yield bytes.subarray(at, Math.min(to, at + 1_000));
  if (breaksOff) throw new Error('the line was cut');
}
async function readBack(received: ReturnType<typeof receivedInStore>, id: string, count: number) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of received.read(id, count)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
const nothing = async () => undefined;

it('keeps what came before a cut, whichever process goes on', async () => {
  const safe: number[] = [];
  const note = async (_from: number, to: number) => void safe.push(to);
  const [one, other] = [receivedInStore(store), receivedInStore(store)];
  await expect(one.write('cut', 0, sent(0, 7_500, true), note)).rejects.toThrow('the line was cut');
  expect(safe).toEqual([7_500]);
  expect(await other.write('cut', 7_500, sent(7_500, 20_000), note)).toBe(20_000);
  expect(Buffer.compare(await readBack(one, 'cut', 20_000), bytes)).toBe(0);
  expect(await one.list()).toEqual(['cut']);
  await one.remove('cut');
  expect(await other.list()).toEqual([]);
});

it('is not spoilt by a process that was thought dead and writes late', async () => {
  const received = receivedInStore(store);
  await received.write('late', 0, sent(0, 4_000), nothing);
  await received.write('late', 4_000, sent(4_000, 12_000), nothing);
  await received.write('late', 12_000, sent(12_000, 20_000), nothing);
  // From where it thought to be: one piece shorter than what stands there, one across the next.
  await received.write('late', 4_000, sent(4_000, 5_000), nothing);
  await received.write('late', 4_000, sent(4_000, 15_000), nothing);
  expect(Buffer.compare(await readBack(received, 'late', 20_000), bytes)).toBe(0);
  expect(Buffer.compare(await readBack(received, 'late', 4_500), bytes.subarray(0, 4_500))).toBe(0);
});

it('says that there is nothing of an upload whose bytes were taken away', async () => {
  await expect(readBack(receivedInStore(store), 'gone', 5)).rejects.toMatchObject({ code: 'object.missing' });
});

it('asks as little of the store for an upload in many small pieces as for one in a few', async () => {
  const asked: string[] = [];
  const counted =
    (name: 'list' | 'put' | 'stream') =>
    (...args: unknown[]) => {
      asked.push(name);
      return (store[name] as (...args: unknown[]) => unknown)(...args);
    };
  const counting = { ...store, list: counted('list'), put: counted('put'), stream: counted('stream') };
  const received = receivedInStore(counting as typeof store);
  for (let from = 0; from < 2_000; from += 80)
    await received.write('crumbs', from, sent(from, from + 80), nothing);
  expect(await store.list('received/crumbs')).toEqual(['received/crumbs/0-2000']);
  asked.length = 0;
  expect(Buffer.compare(await readBack(received, 'crumbs', 2_000), bytes.subarray(0, 2_000))).toBe(0);
  expect(asked).toEqual(['list', 'stream']);
});

it('reads on when a piece that was joined is listed still', async () => {
  const stale = ['received/stale/0-50', 'received/stale/0-100'];
  await receivedInStore(store).write('stale', 0, sent(0, 100), nothing);
  const late = { ...store, list: async () => [...stale, 'received/stale/0-120'] };
  expect(Buffer.compare(await readBack(receivedInStore(late), 'stale', 100), bytes.subarray(0, 100))).toBe(0);
});
