import type { HeardSegment } from '@parlance/ports/transcriber';
import { WINDOW_MS } from './messages.ts';

const END_OF_TEXT = 50_257;
/** Languages, tasks: what a text begins with, and what no word is followed by. */
const FIRST_CONTROL = 50_258;
/** From here on a token is a time, in steps of 20 ms. */
const FIRST_TIME = 50_364;
const TIME_STEP_MS = 20;

/**
 * The model writes a time, words, a time, again and again. Everything else above the words (language, task)
 * says nothing here. Words without a closing time reach to the end of what was heard.
 */
export function readTokens(ids: number[], decode: (ids: number[]) => string): HeardSegment[] {
  const segments: HeardSegment[] = [];
  let words: number[] = [];
  let startMs = 0;
  const close = (endMs: number) => {
    const text = words.length > 0 ? decode(words).trim() : '';
    if (text !== '') segments.push({ startMs, endMs: Math.max(startMs, endMs), text });
    words = [];
  };
  for (const id of ids) {
    if (id < END_OF_TEXT) words.push(id);
    if (id < FIRST_TIME) continue;
    const timeMs = (id - FIRST_TIME) * TIME_STEP_MS;
    close(timeMs);
    startMs = timeMs;
  }
  close(WINDOW_MS);
  return segments;
}

/**
 * Weights that were rounded to eight bits have pieces of words behind which the model no longer finds a word and
 * names languages instead (in one model "isce", which ends many an Italian verb). Such a piece, where there is one.
 */
export function brokenPiece(ids: readonly number[]): number | undefined {
  const at = ids.findIndex((id, index) => isControl(id) && isWord(ids[index - 1]));
  return at < 0 ? undefined : ids[at - 1];
}

const isControl = (id: number): boolean => id >= FIRST_CONTROL && id < FIRST_TIME;
const isWord = (id: number | undefined): boolean => id !== undefined && id < END_OF_TEXT;
