/** Where a sentence ends in text that may hold anything; behind "e.g." the same one goes on in small letters. */
const SENTENCE_END = /(?<=[.!?…]["”’»)]?) (?!\p{Ll})|(?<=[。！？])/u;

/** A paragraph without those of its sentences that nobody could say. */
export function withoutSentences(text: string, isUnsayable: (sentence: string) => boolean): string {
  const sentences = text.split(SENTENCE_END);
  const said = sentences.filter((sentence) => !isUnsayable(sentence));
  if (said.length === sentences.length) return text;
  return said.join(/[。！？]/.test(text) ? '' : ' ');
}
