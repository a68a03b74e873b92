import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { isolatedForeignReader, type ReadingModules } from './isolated-foreign-reader.ts';

const adapter = (path: string, opener: string) => ({
  module: pathToFileURL(join(import.meta.dirname, '../../../../adapters/src', path)).href,
  opener,
});
const MODULES: ReadingModules = {
  links: adapter('page-links/linkedom.ts', 'linkedomPageLinks'),
  feeds: adapter('feed-reader/feedsmith.ts', 'feedsmithFeedReader'),
  detector: adapter('language-detector/eld.ts', 'eldLanguageDetector'),
  tokens: adapter('token-counter/gpt-tokenizer.ts', 'gptTokenCounter'),
};
const silent = { module: 'data:text/javascript,export const open = () => ({})', opener: 'open' };
/** Quickly loaded, for tests that are about something else. */
const NO_MODULES: ReadingModules = { links: silent, feeds: silent, detector: silent, tokens: silent };
/** A parser that does what the given code does with the text. */
const parserThat = (code: string) => ({
  module: `data:text/javascript,${encodeURIComponent(`let reads = 0; export const open = () => ({ read(text) { reads++; ${code} } })`)}`,
  opener: 'open',
});

let reader: ReturnType<typeof isolatedForeignReader>;
afterEach(() => reader.close());

const open = (modules: Partial<ReadingModules>, patienceMs = 20_000) => {
  reader = isolatedForeignReader({ modules: { ...NO_MODULES, ...modules }, atOnce: 2, patienceMs });
  return reader;
};
const page = (text: string) => ({ bytes: new TextEncoder().encode(text) });
const { signal } = new AbortController();
const url = 'https://example.com/show';

describe('the reader of strangers’ words', () => {
  it('finds links, episodes and captions, and makes a source of what was read', async () => {
    const { links, feed, captions, source, paste } = open(MODULES);
    const html = '<html><head><title>Tides</title></head><body>x</body></html>';
    expect(await links(signal, page(html), url)).toMatchObject({ title: 'Tides', feeds: [] });
    const item =
      '<item><title>One</title><guid>1</guid><enclosure url="https://example.com/1.mp3" type="audio/mpeg"/></item>';
    const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Sea</title>${item}</channel></rss>`;
    expect(await feed(signal, page(rss), undefined)).toMatchObject({
      title: 'Sea',
      episodes: [{ guid: '1' }],
    });
    expect(await feed(signal, page('no feed'), undefined)).toBeUndefined();
    const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGood evening.';
    expect(await captions(signal, page(vtt))).toEqual([
      { kind: 'paragraph', text: 'Good evening.', startMs: 1000 },
    ]);
    const bounds = { askedLanguage: 'en', maxTokens: 100 };
    const materials = [
      {
        document: { kind: 'page' as const, url },
        blocks: [{ kind: 'paragraph' as const, text: 'The sea rises.' }],
      },
    ];
    expect(await source(signal, materials, bounds)).toMatchObject({ passages: [{ text: 'The sea rises.' }] });
    expect(await paste(signal, '# Tides\n\nThe sea rises.', bounds)).toMatchObject({ title: 'Tides' });
  });

  it('says what the plan allows when there is more', async () => {
    const bounds = { askedLanguage: 'en', maxTokens: 3 };
    await expect(open(MODULES).paste(signal, 'The sea rises twice a day.', bounds)).rejects.toMatchObject({
      code: 'ingest.source_too_large',
      params: { max_tokens: 3 },
    });
  });

  it('gives up on a page that never ends, leaves this thread free meanwhile, and reads the next one', async () => {
    const { links, captions } = open({ links: parserThat('for (;;);') }, 1_500);
    let ticks = 0;
    const clock = setInterval(() => ticks++, 10);
    await expect(links(signal, page('x'), url)).rejects.toMatchObject({
      code: 'ingest.too_complex',
      retry: 'never',
    });
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(30);
    expect(await captions(signal, page('x'))).toEqual([]);
  });

  it.each([
    ['swells', 'const kept = []; for (;;) kept.push(new Array(1e6).fill(text));', 'never'],
    ['throws', 'throw new RangeError("too deep");', 'never'],
    ['crashes', 'process.exit(9);', 'now'],
  ])('says that a source is too complex when its parser %s', async (_, code, retry) => {
    const { links } = open({ links: parserThat(code) });
    await expect(links(signal, page('x'), url)).rejects.toMatchObject({ code: 'ingest.too_complex', retry });
  });

  it('stops at once for whoever does not want it any more', async () => {
    const stop = new AbortController();
    const reading = open({ links: parserThat('for (;;);') }).links(stop.signal, page('x'), url);
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
  });

  it('keeps its process for the next page, unless it had much in its hands', async () => {
    const { links } = open({
      links: parserThat('return { title: String(reads), feeds: [], captions: [], media: [] };'),
    });
    const title = async (size: number) => (await links(signal, page('x'.repeat(size)), url)).title;
    expect([await title(1), await title(2_000_000), await title(1)]).toEqual(['1', '2', '1']);
  });

  it('hands over no more than somebody could use', async () => {
    const many = `Array.from({ length: 100000 }, (_, i) => ({ guid: 'e' + i, title: 't'.repeat(1e4), transcripts: [],
      enclosure: { url: 'https://example.com/' + i } }))`;
    const { feed } = open({ feeds: parserThat(`return { title: text, episodes: ${many} };`) });
    const found = await feed(signal, page('x'.repeat(1_000)), 'e70000');
    expect(found?.episodes).toHaveLength(51);
    expect(found?.episodes.at(-1)).toMatchObject({ guid: 'e70000', title: 't'.repeat(500) });
  });
});
