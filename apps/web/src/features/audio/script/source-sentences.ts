/** A stretch of a passage; marked when the line was made of it. */
type Stretch = { text: string; isMarked: boolean };

const MIN_SHARED = 2;
const MIN_SHARE = 0.4;
/** Shorter words stand in every sentence. */
const TELLING_LETTERS = 4;
const CJK = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

const sentencesOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);

const tellingWords = (text: string, language: string): Set<string> =>
  new Set(
    [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
      .filter(
        ({ isWordLike, segment }) => isWordLike && (segment.length >= TELLING_LETTERS || CJK.test(segment)),
      )
      .map(({ segment }) => segment.toLocaleLowerCase(language)),
  );

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

/**
 * The passage a line rests on, with the very sentences marked that it retells: for each sentence of the line the one
 * that shares most of its words. A passage of one sentence needs no mark.
 */
export function markSentences(passage: string, line: string, language: string): Stretch[] {
  const sentences = sentencesOf(passage, language);
  if (sentences.length < 2) return [{ text: passage, isMarked: false }];
  const words = sentences.map((sentence) => tellingWords(sentence, language));
  const marked = new Set<number>();
  for (const said of sentencesOf(line, language)) {
    const wanted = tellingWords(said, language);
    const counts = words.map((each) => shared(wanted, each));
    const most = Math.max(...counts);
    if (most >= MIN_SHARED && most >= wanted.size * MIN_SHARE) marked.add(counts.indexOf(most));
  }
  return sentences.map((text, index) => ({ text, isMarked: marked.has(index) }));
}
