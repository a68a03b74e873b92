import { isProse } from './small-words.ts';

const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}[a-z]?(?!\d)/;
export const AUTHOR =
  /\p{Lu}\p{Ll}[\p{L}’'-]{0,30},? (?:\p{Lu}\.?[ -]?){1,3}(?=[,;:&.()]|\s(?:and|und|et|e|y)\s|$)/gu;
const INITIAL_FIRST = /(?:^|[,&;] |and )(?:\p{Lu}\. ?){1,3}\p{Lu}\p{Ll}+/gu;
const PAGES = /(?<!\d)\d{1,4}\s?[–—-]\s?\d{1,4}(?!\d)/;
const SHELF =
  /\b(?:vol|pp?|no|nr|eds?|hrsg|trans|ch)\.\s|\bdoi\b|\bisbn\b|\barxiv\b|https?:\/\/|\bproceedings\b|\bproc\.|\bjournal\b|\bet al\b|\bpress\b|\buniversity\b|\bverlag\b|\beditora\b|\brfc ?\d{3,5}\b|\bthesis\b|\btechnical report\b|\binfoblatt\b|\bs\. \d{1,4}\b|\b(?:j|am|eur|int|br|acta|ann|clin|med)\.? (?:appl|chem|phys|physiol|med|biol|sci|clin|surg|res|soc|math)/i;
const MARKED = /^(?:\[[\w.+ -]{1,30}\]|\(?\d{1,3}[.)]|[¹²³⁴-⁹⁰]{1,3}|\d{1,3}(?=\p{Lu}))\s?/u;
const MAX_CHARS = 700;

/** How much speaks for an entry of a list of works: names with initials, a year, pages, a publisher. */
export function referenceScore(text: string): number {
  if (text.length > MAX_CHARS) return 0;
  const authors = (text.match(AUTHOR)?.length ?? 0) + (text.match(INITIAL_FIRST)?.length ?? 0);
  return (
    (YEAR.test(text) ? 1 : 0) +
    Math.min(authors, 2) +
    (PAGES.test(text) ? 1 : 0) +
    (SHELF.test(text) ? 1 : 0) +
    (MARKED.test(text) ? 1 : 0)
  );
}

/** Beyond doubt, wherever it stands. */
export const isReference = (text: string): boolean => referenceScore(text) >= 4 && !isProse(text);

/** Likely enough where other references stand beside it. */
export const isReferenceAmongOthers = (text: string): boolean => referenceScore(text) >= 2 && !isProse(text);

const HEAD_CHARS = 160;

/** "Smeaton, J. (1791). A Narrative of the Building": who and when come first, and titles may read like sentences. */
function beginsAsWork(text: string): boolean {
  const head = text.replace(MARKED, '').slice(0, HEAD_CHARS);
  return head.search(AUTHOR) === 0 && /\((?:1[5-9]|20)\d{2}[a-z]?\)[.,:]/.test(head);
}

/** "[13] Edwards, E. P. (1884). Our Seamarks.": marked as a note is, and nothing but a work. */
export const isMarkedReference = (text: string): boolean =>
  MARKED.test(text) && referenceScore(text) >= 3 && (beginsAsWork(text) || !isProse(text));

/** "¹ Infoblatt 62.", "[3] Kept in the office.": a note that is known by its mark. */
export const isNote = (text: string): boolean =>
  text.length <= 400 && /^(?:[¹²³⁴-⁹⁰]{1,3}|\[\d{1,3}\]|[*†‡]{1,3})\s?\S/u.test(text);
