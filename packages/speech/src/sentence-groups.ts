const SENTENCE_END = /[.!?…]["'”’»)\]]*$/u;

/** Ranges of whole sentences with about the wanted number of words; a sentence without end is cut anyway. */
export function sentenceGroups(
  words: string[],
  size: { wanted: number; atMost: number },
): { from: number; to: number }[] {
  const groups: { from: number; to: number }[] = [];
  let from = 0;
  words.forEach((word, at) => {
    const length = at + 1 - from;
    const full = (SENTENCE_END.test(word) && length >= size.wanted) || length >= size.atMost;
    if (!full && at < words.length - 1) return;
    groups.push({ from, to: at + 1 });
    from = at + 1;
  });
  return groups;
}
