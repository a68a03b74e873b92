import { sentencesOfWords } from '@parlance/language/text/sentences';

export type TextPart = { text: string /** Silence behind it, when another part follows. */; pauseMs: number };

const SENTENCE_PAUSE_MS = 260;
const CLAUSE_PAUSE_MS = 140;
const CLAUSES = /(?<=[,;:—–،、])\s+/u;
/** Shorter ones are not said by themselves. */
const FEWEST_CHARACTERS = 12;

function sentencesOf(text: string, language: string): string[] {
  const words = text.split(/\s+/u).filter(Boolean);
  return sentencesOfWords(words, language).map(({ from, to }) => words.slice(from, to).join(' '));
}

function joinShort(pieces: string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && last.length < FEWEST_CHARACTERS) joined[joined.length - 1] = `${last} ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

/** As few parts as possible, none longer than that unless a sentence is. */
function packed(sentences: string[], atMost: number): string[] {
  const parts: string[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < atMost)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

const withPauses = (parts: string[], pauseMs: number): TextPart[] => parts.map((text) => ({ text, pauseMs }));

/** Parts of at most about that many characters, cut at sentence ends. */
export const partsUpTo = (text: string, language: string, atMost: number): TextPart[] =>
  withPauses(packed(joinShort(sentencesOf(text, language)), atMost), SENTENCE_PAUSE_MS);

/** Every sentence by itself; a single sentence in two, at the clause that ends nearest its middle. */
export function smallerParts(text: string, language: string): TextPart[] {
  const sentences = joinShort(sentencesOf(text, language));
  if (sentences.length > 1) return withPauses(sentences, SENTENCE_PAUSE_MS);
  const clauses = joinShort(text.split(CLAUSES));
  if (clauses.length < 2) return withPauses([text], 0);
  const halves = clauses.slice(1).map((_, at) => {
    const first = clauses.slice(0, at + 1).join(' ');
    return { first, second: clauses.slice(at + 1).join(' '), off: Math.abs(text.length / 2 - first.length) };
  });
  const best = halves.reduce((a, b) => (a.off <= b.off ? a : b));
  return withPauses([best.first, best.second], CLAUSE_PAUSE_MS);
}
