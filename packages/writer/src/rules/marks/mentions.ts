import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import { FIGURE } from '../../read/dependence.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Understanding } from '../understand.ts';
import type { Marked } from './marked.ts';

/** What is called "the …" further on in a sentence is mostly explained by what stands before it. */
const LOOKED_AT_CHARS = 90;

/** "The delay of the ship": what follows says which one is meant. */
function isBound(next: string, { words, grammar }: TalkPack): boolean {
  const bare = next.toLowerCase();
  return (
    words.connectors.split(' ').includes(bare) || wordRegex(`^(?:${grammar.relative ?? '(?!)'})$`).test(bare)
  );
}

/** Stems of what a text calls "the …" as if one knew it. */
export function definiteTerms(text: string, pack: TalkPack, lexer: Lexer): string[][] {
  const definite = new Set(pack.words.definiteArticles.split(' '));
  const forms = Object.entries(pack.grammar.articleOf)
    .filter(([, article]) => definite.has(article))
    .map(([form]) => form)
    .join('|');
  const pattern = wordRegex(
    `(?<![\\p{L}])(?:(?:${forms}) |l[’'])(?<first>[\\p{L}’'-]+|${FIGURE})(?: (?<second>[\\p{L}’'-]+))?(?: (?<third>[\\p{L}’'-]+))?`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(({ groups }) => {
    const { first = '', second = '', third = '' } = groups ?? {};
    if (isBound(second, pack)) return [];
    const isSmall = second === '' || lexer.isStop(second);
    if (!isSmall && isBound(third, pack)) return [];
    const terms = lexer.terms(isSmall ? first : `${first} ${second}`);
    return terms.length > 0 ? [terms] : [];
  });
}

/**
 * Knows what a sentence takes for granted: things it calls "the …" that the source brought up earlier. A listener who
 * has not heard of them is lost.
 */
export class Mentions {
  private readonly firstOf = new Map<string, number>();
  private readonly taken = new Map<number, string[][]>();
  private readonly understanding: Understanding;

  constructor(understanding: Understanding) {
    this.understanding = understanding;
    for (const { terms, index } of understanding.sentences)
      for (const term of terms) if (!this.firstOf.has(term)) this.firstOf.set(term, index);
  }

  /** How many things it takes for granted that nobody has heard of. */
  unheard(sentence: Marked, isHeard: (term: string) => boolean): number {
    return this.takenForGranted(sentence).filter((terms) => !terms.some(isHeard)).length;
  }

  private takenForGranted(sentence: Marked): string[][] {
    let found = this.taken.get(sentence.index);
    if (!found) {
      const { pack, lexer } = this.understanding;
      const isEarlier = (term: string): boolean =>
        (this.firstOf.get(term) ?? sentence.index) < sentence.index;
      found = definiteTerms(sentence.text.slice(0, LOOKED_AT_CHARS), pack, lexer).filter((terms) =>
        terms.every(isEarlier),
      );
      this.taken.set(sentence.index, found);
    }
    return found;
  }
}
