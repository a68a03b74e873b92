import { multiplierNamed } from '@parlance/language/text/number-words';
import { cuesOf, hasWord as has } from './number-cues.ts';
import { MAX_WORDS, type NumberTable } from './number-table.ts';
import type { NumberToken } from './number-tokens.ts';

const MOST_DECIMALS = 3;

/** Whether a token is a hundred, a thousand or more of what stands before it. */
export const isFactor = (token: NumberToken | undefined): boolean =>
  token !== undefined && !token.digits && multiplierNamed(token.folded) > 1;

/** A number in words, and where it ends. */
export type Said = { value: number; to: number };

/** Reads amounts in words, from any place of a text. */
export class Cardinals {
  readonly #tokens: readonly NumberToken[];
  readonly #table: NumberTable;
  readonly #language: string;
  readonly #cues;

  constructor(tokens: readonly NumberToken[], table: NumberTable, language: string) {
    this.#tokens = tokens;
    this.#table = table;
    this.#language = language;
    this.#cues = cuesOf(language);
  }

  longest(table: ReadonlyMap<string, number>, from: number): Said | undefined {
    let words = '';
    let best: Said | undefined;
    for (let at = from; at < from + MAX_WORDS; at++) {
      const token = this.#tokens[at];
      if (!token || token.digits || (at > from && !token.joined)) break;
      words = words === '' ? token.folded : `${words} ${token.folded}`;
      const value = table.get(words) ?? (at === from ? this.compound(words, table) : undefined);
      if (value !== undefined) best = { value, to: at + 1 };
    }
    return best;
  }

  /** "Cinquantamila", "fünfzigtausend": more than the table has, written in one word. */
  compound(word: string, table: ReadonlyMap<string, number>): number | undefined {
    if (table !== this.#table.cardinals) return undefined;
    for (const [size, factor] of this.#table.joinedSizes) {
      const at = word.indexOf(size);
      if (at <= 0) continue;
      const [head, tail] = [word.slice(0, at), word.slice(at + size.length)];
      const [large, small] = [table.get(head), tail === '' ? 0 : table.get(tail)];
      if (large !== undefined && small !== undefined && small < factor) return large * factor + small;
    }
    return undefined;
  }

  /** Parts joined by "and" and by thousands and millions: "two hundred and fifty thousand". */
  cardinal(from: number): Said | undefined {
    const table = this.#table;
    let [total, group, at, last] = [0, -1, from, Number.POSITIVE_INFINITY];
    let to = from;
    for (;;) {
      const token = this.#tokens[at];
      if (!token || (at > from && !token.joined)) break;
      const small = this.longest(table.cardinals, at);
      if (small && (group < 0 || (group % 100 === 0 && group > 0 && small.value < 100))) {
        group = Math.max(0, group) + small.value;
        at = to = small.to;
      } else if (isFactor(token) && multiplierNamed(token.folded) < last) {
        const factor = multiplierNamed(token.folded);
        const article = has(this.#cues.article, this.#tokens[at - 1]?.folded);
        if (group < 0 && factor === 100 && !article && this.#language === 'en') break;
        if (factor === 100) group = Math.max(1, group) * 100;
        else {
          total += Math.max(1, group) * factor;
          [group, last] = [-1, factor];
        }
        at = to = at + 1;
      } else if (has(this.#cues.and, token.folded) && to === at && at > from && this.#goesOn(at, group, last))
        at++;
      else break;
    }
    return to === from ? undefined : { value: total + Math.max(0, group), to };
  }

  /** "two hundred and fifty" is one number, "three and five" are two. */
  #goesOn(at: number, group: number, last: number): boolean {
    const next = this.longest(this.#table.cardinals, at + 1);
    if (!next || !this.#tokens[at + 1]?.joined) return false;
    return group < 0 ? next.value < last : group > 0 && group % 100 === 0 && next.value < 100;
  }

  /** "Eleven point six": the words behind the point, digit by digit. */
  decimals(end: number): { part: number; to: number } {
    let digits = '';
    let at = end + 1;
    if (this.#tokens[end]?.joined && has(this.#cues.point, this.#tokens[end]?.folded))
      for (; digits.length < MOST_DECIMALS && this.#tokens[at]?.joined; at++) {
        const digit = this.#table.cardinals.get(this.#tokens[at]?.folded ?? '');
        if (digit === undefined || digit > 9) break;
        digits += digit;
      }
    return digits === '' ? { part: 0, to: end } : { part: Number(`0.${digits}`), to: at };
  }
}
