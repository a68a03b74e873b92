import { calendarOf } from '@parlance/language/text/calendar';
import { numberTable } from './number-table.ts';

const LEAST_REST = 3;
/** "Hemispherical", "semicircle": half of it. */
const HALVES = /^(?:hemi|semi|demi)\p{L}{4}/u;
/** "Sevenfold", "tenfold". */
const FOLD = /^(\p{L}{3,})fold$/u;
const LONGEST_NUMBER = 24;

/**
 * What words hold that a language writes together: "vierzigminütig", "Viertklässler", "Sonntagmorgen". As values of
 * numbers; nothing in a language that parts its words.
 */
export function compoundValues(folded: string, language: string): string[] {
  const table = numberTable(language);
  if (HALVES.test(folded)) return ['1/2', 'pct:50'];
  const times = table?.cardinals.get(FOLD.exec(folded)?.[1] ?? '');
  if (times !== undefined) return [`times:${times}`];
  if (!table?.compounds || folded.length < LEAST_REST * 2 || table.cardinals.has(folded)) return [];
  const values: string[] = [];
  for (let length = Math.min(folded.length - LEAST_REST, LONGEST_NUMBER); length >= LEAST_REST; length--) {
    const head = folded.slice(0, length);
    const value = table.cardinals.get(head) ?? table.ordinals.get(head) ?? table.ordinals.get(`${head}e`);
    if (value === undefined || value < 2) continue;
    values.push(String(value));
    break;
  }
  for (const [word, value] of calendarOf(language))
    if (folded !== word && (folded.startsWith(word) || folded.endsWith(word))) values.push(value);
  return values;
}
