import type { HeardSegment } from '@parlance/ports/transcriber';

const MIN_LOOP_WORDS = 12;
/** Honest speech says most of its word pairs once; a loop says few pairs again and again. */
const MIN_NEW_PAIRS = 0.4;
/** The same sentence once more can be meant; a third time in a row nobody means it. */
const MAX_SAME_IN_A_ROW = 2;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text is one phrase over and over, as models write when they lose the thread. */
export function isRepetitive(text: string): boolean {
  const words = wordsOf(text);
  if (words.length < MIN_LOOP_WORDS) return false;
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return new Set(pairs).size / pairs.length < MIN_NEW_PAIRS;
}

/** Notes on sounds instead of words: [Music], (applause), ♪ … ♪, *laughs*. */
const SOUND_NOTE = /^\s*(?:(?:\[[^\]]*\]|\([^)]*\)|\*[^*]*\*)[\s.!]*$|[♪♫])/u;

/**
 * What the models learned from subtitles and write when a recording ends in silence or music; nobody says
 * the credits of a subtitle aloud.
 */
const isCredit = (text: string): boolean =>
  /amara\.org/i.test(text) ||
  (/^untertitel(?:ung)?\b/i.test(text) && /\b(?:zdf|ard|swr|wdr|funk)\b/i.test(text));

const isHallucination = ({ text }: HeardSegment): boolean =>
  wordsOf(text).length === 0 || SOUND_NOTE.test(text) || isCredit(text) || isRepetitive(text);

/** Without what nobody said: sound notes, subtitle credits, loops, and sentences stuck on repeat. */
export function withoutHallucinations(segments: HeardSegment[]): HeardSegment[] {
  const kept: HeardSegment[] = [];
  let inARow = 0;
  let last = '';
  for (const segment of segments) {
    if (isHallucination(segment)) continue;
    const words = wordsOf(segment.text).join(' ');
    inARow = words === last ? inARow + 1 : 1;
    last = words;
    if (inARow <= MAX_SAME_IN_A_ROW) kept.push(segment);
  }
  return kept;
}
