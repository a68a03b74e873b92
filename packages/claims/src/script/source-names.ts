import { packFor } from '@parlance/language/languages';
import { carriesMeaning } from '@parlance/language/text/small-words';
import type { Sentence, Token } from '@parlance/language/text/tokens';
import { wordRegex } from '@parlance/language/text/word-regex';

const initialsOf = (folded: string): string => folded.slice(0, 3);

/** The words around a place in a sentence; nothing where they would fit anywhere. */
export function placeOf(tokens: readonly Token[], at: number, language: string): string | undefined {
  const before = tokens[at - 1]?.folded ?? '^';
  const after = tokens[at + 1]?.folded ?? '$';
  const telling = [before, after].some((word) => /\p{L}/u.test(word) && carriesMeaning(word, language));
  return telling ? `${before} ${after}` : undefined;
}

/**
 * The names of a source and the places they stand in. A name: always with a capital, also in mid-sentence; in
 * German, also never behind an article or an adjective, since there every noun has a capital.
 */
export class SourceNames {
  readonly #capital = new Set<string>();
  readonly #common = new Set<string>();
  readonly #places = new Map<string, Set<string>>();
  readonly #pairs = new Set<string>();
  /** The first letters of every word with a capital, wherever it stands. */
  readonly #initials = new Set<string>();
  readonly #language: string;
  /** Where every noun has a capital: what stands behind one of these, or behind an adjective, is no name. */
  readonly #beforeNoun: RegExp | undefined;

  constructor(language: string) {
    this.#language = language;
    const nouns = packFor(language)?.grammar.capitalNouns;
    this.#beforeNoun = nouns && wordRegex(`^(?:${nouns.before})$`, 'u');
  }

  read(sentences: readonly Sentence[]): void {
    for (const { tokens } of sentences) {
      tokens.forEach((token, at) => {
        const before = tokens[at - 1];
        if (!token.capital) {
          this.#common.add(token.folded);
          return;
        }
        this.#initials.add(initialsOf(token.folded));
        if (token.inside) this.#capital.add(token.folded);
        if (before && !before.capital && this.#beforeNoun?.test(before.folded))
          this.#common.add(token.folded);
        if (before?.capital && token.joined) this.#pairs.add(`${before.folded} ${token.folded}`);
        this.#keepPlace(tokens, at);
      });
    }
  }

  #keepPlace(tokens: readonly Token[], at: number): void {
    const place = placeOf(tokens, at, this.#language);
    if (place === undefined) return;
    const there = this.#places.get(place) ?? new Set();
    there.add(tokens[at]?.folded ?? '');
    this.#places.set(place, there);
  }

  #isName(folded: string): boolean {
    return this.#capital.has(folded) && !this.#common.has(folded);
  }

  /** Whether its names are written in letters that travel between languages unchanged. */
  get latin(): boolean {
    return [...this.#initials].some((initials) => /^\p{sc=Latin}/u.test(initials));
  }

  /** Whether a name in another language may be one of the source's: London, Londres, Londra. */
  mayMean(folded: string): boolean {
    return this.#initials.has(initialsOf(folded));
  }

  /** Whether the source has a name between these two words. */
  hasNameAt(place: string | undefined): boolean {
    if (place === undefined) return false;
    return [...(this.#places.get(place) ?? [])].some((folded) => this.#isName(folded));
  }

  /** Whether the source writes these two side by side, each with a capital: a first name and a surname. */
  pairs(first: Token | undefined, second: Token | undefined): boolean {
    return first !== undefined && second !== undefined && this.#pairs.has(`${first.folded} ${second.folded}`);
  }
}
