import { expect, it } from 'vitest';
import { linkedomPageLinks } from './linkedom.ts';

const url = 'https://example.com/show/1';
const read = (html: string) => linkedomPageLinks().read(html, url);
const long = 'word '.repeat(400);

it('finds the feed and the recording of an episode’s page', () => {
  const links = read(`<html><head><title> Tides </title>
    <link rel="alternate" type="application/rss+xml" href="/feed.xml"></head>
    <body><audio><source src="1.mp3" type="audio/mpeg"></audio><p>${long}</p></body></html>`);
  expect(links).toEqual({
    title: 'Tides',
    feeds: ['https://example.com/feed.xml'],
    captions: [],
    media: [{ url: 'https://example.com/show/1.mp3', type: 'audio/mpeg' }],
    isVideo: false,
  });
});

it('knows a video page, its captions and its file', () => {
  const links =
    read(`<meta property="og:type" content="video.other"><meta property="og:title" content="A talk">
    <video src="/talk.mp4"><track kind="captions" srclang="en" src="/talk.vtt"></video>`);
  expect(links).toMatchObject({
    title: 'A talk',
    isVideo: true,
    captions: [{ url: 'https://example.com/talk.vtt', language: 'en', isAutomatic: false }],
    media: [{ url: 'https://example.com/talk.mp4' }],
  });
});

it('reads captions out of a video host’s script data', () => {
  const tracks = [
    {
      baseUrl: 'https://host.example/api/timedtext?v=1\u0026lang=en',
      languageCode: 'en',
      kind: 'asr',
      name: '] }',
    },
    { baseUrl: '/api/timedtext?v=1&lang=pt', languageCode: 'pt' },
  ];
  const data = JSON.stringify({ captions: { captionTracks: tracks } }).replaceAll('&', '\\u0026');
  const links = read(`<body><div id="player"></div><script>var player = ${data};</script></body>`);
  expect(links.isVideo).toBe(true);
  expect(links.captions).toEqual([
    { url: 'https://host.example/api/timedtext?v=1&lang=en', language: 'en', isAutomatic: true },
    { url: 'https://example.com/api/timedtext?v=1&lang=pt', language: 'pt', isAutomatic: false },
  ]);
});

it('takes an article with a film in it for an article', () => {
  expect(read(`<video src="film.mp4"></video><p>${long}</p>`).isVideo).toBe(false);
});

it('leaves out addresses that are none of the web', () => {
  const links = read(`<a href="javascript:alert(1).mp3">x</a><audio src="file:///etc/passwd.mp3"></audio>
    <link rel="alternate" type="application/rss+xml" href="data:text/xml,x">`);
  expect(links).toMatchObject({ feeds: [], media: [] });
});

it.each(['', '<', '"captionTracks":[', '"captionTracks":[{"baseUrl":3}]', '"captionTracks":{}'])(
  'survives %j',
  (html) => {
    expect(read(html).captions).toEqual([]);
  },
);
