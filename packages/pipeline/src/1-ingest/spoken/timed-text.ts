import { replaceBetween } from '@parlance/kernel/scan-text';
import type { HeardSegment } from '@parlance/ports/transcriber';

const TIME = /(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?/;
export const CUE = new RegExp(`${TIME.source}\\s*-->\\s*${TIME.source}`);

function milliseconds([hours, minutes, seconds, fraction]: (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return whole * 1000 + Number((fraction ?? '0').padEnd(3, '0'));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** "[music]" and "♪ … ♪": sounds, not words. */
const SOUND_ENDS = { '[': /\]/g, '♪': /♪|$/g };

const plain = (text: string): string =>
  replaceBetween(withoutMarkup(text), /[[♪]/g, SOUND_ENDS, () => ' ')
    .replace(/\s+/g, ' ')
    .trim();

const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w+);/g, (whole, name: string) => (Object.hasOwn(ENTITIES, name) && ENTITIES[name]) || whole)
    .replace(/^\s*(?:>>|-)\s*/, '');

/** WebVTT and SubRip are the same for our purpose: a line with two times, and what is said until a blank line. */
function readCues(text: string): HeardSegment[] {
  const segments: HeardSegment[] = [];
  for (const block of text.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => CUE.test(line));
    const times = CUE.exec(lines[at] ?? '');
    if (!times) continue;
    const said = plain(lines.slice(at + 1).join(' '));
    segments.push({
      startMs: milliseconds(times.slice(1, 5)),
      endMs: milliseconds(times.slice(5, 9)),
      text: said,
    });
  }
  return segments;
}

type JsonSegment = { startTime?: unknown; endTime?: unknown; body?: unknown };

/** The Podcast namespace's JSON transcript: times in seconds. */
function readJson(text: string): HeardSegment[] {
  let parsed: { segments?: unknown };
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(parsed?.segments)) return [];
  return (parsed.segments as JsonSegment[]).flatMap(({ startTime, endTime, body }) =>
    typeof startTime === 'number' && typeof body === 'string'
      ? [{ startMs: startTime * 1000, endMs: Number(endTime ?? startTime) * 1000, text: plain(body) }]
      : [],
  );
}

const OPENING = /<(?:text|p)\b([^<>]*)>/g;
const CLOSING = /<\/(?:text|p)>/g;
const BEGINS = /\b(start|t|begin)="([\d.:,]+)s?"/;

/** What video hosts send: <text start="1.2">, in seconds, or <p t="1200">, in milliseconds. */
function readTimedXml(text: string): HeardSegment[] {
  const segments: HeardSegment[] = [];
  // By hand and not by one pattern: a file of tags that are never closed must stay quick to read.
  OPENING.lastIndex = 0;
  for (let opened = OPENING.exec(text); opened; opened = OPENING.exec(text)) {
    const [, name, at] = BEGINS.exec(opened[1] ?? '') ?? [];
    if (name === undefined) continue;
    CLOSING.lastIndex = OPENING.lastIndex;
    const closed = CLOSING.exec(text);
    if (!closed) break;
    const startMs = name === 't' ? Number(at) : Number(at) * 1000;
    const said = plain(text.slice(OPENING.lastIndex, closed.index));
    segments.push({ startMs: Number.isFinite(startMs) ? startMs : 0, endMs: startMs, text: said });
    OPENING.lastIndex = CLOSING.lastIndex;
  }
  OPENING.lastIndex = 0;
  return segments;
}

/** Rolling captions repeat what stood on the screen before; each word is kept once. */
function withoutEchoes(segments: HeardSegment[]): HeardSegment[] {
  let onScreen = '';
  return segments.flatMap((segment) => {
    const before = onScreen;
    if (segment.text === '' || segment.text === before) return [];
    onScreen = segment.text;
    const goesOn = before !== '' && segment.text.startsWith(`${before} `);
    return [goesOn ? { ...segment, text: segment.text.slice(before.length).trim() } : segment];
  });
}

/** Captions and transcripts in the forms that hosts and feeds give; empty when it is none of them. */
export function readTimedText(text: string): HeardSegment[] {
  if (CUE.test(text)) return withoutEchoes(readCues(text));
  const start = text.trimStart();
  if (start.startsWith('{')) return withoutEchoes(readJson(start));
  return withoutEchoes(readTimedXml(text));
}
