import { type Level, LIMITS } from '@parlance/kernel/limits';
import { wordsOf } from '../choose/units.ts';
import type { Sentence } from '../read/document.ts';

/** What one voice says at a stretch. */
export type Turn = readonly Sentence[];

/** As many words as a listener of this level likes in one breath of the conversation, and as a paragraph of one voice. */
const TURN_WORDS: Record<Level, number> = { beginner: 35, intermediate: 45, expert: 60 };
const MONOLOGUE_WORDS: Record<Level, number> = { beginner: 60, intermediate: 80, expert: 105 };
/** A tail of fewer words stays with what it ends. */
const TAIL_WORDS = 9;
/** Room for what leads in a line. */
const MAX_CHARS = LIMITS.scriptLineMaxChars - 500;

const charsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.length + 1, 0);

/** What is told at a stretch before it is parted into turns. */
type Stretch = { readonly sentences: Sentence[]; readonly answers: Sentence | undefined };

/** A list is said with what leads it in, and what was asked in an interview is answered by one voice to the end. */
function goesOn({ sentences, answers }: Stretch, next: Sentence): boolean {
  const last = sentences.at(-1);
  if (!last || last.asked || next.asked || last.section !== next.section) return false;
  return (
    last.paragraph === next.paragraph ||
    (next.list !== undefined && last.list === next.list) ||
    (answers !== undefined && !answers.asksInText && last.index === next.index - 1)
  );
}

/** Paragraphs as they are heard: of each, its first sentence opens a turn; what is asked is a turn of its own. */
function stretchesOf(told: readonly Sentence[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const sentence of told) {
    const stretch = stretches.at(-1);
    const last = stretch?.sentences.at(-1);
    if (stretch && goesOn(stretch, sentence)) stretch.sentences.push(sentence);
    else stretches.push({ sentences: [sentence], answers: last?.asked ? last : undefined });
  }
  return stretches;
}

/** In turns of about as many words; neither an answer nor somebody's words are handed over in the middle. */
function parted({ sentences, answers }: Stretch, limit: number): Sentence[][] {
  const turns: Sentence[][] = [];
  let left = wordsOf(sentences);
  const share = left / Math.max(1, Math.round(left / limit));
  for (const sentence of sentences) {
    const turn = turns.at(-1);
    const isOnes = answers !== undefined || (sentence.inQuotation && turn?.at(-1)?.inQuotation);
    const isFull = turn !== undefined && wordsOf(turn) + sentence.words / 2 > share;
    const mustEnd = turn !== undefined && charsIn(turn) + sentence.text.length > MAX_CHARS;
    if (!turn || mustEnd || (isFull && !isOnes && left >= TAIL_WORDS)) turns.push([sentence]);
    else turn.push(sentence);
    left -= sentence.words;
  }
  return turns;
}

/** What two voices say in turns. */
export const turnsOfTwo = (told: readonly Sentence[], level: Level): Turn[] =>
  stretchesOf(told).flatMap((stretch) => parted(stretch, TURN_WORDS[level]));

/** What one voice says between two pauses: short paragraphs of one section together. */
export function turnsOfOne(told: readonly Sentence[], level: Level): Turn[] {
  const turns: Sentence[][] = [];
  for (const turn of stretchesOf(told).flatMap((stretch) => parted(stretch, MONOLOGUE_WORDS[level]))) {
    const last = turns.at(-1);
    const isRoom =
      last !== undefined &&
      last[0]?.heading === turn[0]?.heading &&
      wordsOf(last) + wordsOf(turn) <= MONOLOGUE_WORDS[level] &&
      charsIn(last) + charsIn(turn) <= MAX_CHARS;
    if (isRoom) last.push(...turn);
    else turns.push([...turn]);
  }
  return turns;
}
