/** Where a sentence ends in text that may hold anything; behind "Fig." the same one goes on with a number, behind "vs." and "e.g." in any way. */
const SENTENCE_END =
  /(?<=[.!?…]["”’»)]?) (?!\p{Ll})(?<!(?:^|[\s(])(?:vs|viz|resp|incl|approx|bzw|vgl|Dr|Mrs?|Prof|e\.g|i\.e|cf|w\.r\.t|z\. ?B|d\. ?h|p\. ?ex|p\. ?ej|par ex)\. )(?!(?<=(?:^|[\s(])(?:[Ff]igs?|[Ee]qs?|[Ss]ecs?|[Tt]ab|[Aa]bb|[Nn]r|[Vv]ol|[Kk]ap|[Cc]hap)\. )\d{1,3}(?!\. \p{Lu}))|(?<=[。！？])/u;
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
