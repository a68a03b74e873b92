import { describe, expect, it } from 'vitest';
import type { FeedReader } from '../src/feed-reader.ts';

const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
  xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel>
    <title>Tides &amp; Harbours</title><link>https://tides.example</link><language>pt-BR</language>
    <item>
      <title>An older one</title><guid isPermaLink="false">ep-1</guid>
      <pubDate>Mon, 05 Jan 2026 08:00:00 +0000</pubDate>
      <enclosure url="https://cdn.example/1.mp3" length="0" type="audio/mpeg"/>
    </item>
    <item>
      <title><![CDATA[Low water & high water]]></title><guid>ep-2</guid>
      <description><![CDATA[<p>Why the sea <b>leaves</b> twice a day.</p><script>alert(1)</script>]]></description>
      <pubDate>Mon, 12 Jan 2026 08:00:00 +0000</pubDate>
      <itunes:duration>1:02:03</itunes:duration>
      <enclosure url="https://cdn.example/2.mp3?a=1&amp;b=2" length="123456" type="audio/mpeg"/>
      <podcast:transcript url="https://cdn.example/2.vtt" type="text/vtt" language="pt"/>
      <podcast:transcript url="javascript:alert(1)" type="text/html"/>
    </item>
    <item><title>No sound</title><guid>ep-3</guid><enclosure url="file:///etc/passwd" type="audio/mpeg"/></item>
  </channel>
</rss>`;

const ATOM = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Field notes</title><id>urn:notes</id><updated>2026-01-02T00:00:00Z</updated>
  <entry>
    <title>Salt marsh</title><id>urn:notes:1</id><updated>2026-01-02T00:00:00Z</updated>
    <summary>A morning on the salt marsh.</summary>
    <link rel="alternate" href="https://notes.example/1"/>
    <link rel="enclosure" href="https://notes.example/1.ogg" type="audio/ogg" length="99"/>
  </entry>
</feed>`;

/** Entities that would unfold into gigabytes. */
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha">${Array.from(
  { length: 12 },
  (_, level) =>
    `<!ENTITY ${'b'.repeat(level + 1)} "${`&${level === 0 ? 'a' : 'b'.repeat(level)};`.repeat(20)}">`,
).join('')}]><rss version="2.0"><channel><title>&${'b'.repeat(12)};</title></channel></rss>`;

/** What every feed reader promises. */
export function feedReaderSuite(name: string, make: () => FeedReader): void {
  describe(`feed reader: ${name}`, () => {
    const reader = make();

    it('reads a podcast’s title, language and episodes, newest first', () => {
      const feed = reader.read(RSS);
      expect(feed).toMatchObject({ title: 'Tides & Harbours', language: 'pt-BR' });
      expect(feed?.episodes.slice(0, 2).map((episode) => episode.guid)).toEqual(['ep-2', 'ep-1']);
    });

    it('reads sound, length, date, notes and transcript of an episode', () => {
      expect(reader.read(RSS)?.episodes[0]).toEqual({
        guid: 'ep-2',
        title: 'Low water & high water',
        publishedAt: '2026-01-12T08:00:00.000Z',
        durationMs: 3_723_000,
        description: 'Why the sea leaves twice a day.',
        enclosure: { url: 'https://cdn.example/2.mp3?a=1&b=2', type: 'audio/mpeg', bytes: 123_456 },
        transcripts: [{ url: 'https://cdn.example/2.vtt', type: 'text/vtt', language: 'pt' }],
      });
    });

    it('does not take a length of zero for a length', () => {
      const older = reader.read(RSS)?.episodes.find((episode) => episode.guid === 'ep-1');
      expect(older?.enclosure?.bytes).toBeUndefined();
    });

    it('passes on only addresses on the web', () => {
      const silent = reader.read(RSS)?.episodes.find((episode) => episode.guid === 'ep-3');
      expect(silent).toMatchObject({ title: 'No sound', enclosure: undefined, transcripts: [] });
    });

    it('reads Atom as well', () => {
      expect(reader.read(ATOM)).toMatchObject({
        title: 'Field notes',
        language: 'en',
        episodes: [
          {
            guid: 'urn:notes:1',
            title: 'Salt marsh',
            description: 'A morning on the salt marsh.',
            enclosure: { url: 'https://notes.example/1.ogg', type: 'audio/ogg', bytes: 99 },
          },
        ],
      });
    });

    it.each([
      '',
      'not a feed',
      '<html><body>hello</body></html>',
      '{"a":1}',
      '<rss',
      '<?xml version="1.0"?>',
    ])('says that %j is no feed', (text) => {
      expect(reader.read(text)).toBeUndefined();
    });

    it('does not unfold entities that unfold for ever', () => {
      expect(JSON.stringify(reader.read(LAUGHS) ?? '').length).toBeLessThan(10_000);
    });
  });
}
