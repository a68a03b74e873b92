import { withoutSentences } from './said-sentences.ts';

/** Between single or double ticks; `those' and `those`_ are other things. */
const TICKED = /(?<![\w:`])(`{1,2})(?!\s)([^`]{1,300}?)(?<!\s)\1(?![`_\w])/g;
/** `quoted' as old manuals do it: their opening tick is no sign of code. */
const OLD_QUOTES = /`[^`'’\n]{1,80}['’](?!\w)/;
/** A plain word, a name, a file or an abbreviation, as any sentence has them. */
const PLAIN =
  /^(?:\p{Lu}?\p{Ll}+(?:[-’']\p{Ll}+)*|\p{Lu}{2,6}|(?:\p{Lu}\p{Ll}+){1,3}|\p{L}\p{Ll}*\d{0,3}|\p{L}[\p{L}\d-]{0,30}\.\p{Ll}{2,4})$/u;

/** What was set as code, and is more than a word that can be said. */
const hasCode = (text: string): boolean =>
  !OLD_QUOTES.test(text) && [...text.matchAll(TICKED)].some(([, , code]) => !PLAIN.test(code ?? ''));

const IN_BRACKETS = / ?\(([^()]{1,200})\)/g;

/** Sentences that hold commands, calls or names of a machine, where the document itself set them apart as such. */
export const withoutInlineCode = (text: string): string =>
  text.includes('`')
    ? withoutSentences(
        text.replace(IN_BRACKETS, (whole, inside: string) => (hasCode(inside) ? '' : whole)),
        hasCode,
      )
    : text;
