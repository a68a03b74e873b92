import { fileURLToPath } from 'node:url';
import { IsolationError } from '@parlance/isolation/failure';
import type { IsolatedProcess } from '@parlance/isolation/processes';
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
