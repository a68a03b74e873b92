import { AppError } from '@parlance/kernel/errors';
import type { ByteRange, ObjectStore } from '@parlance/ports/object-store';

/**
 * One range of an object, as players and podcast apps ask for it. Several ranges at once, other
 * units and nonsense are answered with the whole, as the standard allows; a range past the end is 416.
 */
export function parseRange(header: string | null, bytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = header && /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const suffix = Number(last);
    if (suffix === 0 || bytes === 0) return 'unsatisfiable';
    return { start: Math.max(0, bytes - suffix), end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= bytes ? 'unsatisfiable' : { start, end };
}

/** Whoever was sent to the store may listen that long without asking here again. */
const LINK_SECONDS = 6 * 60 * 60;

/** A recording where the store itself serves people; all else is small. */
async function linkTo(
  store: Pick<ObjectStore, 'link'>,
  key: string,
  contentType: string,
  request: Request,
): Promise<Response | undefined> {
  if (!store.link || request.method === 'HEAD' || !contentType.startsWith('audio/')) return undefined;
  const location = await store.link(key, { contentType, seconds: LINK_SECONDS });
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/** For strangers: an address at the store would tell them the ids of whoever made it, and of the audio. */
export const withoutLinks = ({ head, stream }: Pick<ObjectStore, 'head' | 'stream'>) => ({ head, stream });

export async function serveObject(
  store: Pick<ObjectStore, 'head' | 'stream' | 'link'>,
  key: string,
  contentType: string,
  request: Request,
  cacheControl = 'private, max-age=3600',
): Promise<Response> {
  const info = await store.head(key);
  if (!info) throw new AppError('not_found', { log: `object ${key} is missing` });
  const elsewhere = await linkTo(store, key, contentType, request);
  if (elsewhere) return elsewhere;
  const etag = `"${info.etag}"`;
  const headers = new Headers({
    'content-type': contentType,
    'accept-ranges': 'bytes',
    etag,
    'cache-control': cacheControl,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });

  // A range of what the file used to be is no use to someone who has the rest of the old one.
  const ifRange = request.headers.get('if-range');
  const range = ifRange && ifRange !== etag ? 'whole' : parseRange(request.headers.get('range'), info.bytes);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${info.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const isHead = request.method === 'HEAD';
  if (range === 'whole') {
    headers.set('content-length', String(info.bytes));
    return new Response(isHead ? null : await store.stream(key), { status: 200, headers });
  }
  headers.set('content-length', String(range.end - range.start + 1));
  headers.set('content-range', `bytes ${range.start}-${range.end}/${info.bytes}`);
  return new Response(isHead ? null : await store.stream(key, range), { status: 206, headers });
}
