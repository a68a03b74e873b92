import { trimEndOf } from '@parlance/kernel/scan-text';
import { randomFrom } from './random.ts';

type Line = { speaker: string; chapter: number; text: string };

/** What a line ends with, seen past closing quotes and brackets; languages write these differently. */
const CLOSING = /["'”’»」』)\]\s]/u;
const ENDINGS: [RegExp, keyof typeof PAUSES_MS][] = [
  [/(…|\.\.\.)$/u, 'trailing'],
  [/[?？؟\u037e՞]$/u, 'question'],
  [/[!！՜]$/u, 'exclamation'],
  [/[,،、—–:：-]$/u, 'open'],
];

/** A beat of conversation: quicker after a question, longer when a thought trails off or goes on. */
const PAUSES_MS = {
  question: { change: 260, same: 480 },
  exclamation: { change: 270, same: 430 },
  trailing: { change: 420, same: 620 },
  open: { change: 170, same: 240 },
  statement: { change: 340, same: 520 },
};

/** After a long turn both speakers and listeners need a breath. */
const LONG_TURN_CHARACTERS = 320;
const BREATH_MS = 110;
const BEFORE_CHAPTER_MS = 420;
/** People are never exact: up to this much more or less. */
const HUMAN = 0.12;

function endingOf(text: string): keyof typeof PAUSES_MS {
  const bare = trimEndOf(text, CLOSING);
  return ENDINGS.find(([pattern]) => pattern.test(bare))?.[1] ?? 'statement';
}

/** Silence between two lines, or before the sting when a new chapter begins. */
export function pauseMs(line: Line, next: Line, seed: number): number {
  if (next.chapter !== line.chapter) return BEFORE_CHAPTER_MS;
  const { change, same } = PAUSES_MS[endingOf(line.text)];
  const breath = line.text.length > LONG_TURN_CHARACTERS ? BREATH_MS : 0;
  const human = 1 + HUMAN * (2 * randomFrom(seed)() - 1);
  return Math.round(((next.speaker === line.speaker ? same : change) + breath) * human);
}

/** Between the last word and the closing sting. */
export const CLOSING_PAUSE_MS = 350;
