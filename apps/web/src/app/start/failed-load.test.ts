import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage/browser-storage.fake.ts';
import { forgetReload, recoverFromFailedLoad } from './failed-load.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { reload });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

it('reloads once; a second failure is logged and handed back', async () => {
  void recoverFromFailedLoad(new Error('gone'));
  expect(reload).toHaveBeenCalledOnce();
  expect(console.error).not.toHaveBeenCalled();
  await expect(recoverFromFailedLoad(new Error('still gone'))).rejects.toThrow('still gone');
  expect(reload).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledOnce();
});

it('may reload again once modules have loaded in between', () => {
  void recoverFromFailedLoad(new Error('gone'));
  forgetReload();
  void recoverFromFailedLoad(new Error('gone with the next release'));
  expect(reload).toHaveBeenCalledTimes(2);
});
