import type { DocumentWords } from '@parlance/language/language';
import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { PlacedBlock } from './placed-block.ts';
import { isProse } from './small-words.ts';

/** What programs that keep versions write, or what is written for them, in whatever language. */
const COMMITS = [
  /^merged? (?:pull request|branch|remote-tracking|tag|commit|changes? from|in ')/i,
  /^(?:revert|reapply) ["“'‘]/i,
  /^(?:fix|feat|chore|docs|refactor|tests?|build|ci|perf|style)(?:\([^()]{1,40}\))?!?: \p{Ll}/u,
  /^bump(?:s|ed)? \S{1,80}(?: version)? (?:from|to) /i,
  /^(?:commit )?(?=[a-f]{0,39}\d)[\da-f]{7,40}(?: \p{L}|$)/u,
  /^(?:signed-off-by|co-authored-by|reviewed-by|acked-by|reported-by|tested-by): /i,
  /^(?:\d{4}-\d{2}-\d{2}|-- ) {0,2}\p{Lu}.{2,80}<.{0,80}>/u,
  /^\[ ?\p{Lu}[\p{L}.’' -]{2,60} ?\]$/u,
];
export const isCommit = (text: string): boolean => COMMITS.some((pattern) => pattern.test(text));

const VERSION =
  /^(?:\S{1,40} ){0,4}?(?:v|ver |version |release )?\d{1,4}\.\d{1,4}(?:\.\d{1,6}){0,3}(?![\p{L}\d])|^\d{4}-\d{2}-\d{2}/iu;
const VERSION_MAX_CHARS = 120;
/** "nets: mended a hole": what a note is about. */
const ABOUT = '^(?:[\\p{L}\\d][^\\s:]{0,30}(?: [^\\s:]{1,20})?: )?';
const MIN_NOTES = 8;
/** Of the blocks that are no headings. */
const NOTES_SHARE = 0.4;
const DONE_SHARE = 0.25;
const MIN_VERSIONS = 3;

type Words = { changes: RegExp; change: RegExp; done: RegExp; released: RegExp; says: RegExp };

const wordsOf = ({ changes, change, done, released }: DocumentWords, auxiliaries: string): Words => ({
  changes: wordRegex(`^(?:${changes})$`),
  change: wordRegex(`${ABOUT}(?:${change})(?!\\p{L})`),
  done: wordRegex(`${ABOUT}(?:${done})(?!\\p{L})`),
  released: wordRegex(`(?<!\\p{L})(?:${released})(?!\\p{L})`),
  says: wordRegex(`(?<!\\p{L})(?:${auxiliaries.trim().split(/\s+/).join('|')})(?!\\p{L})`),
});
const WORDS = new Map(
  PACKS.map(({ language, documents, words }) => [language, wordsOf(documents, words.auxiliaries)]),
);

const isOpen = ({ kind, language }: PlacedBlock): boolean =>
  (kind === 'paragraph' || kind === 'item') && language === undefined;
const namesVersion = ({ text }: PlacedBlock): boolean =>
  text.length <= VERSION_MAX_CHARS && VERSION.test(text);

/** Notes of changes, one under the other, with the versions they led to; a recipe only tells somebody to add. */
function isLog(blocks: readonly PlacedBlock[], { change, done }: Words): boolean {
  const open = blocks.filter(isOpen);
  const notes = open.filter(({ text }) => change.test(text) || isCommit(text)).length;
  if (notes < MIN_NOTES || notes < open.length * NOTES_SHARE) return false;
  const versions = blocks.filter((block) => block.kind !== 'table' && namesVersion(block)).length;
  return (
    versions >= MIN_VERSIONS || open.filter(({ text }) => done.test(text)).length >= open.length * DONE_SHARE
  );
}

/** In a log, whatever is no sentence of its own: "Added a rope.", "Support for nets.", "Nets 2.1 have been released." */
const isNote = (text: string, { change, released, says }: Words): boolean =>
  change.test(text) || (/\d\.\d/.test(text) && released.test(text)) || !(says.test(text) || isProse(text));

/** Where the part under a heading ends. */
function endOf(blocks: readonly PlacedBlock[], at: number): number {
  const level = blocks[at]?.level ?? 2;
  const next = blocks.findIndex(
    (block, under) => under > at && block.kind === 'heading' && (block.level ?? 2) <= level,
  );
  return next < 0 ? blocks.length : next;
}

/** Which blocks stand in a log: all of them, or those under a heading that says so. */
function inLogs(blocks: readonly PlacedBlock[], words: Words): (at: number) => boolean {
  if (isLog(blocks, words)) return () => true;
  const spans = blocks.flatMap((block, at) =>
    block.kind === 'heading' && words.changes.test(block.text) ? [{ from: at, to: endOf(blocks, at) }] : [],
  );
  return (at) => spans.some(({ from, to }) => at > from && at < to);
}

/** Notes of what was changed are for looking up: told one after the other, nobody follows them. */
export function markChanges(blocks: readonly PlacedBlock[], language: string): PlacedBlock[] {
  const words = WORDS.get(language);
  const inLog = words ? inLogs(blocks, words) : () => false;
  return blocks.map((block, at) => {
    if (!isOpen(block)) return block;
    const isChange = isCommit(block.text) || (words !== undefined && inLog(at) && isNote(block.text, words));
    return isChange ? { ...block, kind: 'changes' } : block;
  });
}
