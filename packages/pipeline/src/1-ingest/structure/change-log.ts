import type { LanguagePack } from '@parlance/language/language';
import { PACKS } from '@parlance/language/languages';
import { isSmallWord } from '@parlance/language/text/small-words';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { PlacedBlock } from './placed-block.ts';
import { withoutSentences } from './said-sentences.ts';
import { firstWords } from './small-words.ts';

/** What programs that keep versions write, or what is written for them, in whatever language. */
const COMMITS = [
  /^merged? (?:pull request|branch|remote-tracking|tag|commit|changes? from|in ')/i,
  /^(?:revert|reapply) ["“'‘]/i,
  /^(?:fix|feat|chore|docs|refactor|tests?|build|ci|perf|style)(?:\([^()]{1,40}\))?!?: \p{Ll}/u,
  /^bump(?:s|ed)? \S{1,80}(?: version)? (?:from|to) /i,
  /^(?:commit )?(?=[a-f]{0,39}\d)[\da-f]{7,40}(?: \p{L}|$)/u,
  /^(?:new|added|changed|deprecated|removed) (?:in|since) version \S/i,
  /^(?:signed-off-by|co-authored-by|reviewed-by|acked-by|reported-by|tested-by): /i,
  /^(?:\d{4}-\d{2}-\d{2}|-- ) {0,2}\p{Lu}.{2,80}<.{0,80}>/u,
  /^\[ ?\p{Lu}[\p{L}.’' -]{2,60} ?\]$/u,
];
const isCommit = (text: string): boolean => COMMITS.some((pattern) => pattern.test(text));

const VERSION =
  /^(?:\S{1,40} ){0,4}?(?:v|ver |version |release )?\d{1,4}\.\d{1,4}(?:\.\d{1,6}){0,3}(?![\p{L}\d])|^\d{4}-\d{2}-\d{2}/iu;
const VERSION_MAX_CHARS = 120;
const RELEASE_MAX_CHARS = 240;
/** "nets: mended a hole": what a note is about. */
const ABOUT = '^(?:[\\p{L}\\d][^\\s:]{0,30}(?: [^\\s:]{1,20})?: )?';
const MIN_NOTES = 8;
/** Of the blocks that are no headings. */
const NOTES_SHARE = 0.4;
const DONE_SHARE = 0.25;
const MIN_VERSIONS = 3;

type Words = {
  changes: RegExp;
  titles: RegExp;
  change: RegExp;
  done: RegExp;
  released: RegExp;
  says: RegExp;
  language: string;
};

const wordsOf = ({ language, documents, words }: LanguagePack): Words => ({
  language,
  changes: wordRegex(`^(?:${documents.changes})$`),
  titles: wordRegex(`(?<!\\p{L})(?:${documents.changes})$`),
  change: wordRegex(`${ABOUT}(?:${documents.change})(?!\\p{L})`),
  done: wordRegex(`${ABOUT}(?:${documents.done})(?!\\p{L})`),
  released: wordRegex(`(?<!\\p{L})(?:${documents.released})(?!\\p{L})`),
  says: wordRegex(`^(?:${words.auxiliaries.trim().split(/\s+/).join('|')})$`),
});
const WORDS = new Map(PACKS.map((pack) => [pack.language, wordsOf(pack)]));

const isOpen = ({ kind, language }: PlacedBlock): boolean =>
  (kind === 'paragraph' || kind === 'item') && language === undefined;
const DATED = /^\(?\d{4}-\d{2}-\d{2}/;
/** "2.1 (2014-09-24)", also where its number was taken for one of the heading. */
const namesVersion = ({ number, text }: PlacedBlock): boolean =>
  text.length <= VERSION_MAX_CHARS && (VERSION.test(text) || (number !== undefined && DATED.test(text)));

/** "Nets 2.1 have been released." */
const isRelease = (text: string, { released }: Words): boolean =>
  text.length <= RELEASE_MAX_CHARS && /\d\.\d/.test(text) && released.test(text);

/** "User-visible changes", over the whole text. */
const isTitleOfLog = ({ kind, level, text }: PlacedBlock, { titles }: Words): boolean =>
  kind === 'heading' && level === 1 && titles.test(text);

/** Notes of changes, one under the other, with the versions they led to; a recipe only tells somebody to add. */
function isLog(blocks: readonly PlacedBlock[], words: Words): boolean {
  const { change, done } = words;
  const open = blocks.filter(isOpen);
  const notes = open.filter(
    ({ text }) => change.test(text) || isRelease(text, words) || isCommit(text),
  ).length;
  if (notes < MIN_NOTES) return false;
  const versions = blocks.filter((block) => block.kind !== 'table' && namesVersion(block)).length;
  const isDone = open.filter(({ text }) => done.test(text)).length >= open.length * DONE_SHARE;
  if (versions >= MIN_VERSIONS && isDone) return true;
  if (notes < open.length * NOTES_SHARE) return false;
  return versions >= MIN_VERSIONS || isDone || blocks.some((block) => isTitleOfLog(block, words));
}

const MIN_WORDS = 6;
const VERB_WITHIN = 4;

/** "The gate is now closed": it begins as sentences do, with a small word or with somebody and a verb soon after. */
function isSentence(text: string, { says, language }: Words): boolean {
  const words = firstWords(text);
  if (words.length < MIN_WORDS) return false;
  return isSmallWord(words[0] ?? '', language) || words.slice(1, VERB_WITHIN).some((word) => says.test(word));
}

/** In a log, whatever is no sentence of its own: "Added a rope.", "Support for nets.", "Nets 2.1 have been released." */
const isNote = (text: string, words: Words): boolean =>
  words.change.test(text) || isRelease(text, words) || !isSentence(text, words);

/** What stands under the chosen headings; each block is passed once, however many headings there are. */
function partsUnder(blocks: readonly PlacedBlock[], isChosen: (at: number) => boolean): Set<PlacedBlock> {
  const under = new Set<PlacedBlock>();
  /** Of the chosen heading that is open. */
  let openLevel: number | undefined;
  for (const [at, block] of blocks.entries()) {
    const level = block.level ?? 2;
    if (block.kind === 'heading' && openLevel !== undefined && level <= openLevel) openLevel = undefined;
    if (openLevel !== undefined) under.add(block);
    else if (block.kind === 'heading' && isChosen(at)) openLevel = level;
  }
  return under;
}

/** "New in Nets 3.11.0": its words, and the parts of its number. */
const TITLE_OF_VERSION =
  /^(?<words>(?:\p{L}\S{0,39} ){0,6})v?(?<number>\d{1,4}(?:\.\d{1,6}){1,3})(?![\p{L}\d])/u;
type TitleOfVersion = { at: number; words: string; number: readonly number[] };

function titleOfVersion({ kind, level, number, text }: PlacedBlock, at: number): TitleOfVersion[] {
  if (kind !== 'heading' || text.length > VERSION_MAX_CHARS) return [];
  const found = TITLE_OF_VERSION.exec(number !== undefined && DATED.test(text) ? number : text)?.groups;
  if (!found) return [];
  const words = `${level ?? 2} ${found.words?.toLowerCase()}`;
  return [{ at, words, number: (found.number ?? '').split('.').map(Number) }];
}

const isOlder = (one: readonly number[], than: readonly number[]): boolean => {
  const differs = than.findIndex((part, place) => part !== (one[place] ?? 0));
  return differs >= 0 && (one[differs] ?? 0) < (than[differs] ?? 0);
};

/** At least three versions that go down, as no numbers of chapters do: where their headings are. */
function fallingVersions(blocks: readonly PlacedBlock[]): Set<number> {
  const byWords = Map.groupBy(blocks.flatMap(titleOfVersion), ({ words }) => words);
  const falling = [...byWords.values()].filter(
    (titles) =>
      titles.length >= MIN_VERSIONS &&
      titles.every(({ number }, place) => place === 0 || isOlder(number, titles[place - 1]?.number ?? [])),
  );
  return new Set(falling.flat().map(({ at }) => at));
}

const charsOf = (blocks: readonly PlacedBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

/** What each version brought is looked up also where it is said in sentences, if the rest is the larger part. */
function withoutVersions(blocks: readonly PlacedBlock[]): readonly PlacedBlock[] {
  const versions = fallingVersions(blocks);
  const under = partsUnder(blocks, (at) => versions.has(at));
  const open = blocks.filter(isOpen);
  const gone = open.filter((block) => under.has(block));
  if (charsOf(gone) * 2 > charsOf(open)) return blocks;
  return blocks.map((block) => (isOpen(block) && under.has(block) ? { ...block, kind: 'changes' } : block));
}

/** The few sentences between so many notes tell nothing either. */
const NOTHING_BUT_NOTES = 0.8;

function withoutNotes(blocks: readonly PlacedBlock[], words: Words): PlacedBlock[] {
  const open = blocks.filter(isOpen);
  const isChange = ({ text }: PlacedBlock) => isCommit(text) || isNote(text, words);
  const isAll = charsOf(open.filter(isChange)) >= charsOf(open) * NOTHING_BUT_NOTES;
  return blocks.map((block) => {
    const isGone = isOpen(block)
      ? isAll || isChange(block)
      : block.kind === 'heading' && isRelease(block.text, words);
    if (isGone) return { ...block, kind: 'changes' };
    if (!isOpen(block)) return block;
    return { ...block, text: withoutSentences(block.text, (sentence) => words.change.test(sentence)) };
  });
}

/** Notes of what was changed are for looking up: told one after the other, nobody follows them. */
export function markChanges(blocks: readonly PlacedBlock[], language: string): PlacedBlock[] {
  const words = WORDS.get(language);
  if (words && isLog(blocks, words)) return withoutNotes(blocks, words);
  const rest = withoutVersions(blocks);
  const announced = partsUnder(rest, (at) => words?.changes.test(rest[at]?.text ?? '') ?? false);
  return rest.map((block) => {
    if (!isOpen(block)) return block;
    const isChange =
      isCommit(block.text) || (words !== undefined && announced.has(block) && isNote(block.text, words));
    return isChange ? { ...block, kind: 'changes' } : block;
  });
}
