import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { IsolationError } from '@parlance/isolation/failure';
import type { IsolatedProcess } from '@parlance/isolation/processes';
import { Door } from '@parlance/kernel/door';
import { expect, it } from 'vitest';
import { isolatedPageRecogniser } from './isolated.ts';
import type { Recognising, SeenPage } from './messages.ts';

const PAGES = 30;
const file = { path: fileURLToPath(import.meta.url), format: 'pdf' as const };
const task = () => ({ language: 'en', maxPages: PAGES, signal: new AbortController().signal });
const LINE = { text: 'The tide came in.', confidence: 0.95, box: { left: 0, top: 0, right: 1, bottom: 0.1 } };
const WORDS: SeenPage = { language: 'en', paragraphs: [{ height: 0.02, lines: [LINE] }] };

/** Processes that read every page, but for what goes wrong at a call: each is told how many openings there were. */
function readers(wrongAt: (call: 'open' | 'page', openings: number) => boolean) {
  let openings = 0;
  const start = async () => {
    let isOver = false;
    const reader: Pick<IsolatedProcess<Recognising>, 'isOver' | 'call' | 'kill'> = {
      get isOver() {
        return isOver;
      },
      async call(name, _args, _limits) {
        if (name === 'open') openings++;
        if (wrongAt(name, openings)) {
          isOver = true;
          throw new IsolationError('timed_out', 'it took too long');
        }
        return (name === 'open' ? { pages: PAGES } : WORDS) as never;
      },
      async kill() {
        isOver = true;
      },
    };
    return reader as IsolatedProcess<Recognising>;
  };
  return { start, openings: () => openings };
}

it('loses no page when the next process of a long scan could not open it in time', async () => {
  const { start, openings } = readers((call, opening) => call === 'open' && opening === 2);
  const read = await isolatedPageRecogniser({ start }).recognise(file, task());
  expect(read.unreadPages).toEqual([]);
  expect(openings()).toBe(3);
});

it('gives a scan up that can’t be opened at all, at once', async () => {
  const { start, openings } = readers((call) => call === 'open');
  await expect(isolatedPageRecogniser({ start }).recognise(file, task())).rejects.toMatchObject({
    code: 'document.too_large',
  });
  expect(openings()).toBe(1);
});

it('goes on behind a page that was too much, and ends where processes go on dying', async () => {
  const once = readers((call, opening) => call === 'page' && opening === 1);
  const read = await isolatedPageRecogniser({ start: once.start }).recognise(file, task());
  expect(read.unreadPages).toEqual([1]);
  const never = readers((call) => call === 'page');
  await expect(isolatedPageRecogniser({ start: never.start }).recognise(file, task())).rejects.toMatchObject({
    code: 'document.too_large',
  });
});

it('reads a photo of somebody else after the page under way, with no second process beside', async () => {
  const door = new Door('pages', { places: 1, share: 1, waiting: 10 });
  const read: string[] = [];
  let alive = 0;
  let most = 0;
  const firstPage = Promise.withResolvers<void>();
  const photoWaits = Promise.withResolvers<void>();
  const readerOf = (whose: string, pages: number) => async () => {
    let isOver = false;
    most = Math.max(most, ++alive);
    const reader: Pick<IsolatedProcess<Recognising>, 'isOver' | 'call' | 'kill'> = {
      get isOver() {
        return isOver;
      },
      async call(name, [page]) {
        if (name === 'open') return { pages } as never;
        read.push(`${whose} ${page}`);
        if (read.length === 1) {
          firstPage.resolve();
          await photoWaits.promise;
        }
        return WORDS as never;
      },
      async kill() {
        if (!isOver) alive--;
        isOver = true;
      },
    };
    return reader as IsolatedProcess<Recognising>;
  };
  const starts = { heavy: readerOf('heavy', 4), light: readerOf('light', 1) };
  const recogniser = isolatedPageRecogniser({ start: async () => starts[starting]() });
  let starting: keyof typeof starts = 'heavy';
  const turnOf = (whose: keyof typeof starts) => async (signal: AbortSignal) => {
    const place = await door.enter(whose, { signal });
    starting = whose;
    return place;
  };
  const scan = recogniser.recognise(file, { ...task(), turn: turnOf('heavy') });
  await firstPage.promise;
  const photo = recogniser.recognise({ ...file, format: 'picture' }, { ...task(), turn: turnOf('light') });
  while (door.state.waiting === 0) await nextTurn();
  photoWaits.resolve();
  expect((await photo).pages).toBe(1);
  expect((await scan).unreadPages).toEqual([]);
  expect(read.indexOf('light 1')).toBe(1);
  expect(read.filter((page) => page.startsWith('heavy'))).toEqual(
    [1, 2, 3, 4].map((page) => `heavy ${page}`),
  );
  expect(most).toBe(1);
  expect(door.state).toMatchObject({ inside: 0, waiting: 0 });
});
