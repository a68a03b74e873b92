import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage/browser-storage.fake.ts';
import { forgetReload, recoverFromFailedLoad, watchTarget } from './failed-load.ts';

const reload = vi.fn();
const assign = vi.fn();

type Router = Parameters<typeof watchTarget.router>[0];
type Navigate = NonNullable<Parameters<Router['instrument']>[0]['navigate']>;
let navigate: Navigate;
watchTarget.router({
  instrument: (watched) => {
    navigate = watched.navigate as Navigate;
  },
});

/** A press that leads there; the answer lets them arrive. */
function goTo(to: string | number): () => Promise<void> {
  let arrive = (): void => undefined;
  const there = new Promise<{ status: 'success'; error: undefined; meta: undefined }>((resolve) => {
    arrive = () => resolve({ status: 'success', error: undefined, meta: undefined });
  });
  const going = navigate(() => there, { to, currentUrl: '/app/home' });
  return () => {
    arrive();
    return going;
  };
}

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

it('loads the page that somebody was going to, once, and at once', async () => {
  const arrive = goTo('/app/feeds?a=1');
  void recoverFromFailedLoad(new Error('gone'));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/app/feeds?a=1');
  expect(reload).not.toHaveBeenCalled();
  await expect(recoverFromFailedLoad(new Error('still gone'))).rejects.toThrow('still gone');
  expect(assign).toHaveBeenCalledOnce();
  await arrive();
});

it('knows which press was the last, and whether they are there', async () => {
  const [first, second] = [goTo('/app/feeds'), goTo('/app/api')];
  await first();
  void recoverFromFailedLoad(new Error('gone'));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/app/api');
  await second();
  forgetReload();
  void recoverFromFailedLoad(new Error('gone'));
  expect(reload).toHaveBeenCalledOnce();
});
