import { trimEndOf } from '@parlance/kernel/scan-text';
import { PACKS } from '@parlance/language/languages';

/** In every language we know: what a document is in is found out later. */
const wordsFor = (kind: 'part' | 'byline'): string =>
  [...new Set(PACKS.flatMap(({ grammar }) => grammar.headings[kind].split('|')))].join('|');

const PART_NAME = wordsFor('part');
export const NAMED_PART = new RegExp(`^(?:${PART_NAME})\\s+[\\dIVXLC]+(?:\\.\\d+)*\\b`, 'iu');
export const NAMED_PREFIX = new RegExp(`^(?:${PART_NAME})\\s+[\\dIVXLC]+(?:\\.\\d+)*\\s*[.:–—-]*\\s*`, 'iu');
const NUMBER_PREFIX = /^(?:\d{1,2}(?:\.\d{1,2}){0,4}[.)]?|[IVXLC]{1,6}\.)\s+/;

export const BYLINE = new RegExp(
  `^(?:${wordsFor('byline')}) \\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]+){0,4}$`,
  'iu',
);
const DATELINE =
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

export const withoutNumbering = (text: string): string => {
  const bare = text.replace(NAMED_PREFIX, '').replace(NUMBER_PREFIX, '').trim();
  return bare === '' ? text.trim() : bare;
};

/** Whether a line that stands alone can be a heading at all; what follows it decides the rest. */
export function looksLikeHeading(line: string, maxWords = 12): boolean {
  const text = line.trim();
  if (text.length < 3 || text.length > 110 || !/\p{L}{2}/u.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > maxWords || BYLINE.test(text) || DATELINE.test(text)) return false;
  if (NAMED_PART.test(text)) return true;
  if (/[.;,:]$/.test(text) || /^["“«‘(]/.test(text)) return false;
  if (NUMBER_PREFIX.test(text)) return /^\P{L}*\p{Lu}/u.test(text.replace(NUMBER_PREFIX, ''));
  if (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) return words <= 10;
  return /^[¿¡]?[\p{Lu}\p{Lo}\p{N}]/u.test(text) && !/!$/.test(text);
}

/** Screaming headings are read letter by letter by some voices, and look bad as chapter titles. */
export function withoutCapitals(text: string): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{3}/u.test(text) || !/\s|\p{Lu}{6}/u.test(text)) return text;
  const lower = text.toLowerCase();
  return lower.replace(/\p{L}/u, (first) => first.toUpperCase());
}

/** Sections no listener wants to hear. */
const BACK_MATTER =
  /^(?:references?|bibliography|works cited|notes?|footnotes?|endnotes|citations?|sources?|acknowledge?ments?|see also|external links|further reading|(?:table of )?contents|index|license|legal notice|about the authors?|keywords|referências(?: bibliográficas)?|bibliografia|ver também|ligações externas|notas(?: e referências)?|agradecimentos|sumário|índice|referencias|bibliografía|véase también|enlaces externos|agradecimientos|fuentes|références|bibliographie|voir aussi|liens externes|notes et références|remerciements|table des matières|sommaire|literatur|einzelnachweise|weblinks|note|bibliografia e sitografia)\s*:?$|^copyright/iu;

export const isBackMatter = (heading: string): boolean =>
  BACK_MATTER.test(
    withoutNumbering(heading)
      .replace(/\[[^\][]*\]/g, '')
      .trim(),
  );
