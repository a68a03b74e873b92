import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { hasVerb } from '@parlance/language/text/clauses';
import type { Sentence } from '../read/document.ts';
import { minutesPartOf, namesPeople } from '../read/minutes.ts';

/** So many lines over a text can be none of it. */
const MOST_LINES = 4;
/** Of a date line or a row of names, fewer words are small. */
const SMALL_SHARE = 0.5;
const DATE_LINE_WORDS = 12;
const PAGES = /\d (?:pages|Seiten|páginas|pagine)(?!\p{L})/iu;
/** "Ingredients: 300 g flour, 2 eggs, …": what one needs is never left out. */
function namesAmounts(text: string): boolean {
  const [label = '', items = ''] = text.split(':');
  const each = items.split(',');
  return label !== '' && each.length > 2 && each.filter((item) => /\d/.test(item)).length > 1;
}
/** What stands before a first sentence and runs into it has no more words, and the sentence no fewer. */
const RUN_IN = { most: 25, least: 5 };

/** "“The absent”, by Ada Hill." names a book; "“Come in,” she said." begins a scene. */
function opensQuoted(text: string, pack: LanguagePack): boolean {
  const end = text.search(/[”“»"](?=[^”“»"]*$)/);
  const outside = text
    .slice(end + 1)
    .replace(/[\s.,;:–—-]+/g, ' ')
    .trim();
  const inner = text.slice(1, end).trim();
  return outside === '' ? /[.!?…]$/.test(inner) || /[.!?…]$/.test(text) : hasVerb(outside, pack);
}

/** A date, a price, a name, who was there, what kind of page it is: nobody begins to tell with it. */
function canOpen({ text, asked, inQuotation }: Sentence, pack: LanguagePack): boolean {
  if (asked || /[?!]$/.test(text)) return true;
  if (/^[“„«"]/.test(text)) return opensQuoted(text, pack);
  if (inQuotation) return true;
  if (namesPeople(text, pack.grammar) || PAGES.test(text)) return false;
  const label = /^(?:\p{L}[\p{L} ]{1,30}) ?: /u.exec(text)?.[0] ?? '';
  if (hasVerb(text.slice(label.length), pack) || namesAmounts(text)) return true;
  if (label !== '' || !/[.…:]$/.test(text)) return false;
  const words = countWords(text);
  const small = text.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length;
  return !(/\d/.test(text) && words <= DATE_LINE_WORDS) && small >= words * SMALL_SHARE;
}

/** "Subject: We no longer …": what ran into the first sentence is taken from it. */
function withoutRunIn(text: string, pack: LanguagePack): string {
  if (minutesPartOf(text.split(':', 1)[0] ?? '', pack.grammar) !== undefined) return text;
  for (const { index } of [...text.matchAll(/ ?:\s+(?=[\p{L}¿¡“«"])/gu)].reverse()) {
    const [before, after] = [text.slice(0, index), text.slice(index).replace(/^ ?:\s+/, '')];
    const isWhole = /^[¿¡“«"]?\p{Lu}/u.test(after) || after.endsWith('?');
    const isRunIn = countWords(before) <= RUN_IN.most && !/[“«"„]$/.test(before) && !hasVerb(before, pack);
    if (isWhole && isRunIn && countWords(after) >= RUN_IN.least && hasVerb(after, pack))
      return capitalize(after);
  }
  return text;
}

/** What is told, from the first sentence on that somebody would begin with, and without what ran into that. */
export function fromFirstLine(told: readonly Sentence[], pack: LanguagePack): readonly Sentence[] {
  const found = told.slice(0, MOST_LINES + 1).findIndex((sentence) => canOpen(sentence, pack));
  const inside = found > 0 && told.length - found > 1 ? told.slice(found) : told;
  const [first, ...rest] = inside;
  return first && !first.inQuotation ? [{ ...first, text: withoutRunIn(first.text, pack) }, ...rest] : inside;
}
