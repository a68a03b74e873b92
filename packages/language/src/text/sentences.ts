import { endsSentence } from '@parlance/kernel/sentence-end';
import { UNSPACED_END } from '@parlance/kernel/unspaced-scripts';
import { sentenceSegmenter } from './segmenters.ts';
import { belongTogether, marksFor } from './sentence-ends.ts';

/** No sentence is longer; a text without capitals must not grow into a single one. */
const SENTENCE_MAX_CHARS = 1_500;
/** A text without full stops must not be one sentence: what looks at sentences may look at pairs of their words. */
const PIECE_MAX_CHARS = 4_000;

/** "He smiled. — Sit down.": a reply begins with its dash, which the segmenter takes for the middle of a sentence. */
const BEFORE_REPLY = /(?<=[.!?…]["”»)]?)\s+(?=[—–]\s?["“«¿¡…]{0,2}\p{Lu})/u;

type Piece = { text: string; spaced: boolean };

/** What the segmenter takes for sentences; one that nobody could say in one breath comes in parts. */
function* piecesOf(paragraph: string, language: string): Generator<Piece> {
  let spaced = false;
  for (const { segment } of sentenceSegmenter(language).segment(paragraph)) {
    for (let at = 0; at < segment.length; at += PIECE_MAX_CHARS) {
      const piece = segment.slice(at, at + PIECE_MAX_CHARS);
      const text = piece.trim();
      if (text === '') {
        spaced = true;
        continue;
      }
      const [first = '', ...replies] = text.split(BEFORE_REPLY);
      yield { text: first, spaced: spaced || /^\s/.test(piece) };
      for (const reply of replies) yield { text: reply, spaced: true };
      spaced = /\s$/.test(piece);
    }
  }
}

/** One paragraph -> its sentences. Given a paragraph at a time: the segmenter is slow on long strings. */
export function splitSentences(paragraph: string, language: string): string[] {
  const marks = marksFor(language);
  const sentences: string[] = [];
  for (const { text, spaced } of piecesOf(paragraph, language)) {
    const last = sentences.at(-1);
    // "a .NET project": the stop is the first letter of a name.
    const isName = last !== undefined && /(?:^|\s)\.$/.test(last) && /^\p{L}/u.test(text);
    const goesOn =
      last !== undefined && last.length < SENTENCE_MAX_CHARS && belongTogether(last, text, marks);
    if (isName || goesOn) sentences[sentences.length - 1] = `${last}${spaced && !isName ? ' ' : ''}${text}`;
    else sentences.push(text);
  }
  return sentences;
}

/** Words from `from` up to, not including, `to`. */
export type WordRange = { from: number; to: number };

/** So many words before and behind a stop tell whether a sentence is over. */
const LOOKED_AT = { before: 160, behind: 5 };

const joined = (words: readonly string[]): string => words.join(' ');

/** The words of what was or will be said -> its sentences, by the same signs as those of a text. */
export function sentencesOfWords(words: readonly string[], language: string): WordRange[] {
  const marks = marksFor(language);
  const sentences: WordRange[] = [];
  let from = 0;
  words.forEach((word, at) => {
    const behind = words.slice(at + 1, at + 1 + LOOKED_AT.behind);
    const isOver = (): boolean => {
      if (!endsSentence(word)) return false;
      if (UNSPACED_END.test(word.slice(0, -1)) || at + 1 - from > LOOKED_AT.before) return true;
      return !belongTogether(joined(words.slice(from, at + 1)), joined(behind), marks);
    };
    if (behind.length > 0 && !isOver()) return;
    sentences.push({ from, to: at + 1 });
    from = at + 1;
  });
  return sentences;
}

export type StretchSize = {
  /** From here on a stretch ends with the next sentence. */
  wanted: number;
  /** No stretch is longer: a sentence that is comes in parts. */
  atMost: number;
  /** How much of it a word takes: one, where words are counted. */
  of?: (word: string) => number;
};

/** The words of a line -> stretches that a voice says at once: whole sentences, as many as fit. */
export function stretchesOf(words: readonly string[], language: string, size: StretchSize): WordRange[] {
  const { wanted, atMost, of = () => 1 } = size;
  const stretches: WordRange[] = [];
  let open: WordRange | undefined;
  let filled = 0;
  const close = () => {
    if (open) stretches.push(open);
    open = undefined;
    filled = 0;
  };
  for (const sentence of sentencesOfWords(words, language)) {
    const sizes = words.slice(sentence.from, sentence.to).map(of);
    const own = sizes.reduce((sum, each) => sum + each, 0);
    if (filled + own > atMost) close();
    sizes.forEach((each, at) => {
      if (filled + each > atMost) close();
      const word = sentence.from + at;
      open = { from: open?.from ?? word, to: word + 1 };
      filled += each;
    });
    if (filled >= wanted) close();
  }
  close();
  return stretches;
}
