import { AppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import { expect, it, vi } from 'vitest';
import { promptStore } from './prompt-store.ts';

const never = () => new Promise<never>(() => {});
const hanging = {
  head: never,
  get: never,
  put: never,
  deletePrefix: never,
  check: never,
} as unknown as ObjectStore;

it('says after two seconds that a store which hangs is unavailable, and leaves removals to the collection', async () => {
  vi.useFakeTimers();
  const left: unknown[] = [];
  const store = promptStore(hanging, (error) => left.push(error));
  const reading = expect(store.get('a')).rejects.toMatchObject({ code: 'object.unavailable' });
  const writing = expect(store.put('a', new Uint8Array(9))).rejects.toMatchObject({
    code: 'object.unavailable',
  });
  const removing = expect(store.deletePrefix('a')).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all([reading, writing, removing]);
  expect(left).toMatchObject([{ code: 'object.unavailable' }]);
  vi.useRealTimers();
});

it('passes on what else goes wrong, and a disk as it is', async () => {
  const failing = { ...hanging, deletePrefix: () => Promise.reject(new AppError('object.bad_key')) };
  const removal = promptStore(failing, () => {}).deletePrefix('..');
  await expect(removal).rejects.toMatchObject({ code: 'object.bad_key' });
  const disk = { head: never } as unknown as ObjectStore;
  expect(promptStore(disk, () => {})).toBe(disk);
});
