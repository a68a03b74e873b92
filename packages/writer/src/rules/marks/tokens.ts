/** `inside`: it stands in mid-sentence with no break before it, so that a capital letter means a name. */
export type Token = { word: string; lower: string; afterBreak: boolean; inside: boolean };

const TOKEN = /(?:[ldjnsmtc]|qu)[’'](?=\p{L})|\p{L}[\p{L}\p{M}\p{N}\-/]*(?:[’']\p{L}+)?|\d[\d.,%]*/gu;
const BREAK = /[,.;:!?()“”"«»—–…[\]]/;
const VERB_SHARE = 0.34;

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const afterBreak = BREAK.test(text.slice(end, match.index));
    const inside = tokens.length > 0 && !afterBreak;
    tokens.push({ word: match[0], lower: match[0].toLowerCase(), afterBreak, inside });
    end = match.index + match[0].length;
  }
  return tokens;
}

export function countWords(sentences: readonly Token[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tokens of sentences) {
    for (const { lower } of tokens) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return counts;
}

/** Words that are mostly followed by a determiner are verbs: "found the", "carried a". */
export function findVerbs(sentences: readonly Token[][], determiners: ReadonlySet<string>): Set<string> {
  const times = countWords(sentences);
  const beforeDeterminer = new Map<string, number>();
  const capitals = new Map<string, number>();
  for (const tokens of sentences) {
    tokens.forEach(({ word, lower, inside }, at) => {
      const next = tokens[at + 1];
      if (next?.inside && determiners.has(next.lower)) {
        beforeDeterminer.set(lower, (beforeDeterminer.get(lower) ?? 0) + 1);
      }
      if (inside && isCapital(word)) capitals.set(lower, (capitals.get(lower) ?? 0) + 1);
    });
  }
  const verbs = new Set<string>();
  for (const [word, count] of beforeDeterminer) {
    const all = times.get(word) ?? 1;
    if (count / all > VERB_SHARE && (capitals.get(word) ?? 0) < all / 2) verbs.add(word);
  }
  return verbs;
}
