import type { Grammar } from '../language.ts';
import { capitalize } from './casing.ts';
import { outsideQuotations } from './quotations.ts';
import { wordRegex } from './word-regex.ts';

/** Without what ties a sentence to one that is not said; inside somebody's own words nothing is left out. */
export function withoutConnectives(text: string, { droppableOpening, midConnective }: Grammar): string {
  const plain = text.replace(wordRegex(droppableOpening), '');
  return capitalize(outsideQuotations(plain, (part) => part.replace(wordRegex(midConnective), '')));
}

/** As it is said where nothing was said before it: what follows nothing contrasts with nothing. */
export function unbound(text: string, grammar: Grammar): string {
  const [but = ''] = grammar.cut.conjunctions.split('|');
  return capitalize(withoutConnectives(text, grammar).replace(wordRegex(`^${but} `, 'iu'), ''));
}
