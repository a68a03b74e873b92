import { sentencesOfWords } from '@parlance/language/text/sentences';
import type { HeardSegment } from '@parlance/ports/transcriber';

export type TimedText = { text: string; start?: number | null | undefined; end?: number | null | undefined };

const MAX_SEGMENT_MS = 30_000;

const toMs = (seconds: number): number => Math.round(seconds * 1000);

/** Joins words and the spaces between them into sentences with times. */
export function sentencesOf(heard: readonly TimedText[], language: string): HeardSegment[] {
  const words = heard.filter(({ text }) => text.trim() !== '');
  const ends = new Set(
    sentencesOfWords(
      words.map(({ text }) => text.trim()),
      language,
    ).map(({ to }) => to - 1),
  );
  const sentences: HeardSegment[] = [];
  let open: HeardSegment | undefined;
  let at = -1;
  for (const { text, start, end } of heard) {
    if (text.trim() === '') {
      if (open) open.text += text;
      continue;
    }
    at++;
    const startMs = start == null ? (open?.endMs ?? sentences.at(-1)?.endMs ?? 0) : toMs(start);
    open ??= { startMs, endMs: startMs, text: '' };
    open.text += text;
    open.endMs = Math.max(open.endMs, end == null ? startMs : toMs(end));
    if (!ends.has(at) && open.endMs - open.startMs < MAX_SEGMENT_MS) continue;
    sentences.push({ ...open, text: open.text.trim() });
    open = undefined;
  }
  if (open) sentences.push({ ...open, text: open.text.trim() });
  return sentences;
}
