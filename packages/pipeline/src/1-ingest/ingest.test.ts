import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brief } from '@parlance/artifacts/brief';
import { AppError } from '@parlance/kernel/errors';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type SmallWorld, smallWorld } from './fixtures/small-world.ts';
import { type IngestDeps, ingest } from './ingest.ts';
import type { OnRead } from './sources/recognise-pages.ts';

const scratchDir = mkdtempSync(join(tmpdir(), 'scratch-'));
afterEach(() => expect(readdirSync(scratchDir), 'files left behind').toEqual([]));
afterAll(() => rmSync(scratchDir, { recursive: true }));

const brief = (source: Brief['source'], request: Partial<Brief> = {}): Brief => ({
  source,
  language: 'pt-BR',
  level: 'intermediate',
  mode: 'dialogue',
  length: 'short',
  voices: { host: 'a', cohost: 'b' },
  ...request,
});

function read(
  source: Brief['source'],
  world: Partial<SmallWorld> = {},
  request: Partial<Brief> = {},
  onRead?: OnRead,
) {
  const { deps } = smallWorld(scratchDir, world);
  return ingest(deps, brief(source, request), new AbortController().signal, onRead);
}

const url = 'https://example.com/it';
const html = (text: string) => ({ contentType: 'text/html', text });
const texts = async (source: ReturnType<typeof read>) => (await source).passages.map(({ text }) => text);
const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGood evening, everybody.';
const heard = [{ startMs: 4_000, endMs: 6_000, text: 'This is what was said.' }];

describe('pasted text and own scripts', () => {
  it('reads a pasted text', async () => {
    const source = await read({ type: 'text', text: 'O porto estava calmo.' });
    expect(source.script).toBeUndefined();
    expect(source.passages).toHaveLength(1);
  });

  it('takes a person’s script as it stands, in the language they chose', async () => {
    expect(await read({ type: 'script', script: 'HOST: Oi.\n\nCOHOST: Olá!' })).toEqual({
      language: 'pt',
      passages: [],
      script: [
        { speaker: 'HOST', text: 'Oi.' },
        { speaker: 'COHOST', text: 'Olá!' },
      ],
    });
  });

  it('refuses a script that breaks the rules, and says which and where', async () => {
    await expect(read({ type: 'script', script: 'HOST: Oi.\nHOST: Olá!' })).rejects.toMatchObject({
      code: 'ingest.script_invalid',
      fields: { 'source.script': 'script_speakers_must_alternate' },
      params: { line: 2 },
    });
  });

  it('lets one person read a script without labels', async () => {
    const script = 'Primeira linha.\nSegunda linha.';
    const source = await read({ type: 'script', script }, {}, { mode: 'monologue' });
    expect(source.script?.map(({ speaker }) => speaker)).toEqual(['HOST', 'HOST']);
  });
});

describe('files', () => {
  const file = (key: string) => ({ key, name: `${key}.pdf`, bytes: 1 });

  it('makes one source of several, with addresses into each', async () => {
    const files = { a: '# Tides\n[3] The sea rises twice a day.', b: '[7] The moon pulls.' };
    const source = await read({ type: 'files', files: [file('a'), file('b')] }, { files });
    expect(source.documents).toEqual([
      { kind: 'file', fileName: 'a.pdf' },
      { kind: 'file', fileName: 'b.pdf' },
    ]);
    expect(source.passages.map(({ id, address }) => [id, address])).toEqual([
      ['p1', { paragraph: 0, document: 0 }],
      ['p2', { paragraph: 1, document: 0, heading: 'Tides', page: 3 }],
      ['p3', { paragraph: 1, document: 1, page: 7 }],
    ]);
  });

  it('listens to a recording and keeps the times', async () => {
    const source = await read({ type: 'files', files: [file('a')] }, { files: { a: 'sound' }, heard });
    expect(source.passages).toMatchObject([{ text: 'This is what was said.', address: { startMs: 4_000 } }]);
  });

  it('marks what was heard', async () => {
    const source = await read({ type: 'files', files: [file('a')] }, { files: { a: 'sound' }, heard });
    expect(source.documents).toMatchObject([{ by: 'hearing' }]);
  });

  it.each(['scan', 'photo'])('looks at a %s, page by page, and says where each line stands', async (kind) => {
    const text = `${kind}\nThe sea rises twice a day.\nA smudge hides the rest.`;
    const seen: unknown[] = [];
    const source = await read(
      { type: 'files', files: [file('a')] },
      { files: { a: text } },
      {},
      (share, pages) => seen.push([share, pages]),
    );
    expect(source.documents).toMatchObject([{ by: 'sight' }]);
    const box = { left: 0.1, top: 0.1, right: 0.9, bottom: 0.2 };
    expect(source.passages).toMatchObject([
      { text: 'The sea rises twice a day.', address: { page: 1, boxes: [box] } },
      { text: 'A smudge hides the rest.', unsure: true, address: { page: 2 } },
    ]);
    expect(source.passages[0]).not.toHaveProperty('unsure');
    expect(seen).toEqual([
      [0.5, { done: 1, total: 2 }],
      [1, { done: 2, total: 2 }],
    ]);
  });

  it('looks at the pages of a document that are pictures, and reads the others', async () => {
    const text = 'mixed\nThe first page is a picture.\n[2] The second is text.\nThe third is a picture.';
    const source = { type: 'files' as const, files: [file('a')] };
    const found = await read(source, { files: { a: text } });
    expect(found.passages.map((passage) => [passage.text, passage.address.page])).toEqual([
      ['The first page is a picture.', 1],
      ['The second is text.', 2],
      ['The third is a picture.', 3],
    ]);
    const allowance = { maxTokens: 1000, video: false, picturePages: 1 };
    expect(await texts(read(source, { files: { a: text } }, { allowance }))).toEqual(['The second is text.']);
  });

  it('reads as many scanned pages as the plan allows', async () => {
    const world = { files: { a: 'scan\none\ntwo\nthree' } };
    const allowance = { maxTokens: 1000, video: false, picturePages: 2 };
    const refused = read({ type: 'files', files: [file('a')] }, world, { allowance });
    await expect(refused).rejects.toMatchObject({
      code: 'document.too_many_pages',
      params: { pages: 3, max_pages: 2, file: 'a.pdf' },
    });
  });

  it.each([
    ['of no known kind', '', 'document.unreadable'],
    ['without any sound', 'sound mute', 'media.no_audio'],
    ['of five hours', 'sound endless', 'media.too_long'],
    ['in which nobody speaks', 'sound', 'media.no_speech'],
  ])('refuses a file %s, and names it', async (_, text, code) => {
    const refused = read({ type: 'files', files: [file('a')] }, { files: { a: text } });
    await expect(refused).rejects.toMatchObject({ code, params: { file: 'a.pdf' } });
  });

  it('leaves video to those whose plan has it', async () => {
    const world = { files: { a: 'video' }, heard };
    const source = { type: 'files' as const, files: [file('a')] };
    const allowance = { maxTokens: 1000, video: false };
    await expect(read(source, world, { allowance })).rejects.toMatchObject({
      code: 'ingest.video_needs_pro',
    });
    expect(await texts(read(source, world, { allowance: { ...allowance, video: true } }))).toHaveLength(1);
  });

  it('reads no text out that came under the name of a recording', async () => {
    const named = { ...file('a'), name: 'song.mp3' };
    await expect(
      read({ type: 'files', files: [named] }, { files: { a: '#EXTM3U file:///etc/passwd' } }),
    ).rejects.toMatchObject({ code: 'media.unreadable', params: { file: 'song.mp3' } });
  });

  it('refuses more than the plan allows', async () => {
    const world = { files: { a: 'one two three four five' } };
    const allowance = { maxTokens: 4, video: false };
    const refused = read({ type: 'files', files: [file('a')] }, world, { allowance });
    await expect(refused).rejects.toMatchObject({
      code: 'ingest.source_too_large',
      params: { max_tokens: 4 },
    });
  });
});

describe('addresses', () => {
  it('reads a page', async () => {
    const source = await read({ type: 'url', url }, { web: { [url]: html('# Bread\nIt rises.') } });
    expect(source).toMatchObject({ title: 'Bread', documents: [{ kind: 'page', url }] });
  });

  it('reads for visitors nothing but what is public', async () => {
    const { deps, world } = smallWorld(scratchDir, { web: { [url]: html('# In the house') } });
    const opening = { ...brief({ type: 'url', url }), opening: true };
    await expect(ingest(deps, opening, new AbortController().signal)).rejects.toMatchObject({
      code: 'fetch.address_refused',
    });
    expect(world.opened).toEqual([]);
  });

  it.each([
    ['audio/mpeg', ['let go']],
    ['text/html', ['read']],
  ])('fetches no recording that may not be listened to now: %s', async (contentType, expected) => {
    const web = { [url]: { contentType, text: 'sound' } };
    const { deps } = smallWorld(scratchDir, { web });
    const seen: string[] = [];
    const pages: IngestDeps['pages'] = {
      async open(address, limits) {
        const { body, ...found } = await deps.pages.open(address, limits);
        limits.signal.addEventListener('abort', () => seen.push('let go'));
        async function* watched() {
          seen.push('read');
          yield* body;
        }
        return { ...found, body: watched() };
      },
    };
    const moves = new AppError('run.moves');
    const toListen = () => {
      throw moves;
    };
    const world = { ...deps, pages, toListen };
    await ingest(world, brief({ type: 'url', url }), new AbortController().signal).catch((error) =>
      expect(error).toBe(moves),
    );
    expect(seen).toEqual(expected);
  });

  it('asks a site that fails once more, and leaves it at that', async () => {
    const { deps, world } = smallWorld(scratchDir);
    const pages: IngestDeps['pages'] = {
      async open(address) {
        world.opened.push(address);
        throw new AppError('fetch.failed', { retry: 'later' });
      },
    };
    const reading = ingest({ ...deps, pages }, brief({ type: 'url', url }), new AbortController().signal);
    await expect(reading).rejects.toMatchObject({ code: 'fetch.failed', retry: 'never' });
    expect(world.opened).toEqual([url, url]);
  });

  it('gives all pages together the time of one, and a file its own', async () => {
    const feedUrl = 'https://example.com/feed';
    const soundUrl = 'https://example.com/ep.mp3';
    const web: SmallWorld['web'] = {
      [url]: html('player'),
      [feedUrl]: { contentType: 'application/rss+xml', text: 'feed' },
      [soundUrl]: { contentType: 'audio/mpeg', text: 'sound' },
    };
    const enclosure = { url: soundUrl };
    const feeds = {
      feed: { title: 'A cast', episodes: [{ guid: '1', title: 'One', enclosure, transcripts: [] }] },
    };
    const links = { [url]: { feeds: [feedUrl], media: [{ url: soundUrl }] } };
    const { deps } = smallWorld(scratchDir, { web, feeds, links, heard } as Partial<SmallWorld>);
    const asked: [number, number | undefined][] = [];
    const pages: IngestDeps['pages'] = {
      async open(address, limits) {
        asked.push([
          limits.timeoutMs,
          limits.onceKnown?.((web as Record<string, { contentType: string }>)[address]!.contentType)
            ?.timeoutMs,
        ]);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return deps.pages.open(address, limits);
      },
    };
    await ingest(
      { ...deps, pages, pageTimeoutMs: 500 },
      brief({ type: 'url', url }),
      new AbortController().signal,
    );
    expect(asked.map(([, body]) => body)).toEqual([undefined, undefined, 15 * 60_000]);
    const [page = 0, feed = 0, sound = 0] = asked.map(([ms]) => ms);
    expect(page).toBeLessThanOrEqual(500);
    expect(feed).toBeLessThanOrEqual(page - 15);
    expect(sound).toBeLessThanOrEqual(feed - 15);
  });

  it('reads a file that lies on the web', async () => {
    const web = { [url]: { contentType: 'application/pdf', text: '[2] A page of it.' } };
    expect((await read({ type: 'url', url }, { web })).passages[0]?.address.page).toBe(2);
  });

  const video = { title: 'A talk', isVideo: true };

  it('takes a video’s captions, written ones before those made by a machine', async () => {
    const web = {
      [url]: html('x'),
      'https://example.com/auto.vtt': { contentType: 'text/vtt', text: 'WEBVTT' },
      'https://example.com/written.vtt': { contentType: 'text/vtt', text: captions },
    };
    const tracks = ['auto', 'written'].map((name) => ({
      url: `https://example.com/${name}.vtt`,
      isAutomatic: name === 'auto',
    }));
    const source = await read(
      { type: 'url', url },
      { web, links: { [url]: { ...video, captions: tracks } } },
    );
    expect(source).toMatchObject({
      title: 'A talk',
      documents: [{ kind: 'video', url }],
      passages: [{ text: 'Good evening, everybody.', address: { startMs: 1000 } }],
    });
  });

  it('listens to the video itself when it has no captions', async () => {
    const media = [{ url: 'https://example.com/film.mp4' }];
    const web = {
      [url]: html('x'),
      'https://example.com/film.mp4': { contentType: 'video/mp4', text: 'video' },
    };
    const source = read({ type: 'url', url }, { web, heard, links: { [url]: { ...video, media } } });
    expect(await texts(source)).toEqual(['This is what was said.']);
  });

  it('says so when a video gives nothing to read or to hear', async () => {
    const refused = read({ type: 'url', url }, { web: { [url]: html('x') }, links: { [url]: video } });
    await expect(refused).rejects.toMatchObject({ code: 'ingest.video_without_captions' });
  });
});

describe('podcasts', () => {
  const episode = (guid: string, more: object = {}) => ({
    guid,
    title: guid,
    transcripts: [],
    enclosure: { url: `https://example.com/${guid}.mp3` },
    ...more,
  });
  const transcript = { url: 'https://example.com/new.vtt', type: 'text/vtt' };
  const sound = { contentType: 'audio/mpeg', text: 'sound' };
  const world = (episodes: ReturnType<typeof episode>[], more: SmallWorld['web'] = {}) => ({
    heard,
    feeds: { feed: { title: 'Tides', episodes } },
    web: {
      [url]: { contentType: 'application/rss+xml', text: 'feed' },
      'https://example.com/new.mp3': sound,
      'https://example.com/old.mp3': sound,
      ...more,
    },
  });

  it('takes the newest episode, or the one that was chosen', async () => {
    const feed = world([episode('new'), episode('old')]);
    expect((await read({ type: 'url', url }, feed)).title).toBe('new');
    expect((await read({ type: 'url', url, episode: 'old' }, feed)).title).toBe('old');
    await expect(read({ type: 'url', url, episode: 'gone' }, feed)).rejects.toMatchObject({
      code: 'ingest.feed_without_episode',
    });
  });

  it('reads the feed’s own transcript instead of listening', async () => {
    const web = { 'https://example.com/new.vtt': { contentType: 'text/vtt', text: captions } };
    const feed = world([episode('new', { transcripts: [transcript] })], web);
    expect(await texts(read({ type: 'url', url }, feed))).toEqual(['Good evening, everybody.']);
  });

  it('listens after all when the transcript is gone', async () => {
    const feed = world([episode('new', { transcripts: [transcript] })]);
    expect(await texts(read({ type: 'url', url }, feed))).toEqual(['This is what was said.']);
  });

  it('finds the feed behind a page that plays an episode', async () => {
    const feed = 'https://example.com/feed';
    const links = { [url]: { feeds: [feed], media: [{ url: 'https://example.com/new.mp3' }] } };
    const web = { [url]: html('# About us'), [feed]: { contentType: 'text/xml', text: 'feed' } };
    const source = await read({ type: 'url', url }, { ...world([episode('new')], web), links });
    expect(source.documents).toMatchObject([{ kind: 'podcast', title: 'new' }]);
  });
});

describe('topics', () => {
  const articles = { tides: [{ kind: 'paragraph' as const, text: 'The sea rises twice a day.' }] };

  it('reads what there is about it', async () => {
    const source = await read({ type: 'topic', topic: 'tides' }, { articles });
    expect(source).toMatchObject({ title: 'tides', documents: [{ kind: 'almanac', title: 'tides' }] });
  });

  it('says what it does not know, and what comes nearest', async () => {
    await expect(read({ type: 'topic', topic: 'Zorgon politics' }, { articles })).rejects.toMatchObject({
      code: 'ingest.topic_unknown',
      params: { topic: 'Zorgon politics', nearest: 'tides' },
    });
  });
});
