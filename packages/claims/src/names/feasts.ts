import { packFor } from '@parlance/language/languages';
import { fold } from '@parlance/language/text/fold';
import { sentencesOf, type Token } from '@parlance/language/text/tokens';

/** A feast that a text names: a time of the year, not a person. */
export type Feast = { id: string; text: string };
type Phrase = Feast & { words: readonly string[] };

const phrases = new Map<string, readonly Phrase[]>();

/** The names of feasts in a language as words, the longest first. */
function phrasesOf(language: string): readonly Phrase[] {
  let found = phrases.get(language);
  if (!found) {
    found = Object.entries(packFor(language)?.nameWords.feasts ?? {})
      .flatMap(([id, names]) =>
        names.split('|').map((text) => ({ id, text, words: fold(text).match(/\p{L}+/gu) ?? [] })),
      )
      .sort((one, other) => other.words.length - one.words.length);
    phrases.set(language, found);
  }
  return found;
}

type Found = Feast & { tokens: Token[] };

function feastAt(tokens: readonly Token[], at: number, language: string): Found | undefined {
  if (!tokens[at]?.capital) return undefined;
  const phrase = phrasesOf(language).find(({ words }) =>
    words.every((word, offset) => tokens[at + offset]?.folded === word),
  );
  if (!phrase) return undefined;
  const end = at + phrase.words.length;
  const next = tokens[end];
  // "Easter Island" is a place; where every noun has a capital the next word tells nothing.
  const isPlace = next?.capital && next.joined && !packFor(language)?.grammar.capitalNouns;
  return isPlace ? undefined : { id: phrase.id, text: phrase.text, tokens: tokens.slice(at, end) };
}

function found(tokens: readonly Token[], language: string): Found[] {
  const feasts: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const feast = feastAt(tokens, at, language);
    if (!feast) continue;
    feasts.push(feast);
    at += feast.tokens.length - 1;
  }
  return feasts;
}

/** The words of a sentence that name a feast. */
export const feastTokens = (tokens: readonly Token[], language: string): ReadonlySet<Token> =>
  new Set(found(tokens, language).flatMap((feast) => feast.tokens));

/** The feasts that a text names with a capital letter. */
export const feastsIn = (text: string, language: string): Feast[] =>
  sentencesOf(text, language).flatMap((sentence) =>
    found(sentence.tokens, language).map(({ id, text: name }) => ({ id, text: name })),
  );
