/** Where a sentence ends in text that may hold anything; behind "e.g." the same one goes on in small letters. */
export const SENTENCE_END = /(?<=[.!?…]["”’»)]?) (?!\p{Ll})|(?<=[。！？])/u;

/** A paragraph without those of its sentences that nobody could say. */
export const withoutSentences = (text: string, isUnsayable: (sentence: string) => boolean): string =>
  isUnsayable(text)
    ? text
        .split(SENTENCE_END)
        .filter((sentence) => !isUnsayable(sentence))
        .join(/[。！？]/.test(text) ? '' : ' ')
    : text;
