import { wordRegex } from '@parlance/language/text/word-regex';
import type { PlacedBlock } from '../placed-block.ts';
import { DESK } from './article-words.ts';
import type { PageText } from './page-text.ts';

const PLACE = "\\p{Lu}[\\p{L}.’'-]{1,20}(?:[ /]\\p{Lu}[\\p{L}.’'-]{0,20}){0,3}";
const BIG_PLACE = "\\p{Lu}[\\p{Lu}.’'-]{2,20}(?:[ /]\\p{Lu}[\\p{Lu}.’'-]{0,20}){0,3}";
const REGION = '(?:, \\p{Lu}[\\p{L}.]{1,20}(?: \\p{Lu}[\\p{L}.]{1,20}){0,2})?';
const AGENCY = '\\([\\p{Lu}a-z][\\p{L}/ .]{1,24}\\)';
const DATE =
  '(?:\\p{Lu}\\p{L}{2,9}\\.? \\d{1,2}(?:, \\d{4})?|\\d{1,2}\\.?º? (?:de )?\\p{L}{3,10}\\.?(?: (?:de )?\\d{4})?|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})';
const ENDS = ' ?(?:--|[–—]|(?<=[ )])-|\\.-) ?(?=[\\p{Lu}\\d“"«„¿¡])';

/**
 * "Washington (CNN) -- Democrats pledged", "CAIRO — Gunmen", "PARIS, 3 mars —": news say where and when they were
 * written, and nobody reads that out.
 */
export const DATELINE = wordRegex(
  `^(?:${[
    `(?:${AGENCY} ?(?:--|[–—-]) ?)?${PLACE}${REGION}(?:, ${DATE})? ${AGENCY}`,
    `(?:${AGENCY} ?(?:--|[–—-]) ?)?${BIG_PLACE}${REGION}, ${DATE}`,
    AGENCY,
    `(?:${DESK})(?:, \\p{Ll}{1,3} ${PLACE})?`,
  ].join('|')})${ENDS}`,
  'u',
);
/** Only where a text begins: further on, a big word before a dash is what is spoken of. */
const DATELINE_AT_BEGINNING = wordRegex(`^(?:${BIG_PLACE}${REGION}|${DATE})${ENDS}`, 'u');
/** "HARBOUR TIMES —", "(HT) --": who sends a report, in a line over its first sentence. */
export const DATELINE_ALONE = /^\(?\p{Lu}[\p{L}\p{N}.,/ ]{1,40}\)? ?[—–-]{1,2}$/u;

/** A dateline may stand before one of so many paragraphs. */
const FIRST_PARAGRAPHS = 3;

/** Where a text begins. */
export const beginningOf = (page: PageText): ReadonlySet<PlacedBlock> =>
  new Set(page.filter(({ kind, isByline }) => kind !== 'heading' && !isByline).slice(0, FIRST_PARAGRAPHS));

/** What a paragraph says of where and when it was written; empty for nearly all. */
export function datelineOf(text: string, begins: boolean): string {
  const found = (begins && DATELINE_AT_BEGINNING.exec(text)) || DATELINE.exec(text);
  return found?.[0] ?? '';
}
