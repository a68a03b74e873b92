import type { HeardSegment } from '@parlance/ports/transcriber';

const TIME = /(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?/;
const CUE = new RegExp(`${TIME.source}\\s*-->\\s*${TIME.source}`);

function milliseconds([hours, minutes, seconds, fraction]: (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return whole * 1000 + Number((fraction ?? '0').padEnd(3, '0'));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const plain = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w+);/g, (whole, name: string) => (Object.hasOwn(ENTITIES, name) && ENTITIES[name]) || whole)
    .replace(/^\s*(?:>>|-)\s*/, '')
    .replace(/\[[^\]]*\]|♪[^♪]*♪?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

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

const TIMED_XML = /<(?:text|p)\b[^>]*?\b(?:start|t|begin)="([\d.:,]+)(s?)"[^>]*>([\s\S]*?)<\/(?:text|p)>/g;

/** What video hosts send: <text start="1.2">, in seconds, or <p t="1200">, in milliseconds. */
function readTimedXml(text: string): HeardSegment[] {
  return [...text.matchAll(TIMED_XML)].map(([element, at = '0', , said = '']) => {
    const startMs = /\bt="/.test(element) ? Number(at) : Number(at) * 1000;
    return { startMs: Number.isFinite(startMs) ? startMs : 0, endMs: startMs, text: plain(said) };
  });
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
