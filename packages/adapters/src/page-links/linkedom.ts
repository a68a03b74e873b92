import type { PageLinks, PageLinksReader } from '@parlance/ports/page-links';
import { DOMParser } from 'linkedom';
import { embeddedCaptions } from './embedded-captions.ts';

const FEED_TYPES =
  'link[rel~="alternate"][type="application/rss+xml"], link[rel~="alternate"][type="application/atom+xml"]';
const MEDIA_TYPE = /^(audio|video)\//;
const MEDIA_NAME = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|mp4|m4v|webm|mov)(\?|$)/i;

type Page = ReturnType<typeof parse>;
type Resolve = (address: string | null | undefined) => string | undefined;

/** What a page names in its head, in its players, and in the data that video hosts put into a script. */
export function linkedomPageLinks(): PageLinksReader {
  return {
    read(html, url) {
      const document = parse(html);
      const base = document.querySelector('base')?.getAttribute('href');
      const resolve: Resolve = (address) => {
        if (!address) return undefined;
        const absolute = URL.parse(address, URL.parse(base ?? '', url)?.href ?? url);
        return absolute && /^https?:$/.test(absolute.protocol) ? absolute.href : undefined;
      };
      const captions = [...tracks(document, resolve), ...embeddedCaptions(html, url)];
      const title = meta(document, 'og:title') ?? (document.title?.trim() || undefined);
      return {
        ...(title ? { title } : {}),
        feeds: all(document, FEED_TYPES).flatMap((link) => resolve(link.getAttribute('href')) ?? []),
        captions,
        media: media(document, resolve),
        isVideo: isVideo(document, captions.length > 0),
      };
    },
  };
}

/** The parser invents no missing <html>, as browsers do. */
const parse = (html: string) =>
  new DOMParser().parseFromString(
    /<html[\s>]/i.test(html.slice(0, 10_000)) ? html : `<html><body>${html}</body></html>`,
    'text/html',
  );

const all = (document: Page, selector: string) => [...document.querySelectorAll(selector)];

const meta = (document: Page, name: string): string | undefined =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')?.trim() ||
  undefined;

function tracks(document: Page, resolve: Resolve): PageLinks['captions'] {
  return all(document, 'video track[kind="captions"], video track[kind="subtitles"]').flatMap((track) => {
    const url = resolve(track.getAttribute('src'));
    const language = track.getAttribute('srclang') ?? undefined;
    return url ? [{ url, ...(language ? { language } : {}), isAutomatic: false }] : [];
  });
}

function media(document: Page, resolve: Resolve): PageLinks['media'] {
  const played = all(document, 'video[src], audio[src], video source[src], audio source[src]').map(
    (element) => ({
      url: resolve(element.getAttribute('src')),
      type: element.getAttribute('type') ?? undefined,
    }),
  );
  const shared = ['og:video:secure_url', 'og:video:url', 'og:video', 'og:audio'].map((name) => ({
    url: resolve(meta(document, name)),
    type: meta(document, `${name.split(':').slice(0, 2).join(':')}:type`),
  }));
  const offered = all(document, 'a[href], link[rel="enclosure"]')
    .filter((link) => MEDIA_NAME.test(link.getAttribute('href') ?? ''))
    .map((link) => ({ url: resolve(link.getAttribute('href')), type: undefined }));
  const found = new Map<string, PageLinks['media'][number]>();
  for (const { url, type } of [...played, ...shared, ...offered]) {
    const isRecording = type ? MEDIA_TYPE.test(type) : url !== undefined && MEDIA_NAME.test(url);
    if (url && isRecording && !found.has(url)) found.set(url, { url, ...(type ? { type } : {}) });
  }
  return [...found.values()];
}

/** An article with a small film in it is still an article. */
function isVideo(document: Page, hasCaptions: boolean): boolean {
  if (/^video\b/.test(meta(document, 'og:type') ?? '')) return true;
  const words = document.body?.textContent?.trim().split(/\s+/).length ?? 0;
  const hasPlayer = document.querySelector('video') !== null;
  return (hasPlayer || hasCaptions) && words < 250;
}
