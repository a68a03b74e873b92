import type { FeedFinding } from '@parlance/contract/feed-findings';
import type { XmlElement } from '@parlance/ports/xml-reader';
import { type Answer, type EpisodeFacts, readText } from './feed-facts.ts';
import { error, warning } from './finding.ts';
import { enclosureOf, onlyChild } from './rss-elements.ts';

const lengthOf = (answer: Answer | undefined): number => Number(answer?.headers.get('content-length'));

function rangesWork({ firstByte, lastBytes }: EpisodeFacts, bytes: number): boolean {
  const first = firstByte?.status === 206 && firstByte.body.length === 1;
  const last = lastBytes?.status === 206 && lastBytes.body.length === 16;
  return first && last && firstByte.headers.get('content-range') === `bytes 0-0/${bytes}`;
}

function* recordingFindings(item: XmlElement, facts: EpisodeFacts): Generator<FeedFinding> {
  const enclosure = enclosureOf(item);
  if (!enclosure) return;
  const { head, firstByte, beginning } = facts;
  if (head?.status !== 200) {
    yield error('media_unreachable', { status: head?.status ?? 0 });
    return;
  }
  const types = [head, firstByte].map((answer) => answer?.headers.get('content-type') ?? '');
  if (types.some((type) => !type.startsWith('audio/mpeg')))
    yield error('media_wrong_type', { type: types[0] ?? '' });
  const stated = Number(enclosure.attributes.length);
  if (stated !== lengthOf(head)) yield error('media_wrong_length', { stated, real: lengthOf(head) });
  if (!rangesWork(facts, lengthOf(head))) yield error('media_without_ranges');
  const tag = new TextDecoder('latin1').decode(beginning?.body ?? new Uint8Array(0));
  if (!tag.includes('APIC')) yield warning('media_without_artwork');
  if (onlyChild(item, 'podcast', 'chapters') && !(tag.includes('CHAP') && tag.includes('CTOC')))
    yield warning('media_without_chapters');
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const SOUND: Record<string, (text: string) => boolean> = {
  'text/vtt': (text) => text.startsWith('WEBVTT') && text.includes(' --> '),
  'application/x-subrip': (text) => /^1\r?\n\d{2}:\d{2}:\d{2},\d{3} --> \d{2}:\d{2}:\d{2},\d{3}/.test(text),
  'application/json': (text) => {
    const { version, segments } = (parsed(text) ?? {}) as { version?: unknown; segments?: unknown };
    return typeof version === 'string' && Array.isArray(segments) && segments.length > 0;
  },
};

function* transcriptFindings({ transcripts }: EpisodeFacts): Generator<FeedFinding> {
  for (const { type, answer } of transcripts) {
    if (answer?.status !== 200) yield error('transcript_unreachable', { type });
    else if (!Object.hasOwn(SOUND, type) || !SOUND[type]?.(readText(answer)))
      yield error('transcript_invalid', { type });
  }
}

function areChapters(text: string): boolean {
  const { version, chapters } = (parsed(text) ?? {}) as { version?: unknown; chapters?: unknown };
  if (!/^1\.2/.test(String(version)) || !Array.isArray(chapters)) return false;
  const starts = chapters.map((chapter: { startTime?: unknown }) => chapter.startTime);
  return (
    starts[0] === 0 &&
    starts.every((start, index) => typeof start === 'number' && start >= Number(starts[index - 1] ?? 0))
  );
}

function* chapterFindings(item: XmlElement, { chapters }: EpisodeFacts): Generator<FeedFinding> {
  if (!onlyChild(item, 'podcast', 'chapters')) return;
  if (chapters?.status !== 200) yield error('chapters_unreachable');
  else if (!areChapters(readText(chapters))) yield error('chapters_invalid');
}

/** What lies behind an episode's addresses. */
export function* mediaFindings(item: XmlElement, facts: EpisodeFacts): Generator<FeedFinding> {
  yield* recordingFindings(item, facts);
  yield* transcriptFindings(facts);
  yield* chapterFindings(item, facts);
}
