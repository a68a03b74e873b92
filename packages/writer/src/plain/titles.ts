import { countWords } from '@parlance/kernel/speech-time';
import { wordRegex } from '@parlance/language/text/word-regex';

/** A breadcrumb, the name of a site behind a dash, a price, an address, words that were cut off. */
const FURNITURE = /[|›»>•·@\\{}[\]]|https?:|www\.|…$|\.\.\.$|(?:\s[-–—]\s)|[€$£]\s?\d|\d\s?[€$£]|R\$/u;
/** "Session 5", "No. 44", "History of Science I": one of a row. */
const NUMBERED = /n[°º.] ?\d|, \p{L}+ \d+|\s[IVX]+$/iu;
/** "To the editor", "Letters from our readers". */
const LETTERS = [
  ...['editor', 'redaktion', 'redacción', 'redação', 'rédaction', 'redazione', 'lectores', 'leitor'],
  ...['readers', 'leser', 'lecteurs', 'lettori', 'direttore'],
];
const isOfLetters = (title: string): boolean => {
  const last = title.split(' ').at(-1)?.toLowerCase() ?? '';
  return LETTERS.some((word) => last.includes(word));
};
/** "Tested: …", "From: …": a word that says what kind of thing it is. */
const LABELLED = /^\p{L}+ ?: /u;
/** So many are no short form of a name. */
const CAPITALS = 4;
const hasCapitals = (title: string): boolean =>
  title.split(/[^\p{L}]/u).some((word) => word.length >= CAPITALS && /^\p{Lu}+$/u.test(word));
/** "Opening hours", "Press release": so short, it may be a rubric as well as a title; one with an article is none. */
const RUBRIC_WORDS = 2;

const isClean = (title: string): boolean => title !== '' && !FURNITURE.test(title) && !hasCapitals(title);

/** Whether a title is one that a host would name: a phrase with a small word in it, and no label, rubric or furniture. */
export function isNameable(title: string, articles: string): boolean {
  const [first = '', ...rest] = title.split(' ');
  const isPhrase = rest.some((word) => /^[“"«„(]?\p{Ll}/u.test(word));
  const opensWithArticle = wordRegex(`^(?:(?:${articles.replaceAll(' ', '|')})$|l[’'])`).test(first);
  const isRubric = countWords(title) <= RUBRIC_WORDS && !opensWithArticle;
  const isOneOfMany = NUMBERED.test(title) || isOfLetters(title) || LABELLED.test(title);
  return isClean(title) && !isOneOfMany && (isPhrase || (opensWithArticle && rest.length > 0)) && !isRubric;
}

/** Of several texts each is called by its name, if that is only a word. */
export const areNameable = (titles: readonly string[]): boolean => titles.every(isClean);
