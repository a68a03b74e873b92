import type { LeftOut } from '@parlance/artifacts/left-out';
import { cleanInline, cleanWords, withoutMarkup } from '../text/clean-inline.ts';
import { withoutAddresses } from '../text/web-addresses.ts';
import { withoutCitations, withoutHoles } from './citations.ts';
import { withoutCode, withoutMachineNames } from './code.ts';
import { withoutLicences } from './document-words.ts';
import { withoutFormulas } from './formula.ts';
import { isBareName, isBidding, saysWhatItDoes, withoutOpenEnd } from './fragments.ts';
import { withoutTornSentences } from './holes.ts';
import { withoutIdentifiers, withoutNamedFiles } from './identifiers.ts';
import { withoutInlineCode } from './inline-code.ts';
import { isLabelHeading, withLabelApart, withoutLabel } from './labels.ts';
import { type Kept, withoutLeaning } from './leaning.ts';
import { type LeftOutCount, whyLeftOut } from './left-out.ts';
import { withoutLowerTails } from './lower-openings.ts';
import { datelineOf } from './page/datelines.ts';
import { tidyByline } from './page/writers.ts';
import type { PlacedBlock } from './placed-block.ts';
import { type Beside, withoutPointers } from './pointers.ts';
import { Referents } from './referents.ts';
import { sentencesOf } from './said-sentences.ts';
import { tableInWords } from './tables.ts';

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

export type Around = {
  listed: ReadonlySet<number>;
  language: string;
  beside: ReadonlyMap<PlacedBlock, Beside>;
  /** What a machine calls the very things that the document is about. */
  own: ReadonlySet<string>;
  /** Words that only listings explain, and names that are written with a small letter. */
  ofListings: ReadonlySet<string>;
  lower: ReadonlySet<string>;
  /** Whether it explains a machine to those who have it before them. */
  manual: boolean;
  /** Whether anything in it is for machines only. */
  machines: boolean;
  /** Whether it prints anything for the eye that its sentences may point at. */
  shows: boolean;
  /** The first paragraphs: before one of them may stand where and when the text was written. */
  beginning: ReadonlySet<PlacedBlock>;
};
const ALONE: Beside = { nearUnseen: false, leadsNowhere: false };

const OF_HEADINGS = { asWritten: UNSAID_AS_WRITTEN, inWords: UNSAID_IN_HEADINGS };

/** What is left out of sentences, as they are written and when their markup is gone. */
function ofSentences(
  block: PlacedBlock,
  { language, beside, own, ofListings, manual, machines, shows }: Around,
): { asWritten: Leaving; inWords: Leaving } {
  return {
    asWritten: [
      ...UNSAID_AS_WRITTEN,
      ['code', (text) => withoutInlineCode(text, own, manual ? ofListings : undefined)],
    ],
    inWords: [
      ...UNSAID_IN_TEXT,
      ['code', (text) => withoutIdentifiers(text, own, { machines, manual })],
      [
        'boilerplate',
        (text) => withoutPointers(text, language, { ...(beside.get(block) ?? ALONE), shows }, manual),
      ],
    ],
  };
}

/** A block without what only the eye can use, and as it was written. */
function sayable(block: PlacedBlock, left: LeftOutCount, around: Around): { text: string; written: string } {
  const isHeading = block.kind === 'heading';
  const { asWritten, inWords } = isHeading ? OF_HEADINGS : ofSentences(block, around);
  const written = withoutMarkup(block.text);
  const said = leaveOut(withoutMarkup(leaveOut(block.text, asWritten, left)), inWords, left);
  const cleaned = withoutLabel(cleanWords(withoutCitations(said, around.listed)));
  const whole =
    around.manual && !isHeading ? withLabelApart(withoutLowerTails(cleaned, around.lower)) : cleaned;
  const text = withoutTornSentences(whole, written, around.language);
  // Who speaks in a recording may name a place first.
  const dateline =
    isHeading || block.startMs !== undefined ? '' : datelineOf(text, around.beginning.has(block));
  if (dateline !== '') left.add({ kind: 'boilerplate', text: dateline });
  return { text: text.slice(dateline.length), written };
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Of what is left of a paragraph that most was taken from, only its opening says what it is about. */
const MIN_LEFT_SHARE = 0.5;
const MIN_OPENING_CHARS = 60;
/** What only stands between paragraphs: what comes behind it leans on what came before it. */
const BETWEEN: ReadonlySet<string> = new Set(['boilerplate', 'caption', 'footnote', 'licence']);

const ended = (text: string): string => text.replace(/[;,](?: (?:and|or|und|oder|et|ou|y|o|e))?$/, '');

/** A block and what is told of it. */
export type Told = { block: PlacedBlock; told: PlacedBlock[] };

/** Tells the blocks of a document one after the other: what one of them may lean on depends on what was told before. */
export class Telling {
  readonly #left: LeftOutCount;
  readonly #around: Around;
  readonly #referents: Referents;
  /** The last sentence before was not told. */
  #isGone = false;
  /** What stands right before is code. */
  #isBehindCode = false;
  /** What was told last leads to a list, and nothing else came since. */
  #isLedIn = false;

  constructor(left: LeftOutCount, around: Around) {
    this.#left = left;
    this.#around = around;
    this.#referents = new Referents(around.language);
  }

  /** Tables as sentences where that can be, and every other block without what only the eye can use. */
  tell(block: PlacedBlock): PlacedBlock[] {
    const why = whyLeftOut(block);
    const { rows: _, ...plain } = block;
    if (why === 'table') {
      const sentences = tableInWords(block);
      if (sentences) return sentences.flatMap((text) => this.tell({ ...plain, kind: 'item', text }));
    }
    if (why !== undefined) {
      this.#left.add({ kind: why, text: block.text, language: block.language });
      if (!BETWEEN.has(why)) this.#isGone = true;
      this.#isBehindCode = block.kind === 'code';
      return [];
    }
    if (block.isByline) return [{ ...plain, text: cleanInline(tidyByline(block.text)) }];
    if (block.kind === 'heading' && isLabelHeading(block.text)) {
      this.#isGone = false;
      return [];
    }
    const text = block.kind === 'heading' ? this.#heading(block) : this.#words(block);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    this.#referents.hear(text, block.kind === 'heading');
    // "a rope;", "two lamps, and": between items the eye needs a sign, and the ear a full stop.
    return [{ ...plain, text: block.kind === 'item' ? ended(text) : text }];
  }

  #heading(block: PlacedBlock): string {
    this.#isGone = false;
    this.#isLedIn = false;
    return sayable(block, this.#left, this.#around).text;
  }

  #words(block: PlacedBlock): string {
    const { language, manual } = this.#around;
    const { text, written } = sayable(block, this.#left, this.#around);
    const kept = withoutLeaning(
      manual ? this.#referents.without(withoutOpenEnd({ ...block, text })) : text,
      written,
      {
        language,
        manual,
        isGoneBefore: manual && this.#isGone && block.kind !== 'item',
        isUnknown: (sentence, told) => this.#referents.isUnknown(sentence, told),
      },
    );
    const told = manual ? this.#worthTelling(block, kept, written) : kept.text;
    if (told.length < text.length) this.#left.add({ kind: 'code', text: text.slice(told.length) });
    this.#isGone = told === '' ? lettersIn(written) > 0 : kept.lostLast;
    if (block.kind !== 'item') this.#isLedIn = told.endsWith(':');
    this.#isBehindCode = false;
    return told;
  }

  /** What of a paragraph of a manual is heard without looking at it. */
  #worthTelling(block: PlacedBlock, kept: Kept, written: string): string {
    // What a paragraph is about, its first sentence says.
    if (kept.lostFirst) return '';
    const isStep = sentencesOf(kept.text).length === 1 && isBidding(kept.text, this.#around.language);
    // What is to be done behind a listing explains the listing.
    if (this.#isGone && isStep) return '';
    if (this.#isBehindCode && saysWhatItDoes(kept.text, this.#around.language)) return '';
    const isMuchGone = lettersIn(kept.text) < lettersIn(written) * MIN_LEFT_SHARE;
    const opening = block.kind === 'item' || kept.opening.length < MIN_OPENING_CHARS ? '' : kept.opening;
    const text = isMuchGone && sentencesOf(written).length > 1 ? opening : kept.text;
    if (this.#isLedIn && block.kind === 'item') return text;
    return isBareName({ ...block, text }, this.#around.language) ? '' : text;
  }
}
