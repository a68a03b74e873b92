import type { HeardSegment } from '@parlance/ports/transcriber';

export type TimedText = { text: string; start?: number | null | undefined; end?: number | null | undefined };

const SENTENCE_END = /[.!?…。！？।]["'”’)\]]*$/u;
const MAX_SEGMENT_MS = 30_000;

const toMs = (seconds: number): number => Math.round(seconds * 1000);

/** Joins words and the spaces between them into sentences with times. */
export function sentencesOf(words: TimedText[]): HeardSegment[] {
  const sentences: HeardSegment[] = [];
  let open: HeardSegment | undefined;
  for (const { text, start, end } of words) {
    if (text.trim() === '') {
      if (open) open.text += text;
      continue;
    }
    const startMs = start == null ? (open?.endMs ?? sentences.at(-1)?.endMs ?? 0) : toMs(start);
    open ??= { startMs, endMs: startMs, text: '' };
    open.text += text;
    open.endMs = Math.max(open.endMs, end == null ? startMs : toMs(end));
    if (!SENTENCE_END.test(text) && open.endMs - open.startMs < MAX_SEGMENT_MS) continue;
    sentences.push({ ...open, text: open.text.trim() });
    open = undefined;
  }
  if (open) sentences.push({ ...open, text: open.text.trim() });
  return sentences;
}
