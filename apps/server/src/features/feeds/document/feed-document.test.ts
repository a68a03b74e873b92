import { saxesXmlReader } from '@parlance/adapters/xml-reader/saxes';
import fc from 'fast-check';
import { parseRssFeed } from 'feedsmith';
import { parseFeed } from 'podcast-partytime';
import { describe, expect, it } from 'vitest';
import type { EpisodeRow, FeedRow } from '../feeds.store.ts';
import { episodeRow, feedRow } from '../testing/feed-rows.ts';
import { childrenOf, itemsOf, onlyChild, wordsIn } from '../validation/rss-elements.ts';
import { feedDocument, itemOf, oneLine, TOKEN_MARK } from './feed-document.ts';
import { notesHtml } from './notes-html.ts';
import { possible } from './xml.ts';

/** FEED_TEXTS=100000 tries as many as were promised. */
const RUNS = Number(process.env.FEED_TEXTS ?? 300);

type Facts = { feed: FeedRow; episodes: EpisodeRow[]; publicUrl: string };

const facts = ({
  feed = feedRow(),
  episodes = [episodeRow()],
  publicUrl = 'https://parlance.example',
}: Partial<Facts> = {}) => ({
  feed,
  items: episodes.map((episode) => itemOf(episode, { explicit: feed.explicit, publicUrl })),
  coverVersion: 'c1',
  publicUrl,
});
const written = (more?: Parameters<typeof facts>[0]) =>
  feedDocument(facts(more)).replaceAll(TOKEN_MARK, 'secret');

function read(xml: string) {
  const answer = saxesXmlReader().read(xml);
  if ('error' in answer) throw new Error(answer.error);
  const channel = onlyChild(answer.root, '', 'channel');
  const [item] = itemsOf(answer.root);
  if (!channel || !item) throw new Error('no channel, or no item');
  return { channel, item };
}

const FILE = 'https://parlance.example/rss/secret/01j00000000000000000000ep1-v1v1v1v1';

describe('a feed document', () => {
  it('is read back by feedsmith', () => {
    const feed = parseRssFeed(written());
    expect(feed).toMatchObject({
      title: 'Morning papers',
      description: 'What was in the papers,\nread by two voices.',
      language: 'en-US',
      link: 'https://parlance.example/',
      itunes: {
        author: 'Ada Example',
        categories: [{ text: 'News' }],
        explicit: false,
        image: 'https://parlance.example/rss/secret/cover-c1.jpg',
        owner: { name: 'Ada Example' },
      },
      podcast: { locked: { value: true }, guid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-5/) },
      items: [
        {
          title: 'How rivers bend',
          guid: { value: '01j00000000000000000000ep1', isPermaLink: false },
          pubDate: 'Wed, 04 Mar 2026 05:06:07 +0000',
          enclosures: [{ url: `${FILE}.mp3`, length: 721_000, type: 'audio/mpeg' }],
          itunes: { duration: 61, explicit: false },
          podcast: {
            transcripts: [
              { url: `${FILE}.vtt`, type: 'text/vtt', language: 'en-US' },
              { url: `${FILE}.srt`, type: 'application/x-subrip' },
              { url: `${FILE}.json`, type: 'application/json' },
            ],
            chapters: { url: `${FILE}.chapters.json`, type: 'application/json+chapters' },
            persons: [
              { display: 'Nora', role: 'host' },
              { display: 'Bill', role: 'co-host' },
            ],
          },
        },
      ],
    });
  });

  it('is read back by a second parser, which shares no code with the first', () => {
    const feed = parseFeed(written());
    expect(feed).toMatchObject({
      title: 'Morning papers',
      language: 'en-US',
      author: 'Ada Example',
      itunesBlock: true,
      podcastBlocked: 'yes',
      items: [
        {
          title: 'How rivers bend',
          guid: '01j00000000000000000000ep1',
          duration: 61,
          enclosure: { url: `${FILE}.mp3`, length: 721_000, type: 'audio/mpeg' },
          podcastTranscripts: [
            { type: 'text/vtt' },
            { type: 'application/srt' },
            { type: 'application/json' },
          ],
          podcastChapters: { url: `${FILE}.chapters.json` },
        },
      ],
    });
  });

  it('says that it is private and that machines speak in it', () => {
    const { channel, item } = read(written());
    expect(wordsIn(channel, 'itunes', 'block')).toBe('Yes');
    expect(wordsIn(channel, 'podcast', 'block')).toBe('yes');
    for (const place of [channel, item])
      expect(childrenOf(place, 'podcast', 'txt')[0]?.attributes).toEqual({ purpose: 'ai-content' });
  });

  it('keeps its own GUID whatever it is called and wherever it is served', () => {
    const guid = (more: Parameters<typeof facts>[0]) =>
      wordsIn(read(written(more)).channel, 'podcast', 'guid');
    const first = guid({});
    expect(
      guid({ feed: feedRow({ name: 'Other', tokenHash: 'other' }), publicUrl: 'https://other.example' }),
    ).toBe(first);
    expect(guid({ feed: feedRow({ id: 'another' }) })).not.toBe(first);
  });

  it('holds no secret of its address until it goes out', () => {
    const mark = feedDocument(facts({ feed: feedRow({ name: `x${TOKEN_MARK}y` }) })).split(TOKEN_MARK);
    // Itself, the cover twice, five files of the episode: a title can't add one.
    expect(mark).toHaveLength(1 + 1 + 2 + 5);
  });
});

const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
const nasty = fc
  .array(
    fc.constantFrom(
      ']]>',
      '<![CDATA[',
      '&amp;',
      '&',
      '<',
      '>',
      '"',
      "'",
      '\r',
      '\r\n',
      '\u0000',
      '\u0001',
      '\ud800',
      '\ufffe',
      '<!--',
      '-->',
      '<script>',
      '&#x0;',
      '&lt;',
      '[a](https://b.c)',
      '*',
      '- ',
      '# ',
      '\u2028',
      '\u00a0',
      '日本',
      '👩‍👩‍👧',
      'e\u0301',
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));
const odd = fc.oneof(anyUnits, nasty, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

describe('whatever people write', () => {
  it(
    'leaves the document whole and comes back as it was',
    () => {
      fc.assert(
        fc.property(odd, odd, odd, odd, (name, about, title, notes) => {
          const feed = feedRow({ name: `a${name}`, description: `b${about}` });
          const episode = episodeRow({ title: `c${title}`, description: notes });
          const { channel, item } = read(written({ feed, episodes: [episode] }));
          expect(wordsIn(channel, '', 'title')).toBe(oneLine(feed.name));
          expect(onlyChild(channel, '', 'description')?.text).toBe(possible(feed.description).trim());
          expect(wordsIn(item, '', 'title')).toBe(oneLine(episode.title));
          const html = notesHtml(notes, episode.recording.chapters, 4_000);
          expect(onlyChild(item, '', 'description')?.text).toBe(possible(html.short));
          expect(html.whole.replace(/<\/?(?:p|ul|li)>|<a href="https?:\/\/[^"<>]*">|<\/a>/g, '')).not.toMatch(
            /[<>"]/,
          );
        }),
        { numRuns: RUNS },
      );
    },
    RUNS * 20 + 30_000,
  );

  it(
    'comes back from a reader that podcast apps use, too',
    () => {
      // It trims, and it reads entities that a person wrote as such.
      const plain = odd.map((text) => text.replaceAll('&', '')).filter((text) => text.trim() !== '');
      fc.assert(
        fc.property(plain, (title) => {
          const [item] =
            parseRssFeed(written({ episodes: [episodeRow({ title: `c${title}` })] })).items ?? [];
          expect(item?.title).toBe(oneLine(`c${title}`));
        }),
        { numRuns: RUNS },
      );
    },
    RUNS * 20 + 30_000,
  );
});
