import { countWords } from '@parlance/kernel/speech-time';
import { wordRegex } from '@parlance/language/text/word-regex';

/** A breadcrumb, the name of a site behind a dash, a price, an address, words that were cut off. */
const FURNITURE = /[|›»>•·@\\{}[\]]|https?:|www\.|…$|\.\.\.$|(?:\s[-–—]\s)|[€$£]\s?\d|\d\s?[€$£]|R\$/u;
/** "Session 5", "No. 44", "History of Science I": one of a row. */
const NUMBERED = /n[°º.] ?\d|, \p{L}+ \d+|\s[IVX]+$/iu;
/** "To the editor", "Letters from our readers". */
const LETTERS =
  /(?:editor|redaktion|redacción|redação|rédaction|redazione|lectores|leitor|readers|leser|lecteurs|lettori|direttore)\p{L}*$/iu;
/** "Tested: …", "From: …": a word that says what kind of thing it is. */
const LABELLED = /^\p{L}+ ?: /u;
const CAPITALS = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u;
/** "Opening hours", "Press release": so short, it may be a rubric as well as a title; one with an article is none. */
const RUBRIC_WORDS = 2;

const isClean = (title: string): boolean => title !== '' && !FURNITURE.test(title) && !CAPITALS.test(title);

/** Whether a title is one that a host would name: a phrase with a small word in it, and no label, rubric or furniture. */
export function isNameable(title: string, articles: string): boolean {
  const [first = '', ...rest] = title.split(' ');
  const isPhrase = rest.some((word) => /^[“"«„(]?\p{Ll}/u.test(word));
  const opensWithArticle = wordRegex(`^(?:(?:${articles.replaceAll(' ', '|')})$|l[’'])`).test(first);
  const isRubric = countWords(title) <= RUBRIC_WORDS && !opensWithArticle;
  const isOneOfMany = NUMBERED.test(title) || LETTERS.test(title) || LABELLED.test(title);
  return isClean(title) && !isOneOfMany && (isPhrase || (opensWithArticle && rest.length > 0)) && !isRubric;
}

/** Of several texts each is called by its name, if that is only a word. */
export const areNameable = (titles: readonly string[]): boolean => titles.every(isClean);
