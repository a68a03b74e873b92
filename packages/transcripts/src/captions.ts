import { trimEndOf } from '@parlance/kernel/scan-text';
import { endsSentence } from '@parlance/kernel/sentence-end';
import type { CaptionWord } from './caption-words.ts';

const CAPTION_CHARACTERS = 65;

/** How good a place for a cut the end of a word is, in characters of a fuller line it is worth giving up for it. */
function cutWorth(word: string): number {
  const bare = trimEndOf(word, /["'”’»」』)\]]/u);
  if (endsSentence(bare)) return 36;
  if (/[,;:،、，；：—–]$/u.test(bare)) return 22;
  return 0;
}

const width = (word: CaptionWord, isFirst: boolean): number =>
  word.text.length + (word.spaced && !isFirst ? 1 : 0);

/** A word that alone is wider than a row (an address, a formula) is cut wherever the row ends. */
export function cutWide(word: CaptionWord, rowCharacters: number): CaptionWord[] {
  if (word.text.length <= rowCharacters) return [word];
  const pieces: string[] = [''];
  for (const letter of word.text) {
    if (pieces.at(-1)!.length + letter.length > rowCharacters) pieces.push('');
    pieces[pieces.length - 1] += letter;
  }
  const share = (word.endMs - word.startMs) / pieces.length;
  return pieces.map((text, index) => ({
    text,
    startMs: word.startMs + share * index,
    endMs: word.startMs + share * (index + 1),
    spaced: word.spaced && index === 0,
  }));
}

/** Cuts a line of the script into captions that fit one row, after sentences and clauses where it can. */
export function cutIntoCaptions(words: readonly CaptionWord[]): CaptionWord[][] {
  let rest = words.flatMap((word) => cutWide(word, CAPTION_CHARACTERS));
  const captions: CaptionWord[][] = [];
  while (rest.length > 0) {
    const count = bestCut(rest);
    captions.push(rest.slice(0, count));
    rest = rest.slice(count);
  }
  return captions;
}

/** How many words the next caption takes. */
function bestCut(words: CaptionWord[]): number {
  let filled = 0;
  let best = { count: 1, worth: Number.NEGATIVE_INFINITY };
  for (const [index, word] of words.entries()) {
    filled += width(word, index === 0);
    if (filled > CAPTION_CHARACTERS) return best.count;
    const worth = filled + cutWorth(word.text);
    if (worth >= best.worth) best = { count: index + 1, worth };
  }
  return words.length;
}
