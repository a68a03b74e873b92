import type { PlacedBlock } from '../placed-block.ts';
import { type ArticlePatterns, MEDIA } from './article-words.ts';
import { countOf, endsOrGoesOn, type PageText } from './page-text.ts';

const LABELLED_MAX_CHARS = 200;
/** A line that sends readers on, and is no sentence. */
const LINK_WORDS = 14;

/** "Related: The speech", "Read the whole speech". */
export function leadsElsewhere(text: string, { elsewhere }: ArticlePatterns): boolean {
  const found = text.length <= LABELLED_MAX_CHARS ? elsewhere.exec(text) : null;
  if (found === null) return false;
  return isLabelled(text, found) || (!endsOrGoesOn(text) && countOf(text) <= LINK_WORDS);
}

/** With a colon; what goes on small behind it is a sentence of the text. */
const isLabelled = (text: string, { 0: label, groups }: RegExpExecArray): boolean =>
  groups?.colon !== undefined && !/^\s*\p{Ll}.*[.!?…]["”»)]?$/su.test(text.slice(label.length));

/** "Read more: Prices to rise", with a colon. */
export function isLabelledElsewhere(text: string, { elsewhere }: ArticlePatterns): boolean {
  const found = text.length <= LABELLED_MAX_CHARS ? elsewhere.exec(text) : null;
  return found !== null && isLabelled(text, found);
}

const LABEL = /^(?<label>[^:.!?]{3,30}?) ?: \p{Lu}/u;

function labelOf({ kind, text }: PlacedBlock): string | undefined {
  if (kind === 'item' || /[.!?…]["”»]?$/u.test(text)) return undefined;
  return LABEL.exec(text)?.groups?.label?.toLowerCase();
}

/** "Read also: the speech": a label that a page repeats before lines that are no sentences leads elsewhere. */
export function linksElsewhere(page: PageText, { links }: ArticlePatterns): PlacedBlock[] {
  const labelled = page.flatMap((block) => {
    const label = labelOf(block);
    return label === undefined ? [] : [{ block, label }];
  });
  const times = Map.groupBy(labelled, ({ label }) => label);
  const leads = (label: string): boolean =>
    (times.get(label)?.length ?? 0) > 1 || links.test(label) || MEDIA.test(label);
  return labelled.filter(({ label }) => leads(label)).map(({ block }) => block);
}
