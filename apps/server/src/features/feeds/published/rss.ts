import { isAppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Cue } from '@parlance/transcripts/cue';
import { writeTranscriptJson } from '@parlance/transcripts/json';
import { parseVtt } from '@parlance/transcripts/parse-vtt';
import { writeSrt } from '@parlance/transcripts/srt';
import type { OpenFiles } from '../../../endpoint.ts';
import type { Log } from '../../../log.ts';
import { isToken } from '../feed-tokens.ts';
import { joinedObject } from '../joined-object.ts';
import type { CachedFeed, FeedCache } from './feed-cache.ts';

export type RssDeps = {
  cache: Pick<FeedCache, 'find'>;
  store: ObjectStore;
  /** One object, or a range of it, as HTTP wants it. */
  serveObject(
    store: Pick<ObjectStore, 'head' | 'stream'>,
    key: string,
    contentType: string,
    request: Request,
  ): Promise<Response>;
  log: Log;
};

const FEED_TYPE = 'application/rss+xml; charset=utf-8';
const CACHED = 'private, max-age=60';
const FILE = /^([a-z0-9]+)-[a-z0-9]+\.(mp3|jpg|vtt|srt|json|chapters\.json)$/;
const COVER = /^cover-[a-z0-9]+\.jpg$/;

const notFound = (): Response =>
  new Response('There is no such feed or episode.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const plain = (tag: string): string => tag.trim().replace(/^W\//, '').replaceAll('"', '').replace(/-gz$/, '');

/** If-None-Match decides; only without one does the date. */
function isUnchanged(request: Request, { etag, lastModified }: CachedFeed): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null) return tags.split(',').some((tag) => tag.trim() === '*' || plain(tag) === etag);
  const since = request.headers.get('if-modified-since');
  return since !== null && Date.parse(since) >= Date.parse(lastModified);
}

const headersOf = ({ lastModified }: CachedFeed, etag: string): Record<string, string> => ({
  etag,
  'last-modified': lastModified,
  'cache-control': CACHED,
  vary: 'accept-encoding',
});

function documentAnswer(request: Request, cached: CachedFeed): Response | Promise<Response> {
  const tag = request.headers.get('if-none-match');
  // What nearly every request brings: the tag that it was given the last time.
  if (tag !== null && (tag === `"${cached.etag}"` || tag === `"${cached.etag}-gz"`))
    return new Response(null, { status: 304, headers: headersOf(cached, tag) });
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  const headers = headersOf(cached, zipped ? `"${cached.etag}-gz"` : `"${cached.etag}"`);
  if (isUnchanged(request, cached)) return new Response(null, { status: 304, headers });
  headers['content-type'] = FEED_TYPE;
  const whole = (body: Uint8Array<ArrayBuffer>): Response => {
    headers['content-length'] = String(body.length);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
  if (!zipped) return whole(cached.body);
  headers['content-encoding'] = 'gzip';
  return cached.zipped().then(whole);
}

/** Podcast apps are strangers without an account: the secret in the address is all there is to know. */
export function rssFiles(deps: RssDeps): OpenFiles {
  const { store, serveObject } = deps;

  async function converted(request: Request, key: string, type: string, convert: (cues: Cue[]) => string) {
    const body = new TextEncoder().encode(convert(parseVtt(new TextDecoder().decode(await store.get(key)))));
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: { 'content-type': type, 'content-length': String(body.length), 'cache-control': CACHED },
    });
  }

  async function fileAnswer(request: Request, cached: CachedFeed, name: string): Promise<Response> {
    if (COVER.test(name)) return serveObject(store, cached.coverKey, 'image/jpeg', request);
    const [, episodeId = '', ending] = FILE.exec(name) ?? [];
    // An older version of the address gives what the episode is now: better than nothing to who has an old feed.
    const { recordings } = cached;
    // Whatever a stranger may ask for: "constructor" is no episode.
    const recording = Object.hasOwn(recordings, episodeId) ? recordings[episodeId] : undefined;
    if (!recording) return notFound();
    const { transcriptKey, chaptersKey, coverKey } = recording;
    if (ending === 'jpg') return coverKey ? serveObject(store, coverKey, 'image/jpeg', request) : notFound();
    switch (ending) {
      case 'mp3':
        return serveObject(joinedObject(store, recording), '', 'audio/mpeg', request);
      case 'vtt':
        return serveObject(store, transcriptKey, 'text/vtt; charset=utf-8', request);
      case 'srt':
        return converted(request, transcriptKey, 'application/x-subrip; charset=utf-8', writeSrt);
      case 'json':
        return converted(request, transcriptKey, 'application/json; charset=utf-8', writeTranscriptJson);
      default:
        return serveObject(store, chaptersKey, 'application/json+chapters; charset=utf-8', request);
    }
  }

  function failed(error: unknown): Response {
    if (isAppError(error) && ['not_found', 'object.missing'].includes(error.code)) return notFound();
    deps.log.error({ err: error }, 'a feed could not be answered');
    return new Response('The feed is away for a moment.\n', {
      status: 503,
      headers: { 'retry-after': '30' },
    });
  }

  return {
    answer(request, first, second) {
      const token = second === undefined ? first.slice(0, -'.xml'.length) : first;
      if (!isToken(token) || (second === undefined && !first.endsWith('.xml'))) return notFound();
      const reply = (cached: CachedFeed | undefined): Response | Promise<Response> => {
        if (!cached) return notFound();
        return second === undefined
          ? documentAnswer(request, cached)
          : fileAnswer(request, cached, second).catch(failed);
      };
      const found = deps.cache.find(token);
      return found instanceof Promise ? found.then(reply).catch(failed) : reply(found);
    },
  };
}
