import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';

/** In every language we know: what a document is in is found out later. */
const SAYS = wordRegex(
  `(?: [–-] ?|[?!,…] )(?:${PACKS.flatMap(({ telling }) => telling.inquit.verbs.split('|'))
    .filter((verb) => !verb.includes('\\'))
    .join('|')})(?!\\p{L})`,
);
const DASHED = /^\s*[–-]\s+(?=\S.*[.!?…]["”»]?$)/u;
/** Fewer are no talk. */
const MIN_REPLIES = 2;

/**
 * "– Who is there? – asked Ada.": a line with a dash is an item of a list, but not where such lines are what people say.
 * Those get the dash that no list has.
 */
export function withReplies(lines: readonly string[]): string[] {
  const dashed = lines.filter((line) => DASHED.test(line));
  const isTalk = dashed.length >= MIN_REPLIES && dashed.some((line) => SAYS.test(line));
  return isTalk ? lines.map((line) => line.replace(DASHED, '— ')) : [...lines];
}
