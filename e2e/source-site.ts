import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Page = { type: string; body: string | Buffer };

/** A small site of the journeys' own, on loopback, at the one port that the product may read from. */
export type SourceSite = { url: string; stop(): Promise<void> };

/** The port that the product was allowed to fetch from when it was started. */
const allowedPort = (): number => {
  const port = Number(process.env.E2E_SITE_PORT);
  if (!port) throw new Error('The product was started without a port it may fetch from (E2E_SITE_PORT).');
  return port;
};

export async function openSourceSite(pagesAt: (url: string) => Record<string, Page>): Promise<SourceSite> {
  let pages: Record<string, Page> = {};
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' });
    response.end(request.method === 'HEAD' ? undefined : (page?.body ?? 'nothing here'));
  }).listen(allowedPort(), '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pages = pagesAt(url);
  return {
    url,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** An article as a site would print it, with what surrounds articles on sites. */
export const htmlArticle = (title: string, paragraphs: string[]): Page => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
    <nav><a href="/">Home</a> <a href="/all">All articles</a></nav>
    <article><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}</article>
    <footer>Subscribe to our newsletter</footer></body></html>`,
});

/** A page that is there to show a video with captions. */
export const videoPage = (title: string, captions: string): Page => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:type" content="video.other"></head>
    <body><h1>${title}</h1><video src="/film.mp4" controls><track kind="captions" srclang="en" src="${captions}"></video></body></html>`,
});

const vttTime = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

const SECONDS_A_CUE = 15;

/** What is said, a stretch after the other. */
export const transcript = (paragraphs: string[]): Page => ({
  type: 'text/vtt',
  body: `WEBVTT\n\n${paragraphs
    .map(
      (text, index) =>
        `${vttTime(index * SECONDS_A_CUE)} --> ${vttTime((index + 1) * SECONDS_A_CUE)}\n${text}\n`,
    )
    .join('\n')}`,
});

/** A podcast of two episodes, each with its own transcript; the newest comes first. */
export const podcastFeed = (
  site: string,
  episodes: { guid: string; title: string; day: string }[],
): Page => ({
  type: 'application/rss+xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
    <title>Coast and Sea</title><link>${site}</link><description>Talks</description><language>en</language>
    ${episodes
      .map(
        ({ guid, title, day }) => `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title>
          <pubDate>${new Date(day).toUTCString()}</pubDate>
          <enclosure url="${site}/${guid}.mp3" type="audio/mpeg" length="1000"/>
          <podcast:transcript url="${site}/${guid}.vtt" type="text/vtt"/></item>`,
      )
      .join('\n')}
    </channel></rss>`,
});
