import { packFor } from '@parlance/language/languages';
import { isSmallWord } from '@parlance/language/text/small-words';
import type { Sentence, Token } from '@parlance/language/text/tokens';
import { wordRegex } from '@parlance/language/text/word-regex';
import { isEverydayName } from '../names/read-names.ts';
import { placeOf, type SourceNames } from './source-names.ts';

/** A word that names somebody or something, with the capitalised words right before and behind it. */
export type NameMention = { token: Token; before: Token | undefined; after: Token | undefined };

const ACRONYM = /^\p{Lu}{2,}$/u;

const mayName = (token: Token | undefined, language: string): token is Token =>
  token?.capital === true &&
  token.text !== 'I' &&
  !isEverydayName(token.text) &&
  !isSmallWord(token.folded, language);

const neighbours = (tokens: readonly Token[], at: number, language: string) => {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  return {
    before: mayName(before, language) && tokens[at]?.joined ? before : undefined,
    after: mayName(after, language) && after.joined ? after : undefined,
  };
};

/** Two capitals side by side, a title before it, or capitals only: where every noun has a capital, a lone one can't be told from a name. */
function namedAmongNouns(tokens: readonly Token[], at: number, language: string, titles: string): boolean {
  const token = tokens[at];
  const { before, after } = neighbours(tokens, at, language);
  if (!token) return false;
  return (
    ACRONYM.test(token.text) ||
    (before?.inside ?? false) ||
    after !== undefined ||
    wordRegex(`^(?:${titles})$`, '').test(before?.folded ?? '')
  );
}

/**
 * The names a sentence holds, as far as its script shows them. Capitals tell, save at the beginning of a sentence,
 * where only a place does that the source gives to a name. Scripts without capitals (Arabic, Chinese, Hindi …)
 * show names only where they are written in Latin letters.
 */
export function namesIn({ tokens }: Sentence, language: string, source: SourceNames): NameMention[] {
  const nouns = packFor(language)?.grammar.capitalNouns;
  return tokens.flatMap((token, at) => {
    if (!mayName(token, language) || token.text.length < 2) return [];
    const shown = token.inside && (!nouns || namedAmongNouns(tokens, at, language, nouns.titles));
    if (!shown && !source.hasNameAt(placeOf(tokens, at, language))) return [];
    return [{ token, ...neighbours(tokens, at, language) }];
  });
}
