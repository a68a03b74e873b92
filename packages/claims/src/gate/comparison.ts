import { type ByLanguage, rowFor } from '../by-language.ts';

/** What makes a sentence a comparison or a supposition, and not a claim. */
const COMPARES: ByLanguage<RegExp> = {
  en: /(?<!\p{L})(?:like|as if|as though|imagine|picture|think of|suppose|say you|you['’]d)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:como|tipo|parece|feito|imagin[ae]m?|pens[ae]m?|suponha|é quase)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:como|parece|imagin[ae]|imagínate|imagina|piens[ae]|supón|es casi)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:comme|on dirait|imagine[zs]?|pense[zs]?|suppose[zs]?|un peu)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wie|als ob|als wäre|als wären|als hätte|als hätten|als würde|als würden|als käme|als gäbe|als könnte|stell|stellt|stellen|denk|denkt|denken|fast)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:come|sembra|immagin[ai]|immaginate|pens[ai]|pensate|supponi|è quasi)(?!\p{L})/iu,
};

/** Unknown languages are believed: nobody could tell. */
export const isComparison = (sentence: string, language: string): boolean =>
  rowFor(COMPARES, language)?.test(sentence) ?? true;
