import type { FeedFinding } from '@parlance/contract/feed-findings';
import type { FeedFacts } from './feed-facts.ts';
import { error, warning } from './finding.ts';

const FEED_TYPES = /^(application\/rss\+xml|application\/xml|text\/xml)\b/i;

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

function* headFindings({ feed, head }: FeedFacts): Generator<FeedFinding> {
  const stated = head?.headers.get('content-length');
  const differs = head?.status !== 200 || (stated !== null && Number(stated) !== feed?.body.length);
  if (differs) yield warning('feed_head_differs');
}

/** How the feed is handed over, whatever stands in it. */
export function* transportFindings(facts: FeedFacts): Generator<FeedFinding> {
  const { feed, again } = facts;
  const status = feed?.status ?? 0;
  if (status >= 300 && status < 400) yield error('feed_redirects', { status });
  if (!feed || status !== 200) {
    yield error('feed_unreachable', { status });
    return;
  }
  const type = feed.headers.get('content-type') ?? '';
  if (!FEED_TYPES.test(type)) yield warning('feed_wrong_type', { type });
  if (!isUtf8(feed.body)) yield error('feed_not_utf8');
  if (feed.headers.has('set-cookie')) yield warning('feed_sets_cookie');
  if (!feed.headers.has('etag')) yield warning('feed_without_etag');
  else if (again?.status !== 304) yield warning('feed_not_conditional');
  yield* headFindings(facts);
}
