import { id3Block } from '@parlance/adapters/encoder/id3';
import { saxesXmlReader } from '@parlance/adapters/xml-reader/saxes';
import { FINDING_CODES, type FindingCode } from '@parlance/contract/feed-findings';
import { writeTranscriptJson } from '@parlance/transcripts/json';
import { parseVtt } from '@parlance/transcripts/parse-vtt';
import { writeSrt } from '@parlance/transcripts/srt';
import { describe, expect, it } from 'vitest';
import { feedDocument, itemOf, TOKEN_MARK } from '../document/feed-document.ts';
import { episodeRow, feedRow, recordingOf } from '../testing/feed-rows.ts';
import { type Answer, fetchFacts } from './feed-facts.ts';
import { judgeFeed } from './judge-feed.ts';

const URL_OF_FEED = 'https://parlance.example/rss/secret.xml';
const publicUrl = 'https://parlance.example';
const VTT = 'WEBVTT\n\n0.0\n00:00:00.000 --> 00:00:02.000\n<v Nora>Good morning.\n';
const NOW = new Date('2026-03-05T00:00:00Z');

/** The beginning of a JPEG is all that says how large it is. */
const jpeg = (width: number, height: number, components = 3) =>
  Uint8Array.of(
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    ...[0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, components, 0, 0, 0],
  );

const tags = { title: 'a', artist: 'b', album: 'c', language: 'eng', year: '2026', comment: 'd' };
const chapters = [{ title: 'Hello', startMs: 0, endMs: 1 }];
const media = (more: object = { chapters, artwork: jpeg(600, 600) }) =>
  Buffer.concat([id3Block({ ...tags, chapters: [], ...more }), new Uint8Array(5_000)]);

type Given = { body: Uint8Array; type: string; status?: number; headers?: Record<string, string> };
type World = Record<string, Given>;

const bytes = (text: string) => new TextEncoder().encode(text);

/** What a server would hold for this feed; each test breaks one thing of it. */
function world(): World {
  const recording = recordingOf({ tagBytes: media().length, mediaBytes: 300 });
  const document = feedDocument({
    feed: feedRow(),
    items: [
      episodeRow({ recording }),
      episodeRow({ id: '01j00000000000000000000ep2', title: 'Second', recording }),
    ].map((episode) => itemOf(episode, { explicit: false, publicUrl })),
    coverVersion: 'c1',
    publicUrl,
  }).replaceAll(TOKEN_MARK, 'secret');
  const cues = parseVtt(VTT);
  const files: World = {
    'secret.xml': {
      body: bytes(document),
      type: 'application/rss+xml; charset=utf-8',
      headers: { etag: '"e"' },
    },
    'secret/cover-c1.jpg': { body: jpeg(1_400, 1_400), type: 'image/jpeg' },
  };
  for (const episode of ['ep1', 'ep2']) {
    const name = `secret/01j00000000000000000000${episode}-v1v1v1v1`;
    files[`${name}.mp3`] = { body: media(), type: 'audio/mpeg' };
    files[`${name}.vtt`] = { body: bytes(VTT), type: 'text/vtt' };
    files[`${name}.srt`] = { body: bytes(writeSrt(cues)), type: 'application/x-subrip' };
    files[`${name}.json`] = { body: bytes(writeTranscriptJson(cues)), type: 'application/json' };
    files[`${name}.chapters.json`] = {
      body: bytes('{"version":"1.2.0","chapters":[{"startTime":0,"title":"Hello"}]}'),
      type: 'application/json+chapters',
    };
  }
  return files;
}

function answerFrom(
  files: World,
  url: string,
  how: { method?: string; headers?: Record<string, string> } = {},
): Answer | undefined {
  const file = files[url.replace('https://parlance.example/rss/', '')];
  if (!file) return undefined;
  const headers = new Headers({ 'content-type': file.type, ...file.headers });
  const asked = headers.has('x-forgets-tags') ? undefined : how.headers?.['if-none-match'];
  if (asked && asked === headers.get('etag')) return { status: 304, headers, body: new Uint8Array(0) };
  const range = /^bytes=(\d*)-(\d*)$/.exec(how.headers?.range ?? '');
  const { length } = file.body;
  if (!range || file.headers?.['accept-ranges'] === 'none') {
    headers.set('content-length', file.headers?.['content-length'] ?? String(length));
    return {
      status: file.status ?? 200,
      headers,
      body: how.method === 'HEAD' ? new Uint8Array(0) : file.body,
    };
  }
  const start = range[1] === '' ? length - Number(range[2]) : Number(range[1]);
  const end = range[1] === '' ? length - 1 : Math.min(length - 1, Number(range[2]));
  headers.set('content-range', `bytes ${start}-${end}/${length}`);
  return { status: 206, headers, body: file.body.subarray(start, end + 1) };
}

async function judged(files: World) {
  const ask = async (url: string, how?: Parameters<typeof answerFrom>[2]) => answerFrom(files, url, how);
  return judgeFeed(
    await fetchFacts({ ask, xml: saxesXmlReader() }, URL_OF_FEED, { now: NOW, maxEpisodes: 2 }),
  );
}

type Break = (files: World) => void;

const inFeed =
  (from: string | RegExp, to: string): Break =>
  (files) => {
    const feed = files['secret.xml'] as Given;
    const before = new TextDecoder().decode(feed.body);
    feed.body = bytes(before.replace(from, to));
    if (before === new TextDecoder().decode(feed.body)) throw new Error(`${from} is not in the feed`);
  };
const change =
  (name: string, set: Partial<Given>): Break =>
  (files) =>
    void Object.assign(files[name] as Given, set);
const without =
  (name: string): Break =>
  (files) =>
    void delete files[name];

const EPISODE = 'secret/01j00000000000000000000ep1-v1v1v1v1';
const LONG = 'x'.repeat(4_001);

const PLANTED: Record<FindingCode, Break> = {
  feed_unreachable: without('secret.xml'),
  feed_wrong_type: change('secret.xml', { type: 'text/html' }),
  feed_not_utf8: (files) => {
    const feed = files['secret.xml'] as Given;
    feed.body = Buffer.concat([feed.body, Uint8Array.of(0xe9)]);
  },
  feed_redirects: change('secret.xml', { status: 302 }),
  feed_sets_cookie: change('secret.xml', { headers: { etag: '"e"', 'set-cookie': 'a=b' } }),
  feed_without_etag: change('secret.xml', { headers: {} }),
  feed_not_conditional: change('secret.xml', { headers: { etag: '"e"', 'x-forgets-tags': 'yes' } }),
  feed_head_differs: change('secret.xml', { headers: { etag: '"e"', 'content-length': '7' } }),
  xml_broken: inFeed('</channel>', ''),
  not_rss: inFeed('version="2.0"', 'version="0.9"'),
  namespace_missing: inFeed('http://www.itunes.com/dtds/podcast-1.0.dtd', 'http://www.itunes.com/other'),
  self_link_missing: inFeed('rel="self"', 'rel="first"'),
  title_missing: inFeed('<title>Morning papers</title>', ''),
  link_missing: inFeed('<link>https://parlance.example/</link><description>', '<description>'),
  description_missing: inFeed(/<description>What[^<]*<\/description>/, ''),
  description_too_long: inFeed('What was in', LONG),
  language_invalid: inFeed('<language>en-US', '<language>english please'),
  category_unknown: inFeed('text="News"', 'text="Newspapers"'),
  explicit_missing: inFeed('<itunes:explicit>false', '<itunes:explicit>maybe'),
  author_missing: inFeed('<itunes:author>Ada Example</itunes:author>', ''),
  owner_missing: inFeed(/<itunes:owner>.*?<\/itunes:owner>/, ''),
  podcast_guid_invalid: inFeed(/<podcast:guid>[^<]*/, '<podcast:guid>17'),
  not_locked: inFeed('<podcast:locked>yes', '<podcast:locked>no'),
  not_blocked: inFeed('<podcast:block>yes', '<podcast:block>no'),
  ai_label_missing: inFeed('purpose="ai-content"', 'purpose="other"'),
  cover_missing: inFeed(/<itunes:image[^>]*>/, ''),
  cover_unreadable: change('secret/cover-c1.jpg', { body: bytes('RIFF....WEBP') }),
  cover_not_square: change('secret/cover-c1.jpg', { body: jpeg(1_400, 1_500) }),
  cover_wrong_size: change('secret/cover-c1.jpg', { body: jpeg(1_399, 1_399) }),
  cover_not_rgb: change('secret/cover-c1.jpg', { body: jpeg(1_400, 1_400, 4) }),
  no_episodes: inFeed(/<item>.*<\/item>/s, ''),
  episode_title_missing: inFeed('<title>How rivers bend</title>', ''),
  guid_missing: inFeed(/<guid.*?<\/guid>/, ''),
  guid_repeated: inFeed('>01j00000000000000000000ep2</guid>', '>01j00000000000000000000ep1</guid>'),
  guid_is_address: inFeed('isPermaLink="false"', 'isPermaLink="true"'),
  date_invalid: inFeed(/<pubDate>[^<]*/, '<pubDate>2026-03-04'),
  date_in_future: inFeed(/<pubDate>[^<]*/, '<pubDate>Wed, 04 Mar 2099 05:06:07 +0000'),
  duration_invalid: inFeed('<itunes:duration>61', '<itunes:duration>soon'),
  episode_description_missing: inFeed(/<description><!\[CDATA\[.*?\]\]><\/description>/, '<description/>'),
  episode_description_too_long: inFeed('Two voices on', LONG),
  description_markup: inFeed('<p>Two', '<p><marquee>Two'),
  enclosure_missing: inFeed(/<enclosure[^>]*>/, ''),
  enclosure_not_mp3: inFeed('type="audio/mpeg"', 'type="audio/mp4"'),
  enclosure_repeated: inFeed('ep2-v1v1v1v1.mp3', 'ep1-v1v1v1v1.mp3'),
  media_unreachable: without(`${EPISODE}.mp3`),
  media_wrong_type: change(`${EPISODE}.mp3`, { type: 'application/octet-stream' }),
  media_wrong_length: inFeed(/length="\d+"/, 'length="12"'),
  media_without_ranges: change(`${EPISODE}.mp3`, { headers: { 'accept-ranges': 'none' } }),
  media_without_artwork: change(`${EPISODE}.mp3`, { body: media({ chapters }) }),
  media_without_chapters: change(`${EPISODE}.mp3`, { body: media({ artwork: jpeg(600, 600) }) }),
  transcript_missing: inFeed(/(<podcast:transcript[^>]*>){3}/, ''),
  transcript_order: inFeed(/(<podcast:transcript[^>]*>)(<podcast:transcript[^>]*>)/, '$2$1'),
  transcript_unreachable: without(`${EPISODE}.vtt`),
  transcript_invalid: change(`${EPISODE}.srt`, { body: bytes('<html>') }),
  chapters_missing: inFeed(/<podcast:chapters[^>]*>/, ''),
  chapters_unreachable: without(`${EPISODE}.chapters.json`),
  chapters_invalid: change(`${EPISODE}.chapters.json`, { body: bytes('{"version":"1.2.0"}') }),
  chapter_times_missing: inFeed('<li>00:00:00 ', '<li>00:01 '),
  person_missing: inFeed(/(<podcast:person.*?<\/podcast:person>){2}/, ''),
};

describe('the validator', () => {
  it('finds nothing wrong with a feed of ours', async () => {
    expect(await judged(world())).toEqual({
      passed: true,
      episodes_listed: 2,
      episodes_fetched: 2,
      findings: [],
    });
  });

  it.each(FINDING_CODES)('sees a planted fault: %s', async (code) => {
    const files = world();
    PLANTED[code](files);
    const { passed, findings } = await judged(files);
    const found = findings.find((finding) => finding.code === code);
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(passed).toBe(findings.every(({ level }) => level === 'warning'));
    if (found?.level === 'error') expect(passed).toBe(false);
  });

  it('fails twenty faults and more, and only remarks on the others', async () => {
    const failing = [];
    for (const code of FINDING_CODES) {
      const files = world();
      PLANTED[code](files);
      if (!(await judged(files)).passed) failing.push(code);
    }
    expect(failing.length).toBeGreaterThanOrEqual(20);
  });
});
