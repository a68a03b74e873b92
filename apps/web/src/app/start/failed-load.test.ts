import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage/browser-storage.fake.ts';
import { forgetReload, goingTo, recoverFromFailedLoad } from './failed-load.ts';

const reload = vi.fn();
const assign = vi.fn();

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { reload, assign });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  assign.mockClear();
  goingTo(null);
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

it('loads the page that somebody was going to, once', async () => {
  goingTo('/app/feeds?a=1');
  void recoverFromFailedLoad(new Error('gone'));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/app/feeds?a=1');
  expect(reload).not.toHaveBeenCalled();
  await expect(recoverFromFailedLoad(new Error('still gone'))).rejects.toThrow('still gone');
  expect(assign).toHaveBeenCalledOnce();
});
