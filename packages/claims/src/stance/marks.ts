import { sentencesOf, type Token } from '@parlance/language/text/tokens';
import { LONGEST_PHRASE, stancePhrases } from './read-stance.ts';
import type { StanceKind } from './stance-words.ts';

const LIMITS: readonly StanceKind[] = ['maybe', 'often', 'some', 'about'];
const NEGATIONS: readonly StanceKind[] = ['not', 'without'];

const isOf = (words: readonly Token[], language: string, kinds: readonly StanceKind[]): boolean =>
  stancePhrases(language)
    ?.get(words.map(({ folded }) => folded).join(' '))
    ?.some((kind) => kinds.includes(kind)) === true;

/** The words of a text that say "not quite", "not always" or "not everywhere". */
export const hedgesIn = (text: string, language: string): string[] =>
  sentencesOf(text, language).flatMap(({ tokens }) => {
    const found: string[] = [];
    for (let at = 0; at < tokens.length; at++)
      for (let size = Math.min(LONGEST_PHRASE, tokens.length - at); size > 0; size--) {
        const words = tokens.slice(at, at + size);
        if (!isOf(words, language, LIMITS)) continue;
        found.push(words.map((word) => word.text).join(' '));
        at += size - 1;
        break;
      }
    return found;
  });

/** How often a text says "not" or "without", also where it denies nothing: "not only". */
export const countNegations = (text: string, language: string): number =>
  sentencesOf(text, language)
    .flatMap(({ tokens }) => tokens)
    .filter((token) => isOf([token], language, NEGATIONS)).length;
