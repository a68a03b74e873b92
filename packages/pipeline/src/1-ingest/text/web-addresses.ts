import { trimEndOf } from '@parlance/kernel/scan-text';
import { UNREADABLE } from '@parlance/ports/document-reader';
import { withoutSentences } from '../structure/said-sentences.ts';

const ADDRESS = /(?<![\w/])(?:[a-z]{2,10}:\/\/|www\.)[^\s<>()[\]]*/gi;
/** Stands for an address while its sentence is looked at; no text has this sign. */
const MARK = '\ufdd0';
/** "(https://nets.example)", "<see https://nets.example>". */
const IN_BRACKETS =
  / ?[([<]{1,3}(?:(?:see|at|from|voir|siehe|unter|ver|em|véase|en|vedi|su):? )?\ufdd0(?:,? \ufdd0){0,4}[)\]>]{1,3}/gi;
const BESIDE = /,? (?:[–—-] )?\ufdd0(?=[\s.,;:!?]|$)/g;
/** "the Harbour Wiki", or whatever a comma ends: it says already what the address is of. */
const NAME_BEFORE = /[”"’»]$|(?:^|\s)\p{Lu}\S{0,40}$/u;
const MAIL = /[\w.]@[\w-]{1,64}\.\w/;
const MAIL_IN_BRACKETS = / ?\(<?[\w.+-]{1,64}@[\w.-]{1,200}>?\)| ?<[\w.+-]{1,64}@[\w.-]{1,200}>/g;

const ENTRY = /^(?:(?:bug |issue |PR ?|GH-?)?#\d{1,8}|gh-\d{1,8})$/i;
const HASH = /^[0-9a-f]{7,40}$/;
/** "#4711", "1f3a9bc": what a list of changes calls its entries; nobody looks them up by ear. "COVID-19" is a name. */
export const isEntry = (words: string): boolean =>
  ENTRY.test(words) || (HASH.test(words) && /\d/.test(words) && /[a-f]/.test(words));
const BRACKETS = / ?[([]([^()[\]]{2,120})[)\]]/g;
const areEntries = (inside: string): boolean =>
  inside
    .replace(/^(?:closes|fixes|see|bugs?|issues?):? /i, '')
    .split(/,? and |, ?/)
    .every(isEntry);
/** "Bug #4711: nets tear", "mended for bug #4711.", "gh-4711.": the same in words. */
const ENTRY_BEFORE =
  /^(?:fix(?:es|ed)? |closes )?(?:(?:bug|issue|ticket|PR)s? ?)?#\d{1,8}(?:, #\d{1,8}){0,8}[:,.] ?/i;
const ENTRY_BEHIND =
  /,?(?: (?:for|of|in|see|fixes|closes))? (?:(?:bug|issue|ticket|PR)s? ?#|gh-)\d{1,8}(?:,? (?:and |& )?(?:#|gh-)\d{1,8}){0,8}(?=[.,;:!?)]| \(|$)/gi;
/** What stands for the link to such an entry, at the end of what is said of it. */
const LINK_BEHIND = /(?:,? (?:and )?[([]?\ufffc[)\]]?){1,9}(?=[.,;:!?)]|$)/g;

const withoutEntries = (text: string): string =>
  text
    .replace(BRACKETS, (whole, inside: string) => (areEntries(inside) ? '' : whole))
    .replace(ENTRY_BEFORE, '')
    .replace(ENTRY_BEHIND, '')
    .replace(LINK_BEHIND, '');

const marked = (text: string): string =>
  text.replace(ADDRESS, (address) => MARK + address.slice(trimEndOf(address, /[.,;:!?"”’»“'*_`]/).length));

const besideNames = (text: string): string =>
  text.replace(BESIDE, (whole, at: number, all: string) =>
    whole.startsWith(',') || NAME_BEFORE.test(all.slice(Math.max(0, at - 42), at)) ? '' : whole,
  );

/** "Fixed #4711 and others", "see issue 12", "##124", "#note-6", but not "the #1 of the town". */
const ENTRY_INSIDE =
  /(?:^|[\s(])#(?:\d{3,8}(?!\d)|#\d|[a-z]{2,20}-\d)|(?<!\p{L})(?:bugs?|issues?|tickets?|PRs?|requests?|fix(?:es|ed)?|closes?) #\d/iu;

const isAddressed = (text: string): boolean =>
  text.includes(MARK) || text.includes(UNREADABLE) || MAIL.test(text) || ENTRY_INSIDE.test(text);

/** Nobody writes down an address by ear: beside a name it goes alone, else with the sentence that needs it. */
export const withoutAddresses = (paragraph: string): string =>
  withoutSentences(
    besideNames(
      marked(withoutEntries(paragraph))
        .replace(/<\ufdd0>/g, MARK)
        .replace(IN_BRACKETS, '')
        .replace(MAIL_IN_BRACKETS, ''),
    ),
    isAddressed,
  );
