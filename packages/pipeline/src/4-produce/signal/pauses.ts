import type { Delivery } from '@parlance/artifacts/script';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { type Turn, turnOf } from '@parlance/language/text/turns';
import { randomFrom } from './random.ts';

type Line = { speaker: string; chapter: number; text: string; delivery?: Delivery | undefined };

/** What a line ends with, seen past closing quotes and brackets; languages write these differently. */
const CLOSING = /["'”’»」』)\]\s]/u;
const ENDINGS: [RegExp, Ending][] = [
  [/(…|\.\.\.)$/u, 'trailing'],
  [/[?？؟\u037e՞]$/u, 'question'],
  [/[!！՜]$/u, 'exclamation'],
  [/[,،、—–:：-]$/u, 'open'],
];
type Ending = 'question' | 'exclamation' | 'trailing' | 'open' | 'statement';
type Span = readonly [from: number, to: number];

/** Between two people, by what the second does with what the first has said. Below 0 they speak at once. */
const BETWEEN_TWO: Record<Turn, Span> = {
  reaction: [-190, 60],
  agreement: [-110, 230],
  echo: [50, 150],
  answer: [150, 300],
  question: [-130, 430],
  contradiction: [400, 700],
  number: [280, 340],
  plain: [-210, 850],
};
/** Where nothing is known of what the second does. */
const BY_ENDING: Record<Ending, Span> = {
  question: [120, 480],
  exclamation: [160, 420],
  trailing: [420, 720],
  open: [60, 180],
  statement: BETWEEN_TWO.plain,
};
/** One person goes on: never before the last word has ended. */
const ALONE: Record<Ending, Span> = {
  question: [380, 640],
  exclamation: [330, 560],
  trailing: [500, 800],
  open: [180, 320],
  statement: [380, 680],
};
const BEFORE_NUMBER: Span = [280, 340];

/** After a long turn both speakers and listeners need a breath. */
const LONG_TURN_CHARACTERS = 320;
const BREATH_MS = 110;
const BEFORE_CHAPTER: Span = [480, 760];

function endingOf(text: string): Ending {
  const bare = trimEndOf(text, CLOSING);
  return ENDINGS.find(([pattern]) => pattern.test(bare))?.[1] ?? 'statement';
}

function spanBetween(line: Line, next: Line, language: string): Span {
  if (next.chapter !== line.chapter) return BEFORE_CHAPTER;
  const ending = endingOf(line.text);
  const turn = turnOf(line.text, next.text, language);
  if (next.speaker === line.speaker) return turn === 'number' ? BEFORE_NUMBER : ALONE[ending];
  // Who trails off or breaks off is not spoken over by an answer that was drawn for a whole sentence.
  if (ending === 'trailing' || ending === 'open' || turn === 'plain') return BY_ENDING[ending];
  return BETWEEN_TWO[turn];
}

/**
 * Silence between two lines, or before the sting when a new chapter begins; below 0 the second begins that much before
 * the first has ended. The same lines and the same seed give the same pause.
 */
export function pauseMs(line: Line, next: Line, language: string, seed: number): number {
  if (next.delivery?.pauseMs !== undefined) return next.delivery.pauseMs;
  const [from, to] = spanBetween(line, next, language);
  const random = randomFrom(seed);
  // Most pauses are of middle length.
  const drawn = from + ((to - from) * (random() + random())) / 2;
  const breath = drawn > 0 && line.text.length > LONG_TURN_CHARACTERS ? BREATH_MS : 0;
  return Math.round(drawn + breath);
}

/** Between the last word and the closing sting. */
export const CLOSING_PAUSE_MS = 350;
