import type { FeedFinding } from '@parlance/contract/feed-findings';
import { LIMITS } from '@parlance/kernel/limits';
import type { XmlElement } from '@parlance/ports/xml-reader';
import { error, warning } from './finding.ts';
import { childrenOf, enclosureOf, onlyChild, wordsIn } from './rss-elements.ts';

const RFC_2822 =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}(?::\d{2})? (?:[+-]\d{4}|GMT|UT)$/;
const ALLOWED_TAGS = ['p', 'a', 'ul', 'ol', 'li', 'br'];
const TRANSCRIPT_ORDER = ['text/vtt', 'application/x-subrip', 'application/json'];

function* dateFindings(item: XmlElement, now: Date): Generator<FeedFinding> {
  const date = wordsIn(item, '', 'pubDate');
  const time = RFC_2822.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) yield error('date_invalid', { date });
  else if (time > now.getTime() + 24 * 60 * 60_000) yield warning('date_in_future', { date });
}

function* identityFindings(item: XmlElement): Generator<FeedFinding> {
  if (wordsIn(item, '', 'title') === '') yield error('episode_title_missing');
  const guid = onlyChild(item, '', 'guid');
  if (!guid || guid.text.trim() === '') yield error('guid_missing');
  else if (guid.attributes.isPermaLink !== 'false') yield warning('guid_is_address');
}

function* descriptionFindings(item: XmlElement): Generator<FeedFinding> {
  const description = wordsIn(item, '', 'description');
  if (description === '') yield warning('episode_description_missing');
  const bytes = Buffer.byteLength(description);
  if (bytes > LIMITS.feedDescriptionMaxBytes)
    yield warning('episode_description_too_long', { bytes, max: LIMITS.feedDescriptionMaxBytes });
  const tags = [...description.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map((tag) => tag[1]?.toLowerCase() ?? '');
  const strange = tags.find((tag) => !ALLOWED_TAGS.includes(tag));
  if (strange) yield warning('description_markup', { tag: strange });
  const everything = description + wordsIn(item, 'content', 'encoded');
  if (onlyChild(item, 'podcast', 'chapters') && !everything.includes('00:00:00'))
    yield warning('chapter_times_missing');
}

function* enclosureFindings(item: XmlElement): Generator<FeedFinding> {
  const { url, type, length } = enclosureOf(item)?.attributes ?? {};
  if (!url || !length) {
    yield error('enclosure_missing');
    return;
  }
  const path = URL.parse(url)?.pathname ?? '';
  if (!path.endsWith('.mp3') || type !== 'audio/mpeg') yield error('enclosure_not_mp3', { type: type ?? '' });
}

function* companionFindings(item: XmlElement): Generator<FeedFinding> {
  const types = childrenOf(item, 'podcast', 'transcript').map(({ attributes }) => attributes.type ?? '');
  if (types.length === 0) yield warning('transcript_missing');
  const places = types.map((type) => TRANSCRIPT_ORDER.indexOf(type));
  if (places.some((place, index) => place < 0 || place < (places[index - 1] ?? 0)))
    yield warning('transcript_order');
  if (!onlyChild(item, 'podcast', 'chapters')) yield warning('chapters_missing');
  if (childrenOf(item, 'podcast', 'person').length === 0) yield warning('person_missing');
}

export function* itemFindings(item: XmlElement, now: Date): Generator<FeedFinding> {
  yield* identityFindings(item);
  yield* dateFindings(item, now);
  if (!/^[1-9]\d*$/.test(wordsIn(item, 'itunes', 'duration'))) yield warning('duration_invalid');
  yield* descriptionFindings(item);
  yield* enclosureFindings(item);
  yield* companionFindings(item);
}

/** What two episodes must not share. */
export function* repetitionFindings(items: XmlElement[]): Generator<FeedFinding> {
  const repeated = (values: string[]) =>
    values.find((value, index) => value !== '' && values.indexOf(value) !== index);
  const guid = repeated(items.map((item) => wordsIn(item, '', 'guid')));
  if (guid !== undefined) yield error('guid_repeated', { guid });
  const address = repeated(items.map((item) => enclosureOf(item)?.attributes.url ?? ''));
  if (address !== undefined) yield error('enclosure_repeated');
}
