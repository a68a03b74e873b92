import { replaceBetween } from '@parlance/kernel/scan-text';
import type { Grammar, LanguagePack } from '@parlance/language/language';
import type { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';

/** "The 800,000 barrels": a figure and no year, which one takes for known. */
const FIGURE = '(?!(?:1\\d|20)\\d\\d(?!\\d))\\d[\\d.,]+\\d(?![\\p{L}\\d%])';

/** Words before a pronoun within which somebody can have been named. */
const ROOM_FOR_A_NAME = 5;

function pronounWithoutName(text: string, grammar: Grammar): boolean {
  const match = wordRegex(grammar.pronoun).exec(text);
  if (!match) return false;
  const before = text.slice(0, match.index);
  const words = before.trim() === '' ? 0 : before.trim().split(/\s+/).length;
  if (words === 0) return true;
  const named = /(?<=[\s“(])\p{Lu}\p{Ll}+/u.test(before) || /^\p{Lu}\p{Ll}+(?:’s|'s)? \p{Ll}/u.test(before);
  // "Captains feared them": the one noun before it is the one that acts, so it means somebody else.
  const isObject = wordRegex(`^(?:${grammar.objectPronoun ?? '(?!)'})$`).test(match[0]);
  if (isObject) return words < ROOM_FOR_A_NAME;
  return !named && words < ROOM_FOR_A_NAME;
}

/** A sentence that is only a quotation: who says it stands elsewhere. */
export const isBareQuotation = (text: string, grammar: Grammar): boolean =>
  /^[“"«]/.test(text) &&
  /[”"»][.!?]?$/.test(text) &&
  !wordRegex(grammar.attribution).test(replaceBetween(text, /[“"«]/g, /[”"»]/g));

/**
 * Whether a sentence, taken alone, points at what was said before it. Inside a paragraph every pronoun is taken to
 * do so: who "his" is, when two people are near, no pattern can tell.
 */
export function pointsBack(text: string, grammar: Grammar, opensParagraph: boolean): boolean {
  const fits = (pattern: string): boolean => wordRegex(pattern).test(text);
  if (fits(grammar.anaphorOpening) || fits(grammar.dependentOpening) || fits(grammar.pointsBack)) return true;
  if (grammar.droppedSubject && wordRegex(grammar.droppedSubject).test(text)) return true;
  if (!opensParagraph && wordRegex(grammar.pronoun).test(text.slice(0, Math.max(60, text.length * 0.6))))
    return true;
  // "“We are broke,” he told the paper.": what stands in the quotation names nobody outside it.
  return pronounWithoutName(replaceBetween(text, /[“"«]/g, /[”"»]/g, () => '…').trim(), grammar);
}

/**
 * Finds things that have just been introduced: after "a spark set fire to the roof", "The roof fell in" makes no sense
 * alone, although it points at nothing by a pronoun. What a paragraph opens with may be of the one before.
 */
export class FirstMentions {
  private readonly paragraphOf = new Map<string, number>();
  private readonly sentenceOf = new Map<string, number>();
  private readonly definite: RegExp;
  private readonly lexer: Lexer;

  constructor(pack: LanguagePack, lexer: Lexer, alwaysKnown: readonly string[]) {
    this.lexer = lexer;
    const definite = new Set(pack.words.definiteArticles.split(' '));
    const articles = Object.entries(pack.grammar.articleOf).filter(([, article]) => definite.has(article));
    const forms = articles.map(([form]) => form).join('|');
    this.definite = wordRegex(`\\b(?:(?:${forms}) |l[’'])(\\p{L}+(?: \\p{L}+)?|${FIGURE})`, 'giu');
    for (const term of alwaysKnown) this.note(term, -1, -1);
  }

  /** Stems of what it takes for known and its paragraph has brought up. Must be asked sentence by sentence, in order. */
  reliedOn(
    text: string,
    terms: readonly string[],
    { paragraph, index, opens }: { paragraph: number; index: number; opens: boolean },
  ): string[] {
    const isFrom = (term: string, from: number): boolean =>
      this.paragraphOf.get(term) === from && (this.sentenceOf.get(term) ?? index) < index;
    const found = [...text.matchAll(this.definite)].flatMap((match) => {
      const from = opens && match.index === 0 ? paragraph - 1 : paragraph;
      return this.lexer.terms(match[1] ?? '').filter((term) => isFrom(term, from));
    });
    for (const term of terms) if (!this.paragraphOf.has(term)) this.note(term, paragraph, index);
    return found;
  }

  private note(term: string, paragraph: number, index: number): void {
    this.paragraphOf.set(term, paragraph);
    this.sentenceOf.set(term, index);
  }
}
