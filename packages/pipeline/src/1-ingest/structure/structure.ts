import type { LeftOut } from '@parlance/artifacts/left-out';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { cleanCharacters } from '../text/clean-characters.ts';
import { cleanWords, withoutMarkup } from '../text/clean-inline.ts';
import { plainTextBlocks } from '../text/plain-text.ts';
import { atMost, MAX_BLOCKS } from '../text/shape.ts';
import { withoutAddresses } from '../text/web-addresses.ts';
import { markArticleLines } from './article-lines.ts';
import { markChanges } from './change-log.ts';
import { listedNumbers, withoutCitations, withoutHoles } from './citations.ts';
import { headsNothing, isCode, withoutCode, withoutMachineNames } from './code.ts';
import { isContentsRow, markContents } from './contents.ts';
import {
  isCaption,
  isChrome,
  isConsent,
  isJournalLine,
  isLegal,
  isMailLine,
  isUnwritten,
  withoutLicences,
} from './document-words.ts';
import { markEntries } from './entries.ts';
import { isFormula, withoutFormulas } from './formula.ts';
import { markRunningHeads, numbersApart } from './heading-numbers.ts';
import { withoutTornSentences } from './holes.ts';
import { ownNames, withoutIdentifiers, withoutNamedFiles } from './identifiers.ts';
import { withoutInlineCode } from './inline-code.ts';
import { withoutLabel } from './labels.ts';
import { LeftOutCount, whyLeftOut } from './left-out.ts';
import { markLicences } from './licences.ts';
import { isMachineTerm } from './machine-terms.ts';
import { markOtherLanguages } from './other-language.ts';
import type { PlacedBlock } from './placed-block.ts';
import { type Beside, besideOf, withoutPointers } from './pointers.ts';
import { isMarkedReference, isNote, isReference } from './reference.ts';
import { markReferencesBesideOthers, markSections } from './sections.ts';
import { tableInWords } from './tables.ts';

/** Each block is looked at from many sides, so a text of hundreds of thousands of short lines is joined first. */
const MAX_JUDGED_BLOCKS = 4 * MAX_BLOCKS;

/** What can be told, and what of the document is not. */
type Structure = { blocks: PlacedBlock[]; leftOut: LeftOut[]; language: string };

type Language = { detector: LanguageDetector; asked: string };

const oneLine = (block: PlacedBlock): PlacedBlock => ({
  ...block,
  text: cleanCharacters(block.text).replace(/\s+/g, ' ').trim(),
});

const BULLET = /\s[•▪‣◦●■]\s/;
const LIST_ITEMS = { min: 3, max: 60 };

/** "Nets • Boats • Tides": a list whose lines ran together. */
function asItems(block: PlacedBlock): PlacedBlock[] {
  if (block.kind !== 'paragraph' && block.kind !== 'item') return [block];
  const items = block.text.split(BULLET);
  if (items.length < LIST_ITEMS.min || items.length > LIST_ITEMS.max) return [block];
  return items.map((text) => ({ ...block, kind: 'item', text: text.trim() }));
}

/** What a block is by its own words, where its format did not say. */
function kindByWords({ kind, text, terms }: PlacedBlock): PlacedBlock['kind'] {
  if (isContentsRow(text)) return 'contents';
  if (kind === 'heading' && isLegal(text)) return 'licence';
  if (kind === 'heading' && headsNothing(text)) return 'code';
  if (kind === 'heading')
    return isChrome(text) || isConsent(text) || isJournalLine(text) ? 'boilerplate' : kind;
  if (kind !== 'paragraph' && kind !== 'item' && kind !== 'quote') return kind;
  if (terms?.some(isMachineTerm)) return 'code';
  if (isChrome(text) || isConsent(text) || isJournalLine(text)) return 'boilerplate';
  if (isUnwritten(text) || isMailLine(text)) return 'boilerplate';
  if (isLegal(text)) return 'licence';
  if (isCaption(text)) return 'caption';
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

/** A heading whose text was left out heads nothing any more. */
function withoutEmptied(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  return blocks.filter((heading, at) => {
    if (heading.kind !== 'heading') return true;
    let lost = false;
    for (let under = at + 1; under < blocks.length; under++) {
      const block = blocks[under] as PlacedBlock;
      if (block.kind === 'heading' && (block.level ?? 2) <= (heading.level ?? 2)) break;
      if (block.kind !== 'heading' && !whyLeftOut(block)) return true;
      lost ||= whyLeftOut(block) !== undefined && block.kind !== 'contents';
    }
    return !lost;
  });
}

type Leaving = readonly (readonly [kind: LeftOut['kind'], leave: (text: string) => string])[];

/** Formulas and licences are known by how they are written, the rest by the words that are left of the markup. */
const UNSAID_AS_WRITTEN: Leaving = [
  ['licence', withoutLicences],
  ['formula', withoutFormulas],
];
const UNSAID_IN_HEADINGS: Leaving = [
  ['code', withoutCode],
  ['reference', withoutHoles],
  ['boilerplate', withoutAddresses],
];
/** A heading names what stands under it, whatever a machine calls that. */
const UNSAID_IN_TEXT: Leaving = [
  ['code', withoutNamedFiles],
  ...UNSAID_IN_HEADINGS,
  ['code', withoutMachineNames],
];
/** Less is a sign or two that is said otherwise. */
const COUNTED_CHARS = 12;

const leaveOut = (written: string, leaving: Leaving, left: LeftOutCount): string =>
  leaving.reduce((text, [kind, leave]) => {
    const rest = leave(text);
    if (text.length - rest.length >= COUNTED_CHARS) left.add({ kind, text: text.slice(rest.length) });
    return rest;
  }, written);

type Around = {
  listed: ReadonlySet<number>;
  language: string;
  beside: ReadonlyMap<PlacedBlock, Beside>;
  /** What a machine calls the very things that the document is about. */
  own: ReadonlySet<string>;
};
const ALONE: Beside = { nearUnseen: false, leadsNowhere: false };

const OF_HEADINGS = { asWritten: UNSAID_AS_WRITTEN, inWords: UNSAID_IN_HEADINGS };

/** What is left out of sentences, as they are written and when their markup is gone. */
function ofSentences(
  block: PlacedBlock,
  { language, beside, own }: Around,
): { asWritten: Leaving; inWords: Leaving } {
  return {
    asWritten: [...UNSAID_AS_WRITTEN, ['code', (text) => withoutInlineCode(text, own)]],
    inWords: [
      ...UNSAID_IN_TEXT,
      ['code', (text) => withoutIdentifiers(text, own)],
      ['boilerplate', (text) => withoutPointers(text, language, beside.get(block) ?? ALONE)],
    ],
  };
}

/** Tables as sentences where that can be, and every other block without what only the eye can use. */
function toSay(block: PlacedBlock, left: LeftOutCount, around: Around): PlacedBlock[] {
  const why = whyLeftOut(block);
  const { rows: _, ...plain } = block;
  if (why === 'table') {
    const sentences = tableInWords(block);
    if (sentences) return sentences.flatMap((text) => toSay({ ...plain, kind: 'item', text }, left, around));
  }
  if (why !== undefined) {
    left.add({ kind: why, text: block.text, language: block.language });
    return [];
  }
  const isHeading = block.kind === 'heading';
  const { asWritten, inWords } = isHeading ? OF_HEADINGS : ofSentences(block, around);
  const sayable = leaveOut(withoutMarkup(leaveOut(block.text, asWritten, left)), inWords, left);
  const text = withoutTornSentences(
    withoutLabel(cleanWords(withoutCitations(sayable, around.listed))),
    withoutMarkup(block.text),
    around.language,
  );
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  // "a rope;", "two lamps, and": between items the eye needs a sign, and the ear a full stop.
  return [
    {
      ...plain,
      text: block.kind === 'item' ? text.replace(/[;,](?: (?:and|or|und|oder|et|ou|y|o|e))?$/, '') : text,
    },
  ];
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
  const known = markLicences(markContents(lined).map((block) => ({ ...block, kind: kindByWords(block) })));
  const marked = markReferencesBesideOthers(markSections(numbersApart(markRunningHeads(known))));
  const main = languageOf(
    detector,
    marked.filter((block) => !whyLeftOut(block)),
    asked,
  );
  const inLanguage = markChanges(markOtherLanguages(detector, marked, main), main);
  const told = markEntries(markArticleLines(inLanguage, main), main);
  const left = new LeftOutCount();
  const isTold = (block: PlacedBlock) => !whyLeftOut(block) || tableInWords(block) !== undefined;
  const around = {
    listed: listedNumbers(told),
    language: main,
    beside: besideOf(told, isTold),
    own: ownNames(told),
  };
  const blocks = withoutEmptied(told).flatMap((block) => toSay(block, left, around));
  return { blocks, leftOut: left.list(), language: main };
}
