/** Where a sentence ends in text that may hold anything; behind "e.g." the same one goes on in small letters, behind "Fig." with a number. */
const SENTENCE_END =
  /(?<=[.!?…]["”’»)]?) (?!\p{Ll})(?!(?<=(?:^|[\s(])(?:[Ff]igs?|[Ee]qs?|[Ss]ecs?|[Tt]ab|[Aa]bb|[Nn]r|[Vv]ol|[Kk]ap|[Cc]hap)\. )\d{1,3}(?!\. \p{Lu}))|(?<=[。！？])/u;
/** What such a sentence speaks of stands in the one before it. */
const LEANS_BACK =
  /^(?:This|These|That|Those|It|They|Otherwise|Instead|Dies|Diese[rs]?|Dadurch|Damit|Dabei|Ceci|Cela|Ces|Celui-ci|Celle-ci|Esto|Estos|Estas|Ello|Isto|Isso|Estes|Esses|Questo|Questi|Queste|Ciò)(?![\p{L}’'])/u;

/** A paragraph without those of its sentences that nobody could say, nor those that lean on them. */
export function withoutSentences(
  text: string,
  isUnsayable: (sentence: string, isLast: boolean) => boolean,
): string {
  const sentences = text.split(SENTENCE_END);
  let isGone = false;
  const said = sentences.filter((sentence, at) => {
    isGone = isUnsayable(sentence, at === sentences.length - 1) || (isGone && LEANS_BACK.test(sentence));
    return !isGone;
  });
  if (said.length === sentences.length) return text;
  return said.join(/[。！？]/.test(text) ? '' : ' ');
}
