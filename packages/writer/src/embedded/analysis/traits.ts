import type { Grammar, Trait } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';

export function traitsOf(text: string, grammar: Grammar): Set<Trait> {
  const found = new Set<Trait>();
  for (const [trait, pattern] of Object.entries(grammar.traits)) {
    if (wordRegex(pattern).test(text)) found.add(trait as Trait);
  }
  return found;
}
