import type { Grammar } from '../language.ts';
import { capitalize } from './casing.ts';
import { outsideQuotations } from './quotations.ts';
import { wordRegex } from './word-regex.ts';

/** Without what ties a sentence to one that is not said; inside somebody's own words nothing is left out. */
export function withoutConnectives(text: string, { droppableOpening, midConnective }: Grammar): string {
  const plain = text.replace(wordRegex(droppableOpening), '');
  return capitalize(outsideQuotations(plain, (part) => part.replace(wordRegex(midConnective), '')));
}
