import { share, tokensOf } from './tokens.ts';

/** As many tokens as the shortest transcript of the human references has: all three figures grow with length. */
const TOKENS = 569;
const WINDOW = 100;

export type Richness = { distinct2: number; mattr: number; entropyBits: number };

/** How varied the words are: distinct pairs, types in a moving window, bits a word. */
export function richnessOf(text: string): Richness {
  const tokens = tokensOf(text).slice(0, TOKENS);
  const pairs = tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`);
  const windows = Math.max(1, tokens.length - WINDOW + 1);
  let mattr = 0;
  for (let at = 0; at < windows; at++) {
    const window = tokens.slice(at, at + WINDOW);
    mattr += share(new Set(window).size, window.length) / windows;
  }
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const entropyBits = [...counts.values()]
    .map((times) => times / tokens.length)
    .reduce((sum, probability) => sum - probability * Math.log2(probability), 0);
  return { distinct2: share(new Set(pairs).size, pairs.length), mattr, entropyBits };
}
