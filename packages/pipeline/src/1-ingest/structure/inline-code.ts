import { isForeignCode } from './identifiers.ts';
import { withoutSentences } from './said-sentences.ts';

/** Between single or double ticks; `those' and `those`_ are other things. */
const TICKED = /(?<![\w:`])(`{1,2})(?!\s)([^`]{1,300}?)(?<!\s)\1(?![`_\w])/g;
/** `quoted' as old manuals do it: their opening tick is no sign of code. */
const OLD_QUOTES = /`[^`'’\n]{1,80}['’](?!\w)/;
/** A plain word, a name, a file or an abbreviation, as any sentence has them. */
const PLAIN =
  /^(?:\p{Lu}?\p{Ll}+(?:[-’']\p{Ll}+)?|\p{Lu}{2,6}|(?:\p{Lu}\p{Ll}+){1,3}|\p{L}\p{Ll}*\d{0,3}|\p{L}[\p{L}\d-]{0,30}\.\p{Ll}{2,4})$/u;

const IN_BRACKETS = / ?\(([^()]{1,200})\)/g;

/**
 * Sentences that hold commands, calls or names of a machine, where the document itself set them apart as such; with
 * `ofListings`, also those with words that only listings explain.
 */
export function withoutInlineCode(
  text: string,
  own: ReadonlySet<string>,
  ofListings?: ReadonlySet<string>,
): string {
  if (!text.includes('`')) return text;
  const isSaid = (code: string) => PLAIN.test(code) && !isForeignCode(code, own) && !ofListings?.has(code);
  const hasCode = (sentence: string) =>
    !OLD_QUOTES.test(sentence) && [...sentence.matchAll(TICKED)].some(([, , code = '']) => !isSaid(code));
  return withoutSentences(
    text.replace(IN_BRACKETS, (whole, inside: string) => (hasCode(inside) ? '' : whole)),
    hasCode,
  );
}
