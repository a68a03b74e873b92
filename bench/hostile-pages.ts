export type Page = {
  name: string;
  address: string;
  type: string;
  body(origin: string): string;
  /** Only reached through another page. */
  part?: boolean;
};

/** As much as is read of a page. */
const FULL = 15 * 1024 * 1024 - 2_000;

const repeat = (text: string, chars: number) => text.repeat(Math.floor(chars / text.length));
const rss = (inside: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>T</title>${inside}</channel></rss>`;
const described = (description: string) =>
  rss(
    `<item><title>x</title><description><![CDATA[${description}]]></description><enclosure url="https://example.com/a.mp3" type="audio/mpeg" length="1"/></item>`,
  );

const playable = (at: number) =>
  `<item><guid>${at}</guid><title>Part ${at}</title><enclosure url="https://example.com/${at}.mp3" type="audio/mpeg"/></item>`;

const FEEDS: [string, () => string][] = [
  ['RSS, description of 20,000 <', () => described('<'.repeat(20_000))],
  ['RSS, description of 60,000 <', () => described('<'.repeat(60_000))],
  ['RSS, description of 15 MB <', () => described('<'.repeat(FULL - 500))],
  ['RSS, 15 MB of <script> in a description', () => described(repeat('<script>', FULL - 500))],
  ['RSS, 100,000 empty items', () => rss('<item></item>'.repeat(100_000))],
  ['RSS, 15 MB of empty items', () => rss(repeat('<item></item>', FULL - 200))],
  [
    'RSS, 15 MB of playable items',
    () => rss(Array.from({ length: 120_000 }, (_, i) => playable(i)).join('')),
  ],
  ['XML, 15 MB of nested elements', () => `<?xml version="1.0"?><rss>${repeat('<a>', FULL - 100)}`],
];

const HTML: [string, () => string][] = [
  ['HTML, 200,000 nested div', () => repeat('<div>', 1_000_000)],
  ['HTML, 2,000,000 <', () => '<'.repeat(2_000_000)],
  ['HTML, 15 MB of nested div', () => repeat('<div>', FULL)],
  ['HTML, 15 MB of nested b and i', () => repeat('<b><i>', FULL)],
  ['HTML, 15 MB of <', () => '<'.repeat(FULL)],
  ['HTML, 15 MB of paragraphs', () => repeat('<p>A few words of it.</p>', FULL)],
  ['HTML, 15 MB of attributes', () => `<a ${repeat('a="b" ', FULL - 100)}>x</a>`],
  ['HTML, 15 MB of links to recordings', () => repeat('<a href="1.mp3">x</a>', FULL)],
  ['HTML, 15 MB of spaces in a title', () => `<html><title>a${' '.repeat(FULL - 100)}b</title>x</html>`],
];

const TRANSCRIPTS: [string, string, () => string][] = [
  ['15 MB of <p t="1"> captions', 'text/xml', () => repeat('<p t="1">', FULL)],
  ['15 MB of [ in one cue', 'text/vtt', () => `WEBVTT\n\n00:01.000 --> 00:02.000\n${'['.repeat(FULL - 100)}`],
  [
    '15 MB of cues',
    'text/vtt',
    () => `WEBVTT\n\n${repeat('00:01.000 --> 00:02.000\nHello there\n\n', FULL - 100)}`,
  ],
  [
    '15 MB of spaces in a cue',
    'text/vtt',
    () => `WEBVTT\n\n00:01.000 --> 00:02.000\na${' '.repeat(FULL - 100)}b`,
  ],
  [
    '15 MB of JSON segments',
    'application/json',
    () => `{"segments":[${repeat('{"startTime":1,"body":"Hi "},', FULL - 100)}{"startTime":1,"body":"x"}]}`,
  ],
];

/** What a site can do to whoever reads it. Bodies are made when they are asked for. */
export function hostilePages(): Page[] {
  let count = 0;
  const address = () => `/${++count}`;
  const transcripts = TRANSCRIPTS.flatMap(([name, type, body]): Page[] => {
    const captions = address();
    const feed = (origin: string) =>
      rss(
        `<item><title>x</title><guid>1</guid><podcast:transcript url="${origin}${captions}" type="text/vtt"/></item>`,
      );
    return [
      { name, address: captions, type, body, part: true },
      { name: `podcast with ${name}`, address: address(), type: 'application/rss+xml', body: feed },
    ];
  });
  return [
    ...FEEDS.map(([name, body]): Page => ({ name, address: address(), type: 'application/rss+xml', body })),
    ...HTML.map(([name, body]): Page => ({ name, address: address(), type: 'text/html', body })),
    ...transcripts,
  ];
}
