import { trimEndOf } from '@parlance/kernel/scan-text';
import { PACKS } from '@parlance/language/languages';

/** In every language we know: what a document is in is found out later. */
const wordsFor = (kind: 'part' | 'byline'): string =>
  [...new Set(PACKS.flatMap(({ grammar }) => grammar.headings[kind].split('|')))].join('|');

const PART_NAME = wordsFor('part');
export const NAMED_PART = new RegExp(`^(?:${PART_NAME})\\s+[\\dIVXLC]+(?:\\.\\d+)*\\b`, 'iu');
export const NAMED_PREFIX = new RegExp(
  `^(?:${PART_NAME})\\s+(?:[\\dIVXLC]+|[A-Z])(?:\\.\\d+)*\\s*[.:–—-]*\\s*`,
  'iu',
);
/** "2.1 ", "3. ", "IV. ", "A.2 ": a number that says it is one. */
const NUMBER_PREFIX =
  /^(?:\d{1,2}(?:\.\d{1,2}){1,4}[.):]?|\d{1,2}[.)]|[IVXLC]{1,6}\.|[A-Z](?:\.\d{1,2}){1,4}\.?)\s+(?=\S)/;
/** "8.2 Why …", "3.1.4. …": a number of at least two parts over or before what it counts. */
const SECTION_NUMBER = /^(\d{1,2}(?:\.\d{1,2}){1,4})[.:]?\s+(?=["“«¿]?[\p{Lu}\p{Lo}])/u;
/** "B. Integration": a part, where another one is called A or C. */
const LETTERED = /^([A-Za-z])[.)]\s+(?=\p{Lu})/u;
/** "4 Results": a section, or "10 things to know"; the other headings tell. */
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{Lu})/u;

export const BYLINE = new RegExp(
  `^(?:${wordsFor('byline')}) \\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]+){0,4}$`,
  'iu',
);
const DATE_ALONE =
  /^(?:\p{L}+,? )?\d{1,2}(?:st|nd|rd|th)? (?:de |d’)?\p{L}{3,10},?(?: de)? \d{4}$|^\p{L}{3,10} \d{1,2},? \d{4}$/u;

export type HeadingMark = { text: string; level: number };

/** "# Title" and deeper. */
export function markdownHeading(line: string): HeadingMark | undefined {
  const match = /^\s{0,3}(#{1,6})\s+(\S.*)$/.exec(line);
  if (!match) return undefined;
  const written = match[2] ?? '';
  const open = trimEndOf(written, /#/);
  // "# C#" ends in a word of its own; closing marks stand apart.
  const text = (/\s/.test(open.at(-1) ?? '') ? open : written).trim();
  return text ? { text, level: match[1]?.length ?? 1 } : undefined;
}

/** "2.1 Methods" and "Chapter IV: The storm" say how deep they stand; other plain headings are sections. */
export function headingLevel(text: string): number {
  const numbers = /^\d{1,2}((?:\.\d{1,2}){0,4})/.exec(text);
  if (numbers && NUMBER_PREFIX.test(text)) return 2 + (numbers[1]?.split('.').length ?? 1) - 1;
  return 2;
}

/** A heading and the number printed before it; "Chapter 3" alone is its own text. */
export function splitNumber(heading: string): { number?: string; text: string } {
  const text = heading.trim();
  const named = NAMED_PREFIX.exec(text)?.[0] ?? '';
  const numbered = NUMBER_PREFIX.exec(text.slice(named.length))?.[0] ?? '';
  const length = named.length + numbered.length;
  if (length === 0 || length >= text.length) return { text };
  return { number: trimEndOf(text.slice(0, length), /[\s.:)–—-]/), text: text.slice(length).trim() };
}

/** The parts of the number that a line opens with, and the words behind it. */
export function sectionNumber(line: string): { number: string; text: string } | undefined {
  const found = SECTION_NUMBER.exec(line);
  return found ? { number: found[1] ?? '', text: line.slice(found[0].length) } : undefined;
}

/** The number of a heading that only counts as one because its neighbours count too. */
export const bareNumber = (heading: string): number | undefined => {
  const found = BARE_NUMBER.exec(heading);
  return found ? Number(found[1]) : undefined;
};

/** The letter of a heading, as a number of its own row: A is 1001. */
export const letterNumber = (heading: string): number | undefined => {
  const found = LETTERED.exec(heading);
  return found ? 1_000 + (found[1] ?? '').toUpperCase().charCodeAt(0) - 64 : undefined;
};

export const withoutLetter = (heading: string): string => heading.replace(LETTERED, '');

export const withoutBareNumber = (heading: string): string => heading.replace(BARE_NUMBER, '');

/** Whether a line that stands alone can be a heading at all; what follows it decides the rest. */
export function looksLikeHeading(line: string, maxWords = 12): boolean {
  const text = line.trim();
  if (text.length < 3 || text.length > 110 || !/\p{L}{2}/u.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > maxWords || BYLINE.test(text) || DATE_ALONE.test(text)) return false;
  if (NAMED_PART.test(text)) return true;
  if (/[.;,:]["”»]?$/.test(text) || /^["“«‘(]/.test(text)) return false;
  if (NUMBER_PREFIX.test(text)) return /^\P{L}*\p{Lu}/u.test(text.replace(NUMBER_PREFIX, ''));
  if (/^\d{1,3} \p{Ll}/u.test(text)) return true;
  if (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) return words <= 10;
  return /^[¿¡]?[\p{Lu}\p{Lo}\p{N}]/u.test(text) && !/!$/.test(text);
}

/** Screaming headings are read letter by letter by some voices, and look bad as chapter titles. */
export function withoutCapitals(text: string): string {
  // "R FAQ", "HTTP API": short ones are names of things.
  if (
    text.length < 10 ||
    text !== text.toUpperCase() ||
    !/\p{Lu}{3}/u.test(text) ||
    !/\s|\p{Lu}{6}/u.test(text)
  )
    return text;
  const lower = text.toLowerCase();
  return lower.replace(/\p{L}/u, (first) => first.toUpperCase());
}
