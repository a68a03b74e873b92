import type { LeftOut } from '@parlance/artifacts/left-out';
import { UNSPACED } from '@parlance/kernel/unspaced-scripts';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { cleanCharacters } from '../text/clean-characters.ts';
import { plainTextBlocks } from '../text/plain-text.ts';
import { atMost, MAX_BLOCKS } from '../text/shape.ts';
import { markChanges } from './change-log.ts';
import { listedNumbers } from './citations.ts';
import { headsNothing, isCode } from './code.ts';
import { listedWords } from './code-words.ts';
import { isContentsRow, markContents } from './contents.ts';
import {
  isCaption,
  isChrome,
  isConsent,
  isJournalLine,
  isLegal,
  isMailLine,
  isUnwritten,
} from './document-words.ts';
import { markEntries } from './entries.ts';
import { isFormula } from './formula.ts';
import { markRunningHeads, numbersApart } from './heading-numbers.ts';
import { ownNames } from './identifiers.ts';
import { withoutAnswerMark } from './labels.ts';
import { LeftOutCount, whyLeftOut } from './left-out.ts';
import { markLicences } from './licences.ts';
import { withLists } from './lists.ts';
import { lowerNames } from './lower-openings.ts';
import { isMachineTerm } from './machine-terms.ts';
import { withMailHead } from './mail-lines.ts';
import { isManual, speaksOfMachines } from './manuals.ts';
import { markOtherLanguages } from './other-language.ts';
import { beginningOf } from './page/datelines.ts';
import { markPage } from './page/mark-page.ts';
import { readPage } from './page/read-page.ts';
import { withRunInsApart } from './page/run-ins.ts';
import type { PlacedBlock } from './placed-block.ts';
import { besideOf, isShown } from './pointers.ts';
import { isMarkedReference, isNote, isReference } from './reference.ts';
import { Telling, type Told } from './say-blocks.ts';
import { markReferencesBesideOthers, markSections } from './sections.ts';
import { tableInWords } from './tables.ts';
import { markBareLines } from './unwritten-languages.ts';

/** Each block is looked at from many sides, so a text of hundreds of thousands of short lines is joined first. */
const MAX_JUDGED_BLOCKS = 4 * MAX_BLOCKS;

/** What can be told, and what of the document is not. */
type Structure = { blocks: PlacedBlock[]; leftOut: LeftOut[]; language: string };

type Language = { detector: LanguageDetector; asked: string };

const oneLine = (block: PlacedBlock): PlacedBlock => ({
  ...block,
  text: cleanCharacters(block.text).replace(/\s+/g, ' ').trim(),
});

/** Those of symbol fonts have no name. */
const BULLET = /\s[•▪‣◦●■\uf000-\uf0ff]\s/;
const LIST_ITEMS = { min: 3, max: 60 };

const LEADING_BULLET = /^[•▪‣◦●■\uf000-\uf0ff]\s*(?=[\p{L}\d“"«„])/u;

/** "• The nets were dry.": who says it says no sign. What is no sentence is an item of a list. */
function withoutBullet(given: PlacedBlock): PlacedBlock {
  if (given.kind !== 'paragraph' && given.kind !== 'item') return given;
  const block = { ...given, text: withoutAnswerMark(given.text) };
  const text = block.text.replace(LEADING_BULLET, '');
  if (text === block.text) return block;
  return { ...block, kind: /[.!?…]["”»)]?$/u.test(text) ? block.kind : 'item', text };
}

/** "Nets • Boats • Tides": a list whose lines ran together. */
function asItems(given: PlacedBlock): PlacedBlock[] {
  const block = withoutBullet(given);
  if (block.kind !== 'paragraph' && block.kind !== 'item') return [block];
  const items = block.text.split(BULLET);
  if (items.length < LIST_ITEMS.min || items.length > LIST_ITEMS.max) return [block];
  return items.map((text) => ({ ...block, kind: 'item', text: text.trim() }));
}

const MIN_GROUPS = 5;
/** "請境系探 尚賀岸責 舎喜幹丘": letters in groups, as a table of them has it; sentences of these scripts have no spaces. */
function isLetterTable(text: string): boolean {
  const groups = text.split(' ');
  const alike = groups.filter((group) => /^[^\p{Script=Latin}]{1,10}$/u.test(group));
  return UNSPACED.test(text) && groups.length >= MIN_GROUPS && alike.length >= groups.length * 0.8;
}

/** "2.2 DRY NETS 2 HARBOUR": a section and its chapter, as they stand at the top of a page. */
const PAGE_HEAD = /^\d{1,2}(?:\.\d{1,2}){1,3}\.? [^.!?]{3,80} \d{1,2}\.? \p{Lu}[^.!?\d]{2,40}$/u;

const BILL_MAX_CHARS = 160;
/** "Drying nets - Ada Hill - Harbour Days 2019": a title, who, and where. */
function isBill(text: string): boolean {
  const parts = text.split(/ [–—-] /);
  return text.length <= BILL_MAX_CHARS && parts.length > 2 && !/[.!?]/.test(parts.at(-1) ?? '');
}

/** What a block is by its own words, where its format did not say. */
function kindByWords({ kind, text, terms }: PlacedBlock): PlacedBlock['kind'] {
  if ((kind === 'heading' || kind === 'paragraph') && PAGE_HEAD.test(text)) return 'boilerplate';
  if (isContentsRow(text)) return 'contents';
  if (kind === 'heading' && isCaption(text)) return 'boilerplate';
  if (kind === 'heading' && isLegal(text)) return 'licence';
  if (kind === 'heading' && headsNothing(text)) return 'code';
  if (kind === 'heading')
    return isChrome(text) || isConsent(text) || isJournalLine(text) ? 'boilerplate' : kind;
  if (kind !== 'paragraph' && kind !== 'item' && kind !== 'quote') return kind;
  if (terms?.some(isMachineTerm)) return 'code';
  if (/^\d{1,3}\.?$/.test(text)) return 'boilerplate';
  if (isChrome(text) || isConsent(text) || isJournalLine(text)) return 'boilerplate';
  if (kind === 'item' && isBill(text)) return 'boilerplate';
  if (isUnwritten(text) || isMailLine(text)) return 'boilerplate';
  if (isLegal(text)) return 'licence';
  if (isCaption(text)) return 'caption';
  if (isLetterTable(text)) return 'table';
  if (isFormula(text)) return 'formula';
  if (isCode(text)) return 'code';
  if (isReference(text) || isMarkedReference(text)) return 'reference';
  return isNote(text) ? 'footnote' : kind;
}

/** Shorter paragraphs no detector can tell. */
const TELLING_CHARS = 80;
const ASKED_MIN_SHARE = 0.4;

const charsOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** The base language of the running text; headings are too short and too often names. */
export function languageOf(
  detector: LanguageDetector,
  blocks: readonly { kind: string; text: string }[],
  asked: string,
): string {
  const body = blocks.filter(({ kind }) => kind !== 'heading').map(({ text }) => text);
  const found = detector.detect(body.join('\n'), asked) ?? asked;
  if (found === asked) return asked;
  // Half-translated manuals: the language that was asked for is there, and is what the person wants to hear.
  const known = body.filter((text) => text.length >= TELLING_CHARS);
  const inAsked = charsOf(known.filter((text) => detector.detect(text, asked) === asked));
  return inAsked >= charsOf(known) * ASKED_MIN_SHARE ? asked : found;
}

const isLost = ({ block, told }: Told): boolean => told.length === 0 && block.kind === 'paragraph';

/** A heading whose text was left out heads nothing any more; in a manual, nor does one whose first paragraph was. */
function withoutEmptied(said: readonly Told[], manual: boolean): Told[] {
  return said.filter(({ block: heading }, at) => {
    if (heading.kind !== 'heading') return true;
    const first = said[at + 1];
    if (manual && at > 0 && heading.level !== 1 && first && isLost(first)) return false;
    let lost = false;
    for (let under = at + 1; under < said.length; under++) {
      const { block, told } = said[under] as Told;
      if (block.kind === 'heading' && (block.level ?? 2) <= (heading.level ?? 2)) break;
      if (block.kind !== 'heading' && told.length > 0) return true;
      lost ||= block.kind !== 'heading' && block.kind !== 'contents';
    }
    return !lost;
  });
}

/** Blocks as readers give them -> what is told of them. Every reader's blocks go through here, and only here. */
export function readStructure(read: readonly PlacedBlock[], { detector, asked }: Language): Structure {
  const written = read.flatMap((block) =>
    block.kind === 'unstructured' ? plainTextBlocks(block.text) : [block],
  );
  const lined = atMost(written, MAX_JUDGED_BLOCKS)
    .map(oneLine)
    .flatMap(asItems)
    .filter(({ text, rows }) => text !== '' || rows !== undefined);
  const known = markLicences(
    markContents(withMailHead(lined)).map((block) => ({ ...block, kind: kindByWords(block) })),
  );
  const marked = markReferencesBesideOthers(markSections(numbersApart(markRunningHeads(known))));
  const main = languageOf(
    detector,
    marked.filter((block) => !whyLeftOut(block)),
    asked,
  );
  const inLanguage = markChanges(markOtherLanguages(detector, marked, main), main);
  const lines = markBareLines(markPage(withRunInsApart(inLanguage, main), main), main);
  const own = ownNames(lines);
  const manual = isManual(lines, own);
  const told = markEntries(lines, { language: main, manual, own });
  const left = new LeftOutCount();
  const isTold = (block: PlacedBlock) => !whyLeftOut(block) || tableInWords(block) !== undefined;
  const around = {
    listed: listedNumbers(told),
    language: main,
    beside: besideOf(told, isTold),
    own,
    ofListings: listedWords(told),
    lower: lowerNames(told),
    manual,
    machines: manual || speaksOfMachines(lines, own),
    shows: lines.some(isShown),
    beginning: beginningOf(told.filter(isTold)),
  };
  const telling = new Telling(left, around);
  const said = told.map((block) => ({ block, told: telling.tell(block) }));
  const listed = withLists(withoutEmptied(said, manual), left, { language: main, manual });
  return { blocks: readPage(listed, main, left), leftOut: left.list(), language: main };
}
