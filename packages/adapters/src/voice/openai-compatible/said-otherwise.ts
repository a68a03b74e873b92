/** Figures and signs may be written out, as several words. */
const FIGURE = /[\p{N}%‰€$£¥&+=]+/gu;
const WORDS_OF_A_FIGURE = 8;
/** "Mm" for "hmm", "mister" for "Mr": written otherwise, said alike. */
const PARDONED_WORDS = 2;

/** Words in any script, without case and without figures. */
function wordsOf(text: string, language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const segments = words.segment(text.toLocaleLowerCase(language).replace(FIGURE, ' '));
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** The share of a line's words that were not said, or were said besides, in whatever order. */
export function shareSaidOtherwise(line: string, said: string, language: string): number {
  const left = new Map<string, number>();
  const lineWords = wordsOf(line, language);
  for (const word of lineWords) left.set(word, (left.get(word) ?? 0) + 1);
  for (const word of wordsOf(said, language)) left.set(word, (left.get(word) ?? 0) - 1);
  const counts = [...left.values()];
  const missing = counts.reduce((sum, count) => sum + Math.max(0, count), 0);
  const added = counts.reduce((sum, count) => sum + Math.max(0, -count), 0);
  const figures = line.match(FIGURE)?.length ?? 0;
  const unexplained = Math.max(0, added - figures * WORDS_OF_A_FIGURE);
  return Math.max(0, missing + unexplained - PARDONED_WORDS) / Math.max(1, lineWords.length);
}
