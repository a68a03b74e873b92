import { diskStore } from '@parlance/adapters/object-store/disk';
import type { Audio, EditBasis } from '@parlance/contract/audios';
import { systemClock } from '@parlance/kernel/clock';
import { newId } from '@parlance/kernel/ids';
import type { ObjectStore } from '@parlance/ports/object-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect } from '../../db/connect.ts';
import { operate } from '../../testing/operate.ts';
import { audioRequest, type RunningProduct, runningProduct, whenIs } from '../../testing/running-product.ts';
import { countedObjects } from '../uploads/kept-objects.ts';
import { collector } from './collect-objects.ts';
import { leftObjectStore } from './left-objects.store.ts';

vi.setConfig({ testTimeout: 120_000 });

let product: RunningProduct;
let connection: ReturnType<typeof connect>;
let disk: ObjectStore;
let store: ObjectStore;
beforeAll(async () => {
  product = await runningProduct();
  connection = connect(product.databaseUrl, 2, () => {});
  disk = await diskStore(product.objectsDir);
  store = countedObjects(disk, connection.db);
});
afterAll(async () => {
  await connection.close();
  await product.stop();
});

const LINES = 10;
const script = Array.from(
  { length: LINES },
  (_, line) => `${line % 2 ? 'COHOST' : 'HOST'}: Line ${line} ${'of a river '.repeat(20)}ends.`,
).join('\n');

async function longAgo(days: number): Promise<void> {
  const moment = sql.raw(`interval '${days} days'`);
  await connection.db.execute(
    sql`update runs set finished_at = finished_at - ${moment}, created_at = created_at - ${moment}`,
  );
  await connection.db.execute(sql`update kept_objects set written_at = written_at - ${moment}`);
}

const collect = () =>
  collector({
    leftObjects: leftObjectStore(connection.db),
    removeObjects: store.deletePrefix,
    clock: systemClock,
  })();
const endWindows = () =>
  product
    .features()
    .find(({ name }) => name === 'audios')
    ?.tasks?.['audios.end_edit_windows']?.();
const bytesOf = async (keys: string[]) => {
  const infos = await Promise.all(keys.map((key) => disk.head(key)));
  return infos.reduce((sum, info) => sum + (info?.bytes ?? 0), 0);
};

it('keeps at most 1.6 MB a minute of an audio past its edit window, and edits it at the same price all the same', async () => {
  const ada = await product.person();
  const asked = await ada.call('POST', '/api/audios', audioRequest({ source: { type: 'script', script } }));
  const { id } = (await asked.json()) as Audio;
  const made = await whenIs(ada, id, 'ready');
  const minutes = (made.duration_ms ?? 0) / 60_000;
  const of = (keys: string[]) => keys.filter((key) => key.includes(id));
  const before = of(await disk.list('users'));
  expect((await bytesOf(before)) / minutes).toBeGreaterThan(3_000_000);
  await longAgo(29);
  await endWindows();
  await collect();
  const inWindow = of(await disk.list('users'));
  expect(inWindow.filter((key) => key.includes('/takes/')).length).toBe(LINES);
  expect(inWindow.filter((key) => key.includes('/live/'))).toEqual([]);
  await longAgo(2);
  await endWindows();
  await collect();
  expect((await bytesOf(of(await disk.list('users')))) / minutes).toBeLessThan(1_600_000);
  const live = await ada.call('GET', `/api/audios/${id}/live.mp3`);
  const media = await ada.call('GET', `/api/audios/${id}/media.mp3`);
  expect(Buffer.compare(Buffer.from(await live.arrayBuffer()), Buffer.from(await media.arrayBuffer()))).toBe(
    0,
  );

  const read = await ada.call('GET', `/api/audios/${id}/script`);
  const { lines, edit_basis } = (await read.json()) as {
    lines: { speaker: string; text: string }[];
    edit_basis: EditBasis;
  };
  expect(edit_basis.speaks_all).toBe(true);
  const saidBefore = product.humming.said.length;
  const edited = lines.map((line, index) => (index === 0 ? { ...line, text: 'A new beginning.' } : line));
  expect((await ada.call('PUT', `/api/audios/${id}/script`, { lines: edited })).status).toBe(202);
  const charged = await vi.waitFor(
    async () => {
      const audio = (await (await ada.call('GET', `/api/audios/${id}`)).json()) as Audio;
      expect(audio.remake).toBeNull();
      return audio.credits_charged;
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(charged).toBe(made.credits_charged + 1);
  expect(product.humming.said.length - saidBefore).toBe(LINES);
});

it('collects what nothing leads to, and tells what is kept for whom', async () => {
  const ada = await product.person();
  const asked = await ada.call('POST', '/api/audios', audioRequest());
  const { id } = (await asked.json()) as Audio;
  await whenIs(ada, id, 'ready');
  const [{ user_id: userId = '' } = {}] = (
    await connection.db.execute<{ user_id: string }>(sql`select user_id from audios where id = ${id}`)
  ).rows;
  const kept = await disk.list(`users/${userId}/audios/${id}/takes`);
  const lost = [
    `users/${userId}/audios/${newId()}/takes/a.take`,
    `users/${userId}/audios/${id}/runs/${newId()}/1/script.json`,
    `users/${userId}/feeds/${newId()}/covers/drawn/full.jpg`,
  ];
  for (const key of lost) await store.put(key, new Uint8Array(2_000_000));
  await collect();
  for (const key of lost) expect(await disk.head(key)).toBeDefined();
  const settings = { DATABASE_URL: product.databaseUrl, LOG_LEVEL: 'silent' };
  expect(await operate(settings, 'storage')).toMatch(new RegExp(`\\d+\\.\\d .* ${ada.email}`));
  await longAgo(2);
  await collect();
  for (const key of lost) expect(await disk.head(key)).toBeUndefined();
  expect(await disk.list(`users/${userId}/audios/${id}/takes`)).toEqual(kept);
});

it('leaves nothing of somebody who left while it was being written', async () => {
  const key = `users/${newId()}/audios/${newId()}/takes/a.take`;
  await store.put(key, new Uint8Array(10));
  expect(await disk.head(key)).toBeUndefined();
});
