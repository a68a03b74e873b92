import type { Grammar, Trait } from '../language/pack.ts';
import { wordRegex } from '../text/word-regex.ts';

export function traitsOf(text: string, grammar: Grammar): Set<Trait> {
  const found = new Set<Trait>();
  for (const [trait, pattern] of Object.entries(grammar.traits)) {
    if (wordRegex(pattern).test(text)) found.add(trait as Trait);
  }
  return found;
}
