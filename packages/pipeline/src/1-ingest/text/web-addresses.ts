import { UNREADABLE } from '@parlance/ports/document-reader';
import { withoutSentences } from '../structure/said-sentences.ts';

const ADDRESS = '(?:(?:https?|ftp)://|www\\.)(?:[^\\s<>()[\\]]{0,2000}[^\\s<>()[\\].,;:!?"”’»“\'*_`])?/?';
const LEADS = '(?:see|at|from|voir|siehe|unter|ver|em|véase|en|vedi|su):? ';
/** "(https://nets.example)", "<see https://nets.example>". */
const IN_BRACKETS = new RegExp(
  ` ?[([<]{1,3}(?:${LEADS})?${ADDRESS}(?:,? (?:${LEADS})?${ADDRESS}){0,4}[)\\]>]{1,3}`,
  'gi',
);
/** "the Harbour Wiki, https://nets.example", "the Wiki https://nets.example": the name says it already. */
const BEHIND_NAME = new RegExp(
  `(?:(?<=[\\p{L}\\p{N}”"’»)]),|(?<=\\p{Lu}[\\p{L}\\p{N}-]{1,40}|[”"’»])) (?:[–—-] )?${ADDRESS}(?=[\\s.,;:!?]|$)`,
  'gu',
);
const ANY_ADDRESS = new RegExp(`(?<![\\w/])${ADDRESS}|\\w@[\\w-]{1,64}\\.\\w`, 'i');
const MAIL_IN_BRACKETS = / ?\(<?[\w.+-]{1,64}@[\w.-]{1,200}>?\)| ?<[\w.+-]{1,64}@[\w.-]{1,200}>/g;

/** "#4711", "NETS-12", "1f3a9bc": what a list of changes calls its entries; nobody looks them up by ear. */
const ENTRY = '(?:(?:bug |issue |PR ?|GH-?)?#\\d{1,8}|\\p{Lu}{2,12}-\\d{1,6}|[0-9a-f]{7,40})';
export const ENTRY_LINK = new RegExp(`^${ENTRY}$`, 'iu');
const ENTRIES_IN_BRACKETS = new RegExp(
  ` ?[([](?:(?:closes|fixes|see|bugs?|issues?):? ?)?${ENTRY}(?:,? (?:and )?${ENTRY}){0,8}[)\\]]`,
  'giu',
);
const NAMED = '(?:(?:bugs?|issues?|tickets?|PRs?) ?#|gh-)\\d{1,8}';
const NAMED_LIST = `${NAMED}(?:(?:,|,? and| &) (?:#|gh-)\\d{1,8}){0,8}`;
/** "Bug #4711: nets tear", "mended for bug #4711.", "gh-4711.": the same in words. */
const NAMED_ENTRIES = new RegExp(
  `^(?:(?:fix(?:e[sd])?|closes) )?(?:${NAMED_LIST}|#\\d{1,8}(?=[:,]))[:,.] ?|,?(?: (?:for|of|in|see|fixes|closes))? ${NAMED_LIST}(?=[.,;:!?)]| \\(|$)`,
  'gi',
);
/** What stands for the link to such an entry, at the end of what is said of it. */
const ENTRY_AT_END = new RegExp(`(?:,? (?:and )?[([]?${UNREADABLE}[)\\]]?){1,9}(?=[.,;:!?)]|$)`, 'g');

const isAddressed = (text: string): boolean => ANY_ADDRESS.test(text) || text.includes(UNREADABLE);

/** Nobody writes down an address by ear: beside a name it goes alone, else with the sentence that needs it. */
export function withoutAddresses(paragraph: string): string {
  const text = paragraph
    .replace(ENTRIES_IN_BRACKETS, (whole) => (/\d/.test(whole) ? '' : whole))
    .replace(NAMED_ENTRIES, '')
    .replace(ENTRY_AT_END, '')
    .replace(IN_BRACKETS, '')
    .replace(MAIL_IN_BRACKETS, '')
    .replace(BEHIND_NAME, '');
  return withoutSentences(text, isAddressed);
}
