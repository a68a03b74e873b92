import { CLOSING_MARKS, SENTENCE_MARKS } from '@parlance/kernel/sentence-end';

const MARK = `[${SENTENCE_MARKS}]`;
const CLOSED = `[${CLOSING_MARKS}]?`;
/** Behind these the same sentence goes on in any way. */
const SHORT_FORM =
  '(?:^|[\\s(])(?:vs|viz|resp|incl|approx|bzw|vgl|Dr|Mrs?|Prof|e\\.g|i\\.e|cf|w\\.r\\.t|z\\. ?B|d\\. ?h|p\\. ?ex|p\\. ?ej|par ex)\\. ';
/** Behind these, with a number: "Fig. 3". */
const COUNTED = '(?:^|[\\s(])(?:[Ff]igs?|[Ee]qs?|[Ss]ecs?|[Tt]ab|[Aa]bb|[Nn]r|[Vv]ol|[Kk]ap|[Cc]hap)\\. ';

/**
 * Where a sentence can be taken out of text that may hold anything, code and formulas too, so that the rest joins to
 * what stood there letter for letter; where sentences of prose end, the language says (language/text/sentences).
 */
export const SENTENCE_END = new RegExp(
  `(?<=${MARK}${CLOSED}) (?!\\p{Ll})(?<!${SHORT_FORM})(?!(?<=${COUNTED})\\d{1,3}(?!\\. \\p{Lu}))|(?<=[。！？])`,
  'u',
);
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END);

/** The text with those of its sentences that are left, joined as it joins them. */
export function withSentences(text: string, all: readonly string[], left: readonly string[]): string {
  if (left.length === all.length) return text;
  return left.join(/[。！？]/.test(text) ? '' : ' ');
}

/** A paragraph without those of its sentences that nobody could say. */
export function withoutSentences(
  text: string,
  isUnsayable: (sentence: string, isLast: boolean) => boolean,
): string {
  const sentences = sentencesOf(text);
  const said = sentences.filter((sentence, at) => !isUnsayable(sentence, at === sentences.length - 1));
  return withSentences(text, sentences, said);
}
