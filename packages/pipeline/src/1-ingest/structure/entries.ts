import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import { isNamedByMachine } from './code.ts';
import { isNameList } from './fragments.ts';
import { isIdentifier } from './identifiers.ts';
import { isLabelHeading } from './labels.ts';
import { isMachineTerm } from './machine-terms.ts';
import type { PlacedBlock } from './placed-block.ts';
import { sentencesOf } from './said-sentences.ts';

const WORDS = new Map(
  PACKS.map(({ language, documents: { entry, field, guides } }) => [
    language,
    {
      entry: wordRegex(`^(?:${entry})(?!\\p{L})`),
      field: wordRegex(`^(?:${field}) ?[:–—-](?:\\s|$)`),
      guides: wordRegex(`^[^.!?:;]{2,60}? (?:${guides})(?!\\p{L})`),
      guiding: wordRegex(`^(?:${guides})(?!\\p{L})`),
    },
  ]),
);
/** Once or twice somebody may write like that; in a manual it is what its entries look like. */
const MIN_ENTRIES = 4;
const OPEN: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote', 'caption']);
const isOpen = ({ kind, language }: PlacedBlock): boolean => OPEN.has(kind) && language === undefined;

type About = { language: string; manual: boolean; own: ReadonlySet<string> };
type Kind = PlacedBlock['kind'];

/** "Returns the depth of the net.": of what, the entry of a reference says in its signature, and that is code. */
function entriesByVerb(blocks: readonly PlacedBlock[], { language, manual }: About): number[] {
  const words = WORDS.get(language);
  const found = blocks.flatMap((block, at) => (isOpen(block) && words?.entry.test(block.text) ? [at] : []));
  return manual || found.length >= MIN_ENTRIES ? found : [];
}

/** "append! list ... [procedure]", "`dry` nets [macro]": what is called how, and what kind of thing it is. */
const SIGNATURE =
  /^(?:`[^`]{1,80}`|[a-z\d][^\s.,;:]{0,60})(?: [^\s]{1,40}){0,14}? \[[\p{L}\d ]{3,30}\](?= ?$| [`\p{Lu}])/u;
/** "#dry", ".nets", "@wind": as programs call their parts. */
const MARKED = /^[#.@][A-Za-z]/;
const HEADING_MAX_WORDS = 3;
/** "nets.dry", "dryNets()", "DRY_NETS": a heading that is nothing but what a machine calls something. */
function isMachineHeading({ kind, level, text }: PlacedBlock, own: ReadonlySet<string>): boolean {
  const bare = text.replaceAll('`', '');
  const words = bare.split(/\s+/);
  if (kind !== 'heading' || level === 1) return false;
  if (SIGNATURE.test(text)) return true;
  if (words.length > HEADING_MAX_WORDS) return false;
  if (MARKED.test(bare)) return true;
  if (/^\(/.test(text) || (words.length === 1 && /^[a-z\d]+(?:-[a-z\d]+)+$/.test(text)))
    return !own.has(text);
  return words.some((word) => (isNamedByMachine(word) || isIdentifier(word)) && !own.has(word));
}

/** Any heading ends what a line without one began. */
const DEEPEST = 9;

/** All that stands under the name of a machine's part explains that part. */
function underMachineHeadings(blocks: readonly PlacedBlock[], { manual, own }: About): number[] {
  const found: number[] = [];
  let under: number | undefined;
  blocks.forEach((block, at) => {
    const level = block.level ?? 2;
    if (block.kind === 'heading' && (under === undefined || level <= under))
      under = manual && isMachineHeading(block, own) ? level : undefined;
    else if (manual && isOpen(block) && SIGNATURE.test(block.text)) under ??= DEEPEST;
    if (under !== undefined && (isOpen(block) || block.kind === 'heading')) found.push(at);
  });
  return found;
}

const TERM_MAX_CHARS = 100;
const MIN_DESCRIBED = 3;
/** So many paragraphs may describe one option before the next. */
const MAX_DESCRIBING = 4;
/** "--dry", "-d, --dry=FAST", "`-dry` nets": one line that names what the next lines describe. */
const isTerm = ({ kind, text }: PlacedBlock): boolean => {
  if (text.length > TERM_MAX_CHARS || /[.!?:]$/.test(text)) return false;
  if (kind === 'code' || kind === 'heading') return /^`?[-–−+/]{1,2}[A-Za-z?]/.test(text);
  return (kind === 'paragraph' || kind === 'item') && /^(?:`-{1,2}|--)[A-Za-z]/.test(text);
};

/** What stands behind an option: all up to the next one where that is near, otherwise the next paragraph. */
function describing(blocks: readonly PlacedBlock[], term: number): number[] {
  const found: number[] = [];
  for (let at = term + 1; at < blocks.length && found.length <= MAX_DESCRIBING; at++) {
    const block = blocks[at] as PlacedBlock;
    if (isTerm(block)) return found;
    if (block.kind === 'heading') break;
    if (isOpen(block)) found.push(at);
  }
  return found.slice(0, 1);
}

/** A list of options, each on a line of its own, with what it does under it. */
function describedOptions(blocks: readonly PlacedBlock[]): number[] {
  const terms = blocks.flatMap((block, at) => (isTerm(block) ? [at] : []));
  if (terms.length < MIN_DESCRIBED) return [];
  return terms.flatMap((term) => [
    ...(isOpen(blocks[term] as PlacedBlock) ? [term] : []),
    ...describing(blocks, term),
  ]);
}

/** "`dry`: whether the nets are dry", "`nets` - those that hang there", "--dry Dries the nets." */
const EXPLAINED =
  /^(?:`{1,2}[^`]{1,80}`{1,2}(?: ?\([^()]{1,60}\))?(?: ?[:–—=-]| (?=\p{Lu}))|[-−]{1,2}[A-Za-z][\w-]{0,40}(?:[ =,]|$))/u;
/** "true - The nets are dry.", "“wind” - What dries them": values and keys, as they are typed. */
const TYPED_IN =
  /^(?:(?:true|false|yes|no|on|off|none|null|auto|default|always|never|enabled?|disabled?)|["“‘'][\w. -]{1,40}["”’'])(?: ?\([^()]{1,40}\))?(?: ?[:=]| [–—-]) \S/u;
const MIN_TYPED_IN = 3;

function explainedTerms(blocks: readonly PlacedBlock[]): number[] {
  return blocks.flatMap((block, at) => (isOpen(block) && EXPLAINED.test(block.text) ? [at] : []));
}

/** Values and what they mean, where there are several: in any document. */
function explainedValues(blocks: readonly PlacedBlock[]): number[] {
  const found = blocks.flatMap((block, at) =>
    block.kind === 'item' && isOpen(block) && TYPED_IN.test(block.text) ? [at] : [],
  );
  return found.length >= MIN_TYPED_IN ? found : [];
}

const ROW_MAX_CHARS = 160;
/** Under "Meaning" or "Description", one sentence after the other: a column of a table, read without the others. */
function columns(blocks: readonly PlacedBlock[]): number[] {
  const found: number[] = [];
  let run: number[] | undefined;
  const close = () => {
    if (run && run.length >= MIN_ROWS) found.push(...run);
    run = undefined;
  };
  blocks.forEach((block, at) => {
    if (block.kind === 'heading') {
      close();
      if (isLabelHeading(block.text)) run = [];
    } else if (isOpen(block) && block.text.length <= ROW_MAX_CHARS && sentencesOf(block.text).length === 1)
      run?.push(at);
    else if (isOpen(block)) close();
  });
  close();
  return found;
}

/** "Used for nets", "Explains how to dry them": says something of its term, and not which. */
const isAbout = (text: string, words: ReturnType<typeof WORDS.get>): boolean =>
  words !== undefined && (words.entry.test(text) || words.guiding.test(text));

const isQuestion = (term: string): boolean => /[?!.]$/.test(term);
/** What explains a term, where the term is a label or a machine's word, or the explanation says nothing without it. */
function ofTerms(blocks: readonly PlacedBlock[], { language }: About): number[] {
  const words = WORDS.get(language);
  return blocks.flatMap((block, at) => {
    const term = block.terms?.at(-1);
    if (term === undefined || !isOpen(block) || isQuestion(term)) return [];
    if (block.text === term) return [at];
    const isNamed = /:$/.test(term) || isMachineTerm(term) || isAbout(block.text, words);
    return isNamed ? [at] : [];
  });
}

const SAID_TERM = /^\p{L}[^.:;?!]{1,60}$/u;
const SAID_TERM_MAX_WORDS = 5;
/** "Ropes: They hold the nets.": a term that is a word of the language, before what explains it. */
function withTerm(block: PlacedBlock, before: PlacedBlock | undefined): PlacedBlock {
  const term = block.terms?.at(-1);
  if (term === undefined || !isOpen(block) || before?.text !== term || block.text === term) return block;
  const isSaid = SAID_TERM.test(term) && term.split(' ').length <= SAID_TERM_MAX_WORDS;
  const isNamed = block.text.toLowerCase().includes(term.toLowerCase());
  return isSaid && !isNamed ? { ...block, text: `${term}: ${block.text}` } : block;
}

/** "Up/Down: Move to the next link.": the words before the colon. */
const LABELLED = /^(?!https?:)[^.:!?;,]{1,40}: \S/u;
const MAX_LABEL_WORDS = 4;
const MIN_ROWS = 3;
const isLabelled = (block: PlacedBlock): boolean => {
  const [label = ''] = LABELLED.exec(block.text) ?? [];
  return isOpen(block) && label !== '' && label.split(' ').length - 1 <= MAX_LABEL_WORDS;
};
/** "Buttons:", over what is said of them. */
const isLabel = (block: PlacedBlock | undefined): boolean =>
  block?.kind === 'paragraph' &&
  /^\p{Lu}[^.:!?;,]{1,40}:$/u.test(block.text) &&
  block.text.split(' ').length <= 3;

/** Rows of keys and what they do, of names and values: at least three beside each other. */
function labelledRows(blocks: readonly PlacedBlock[]): number[] {
  const found: number[] = [];
  let run: number[] = [];
  const close = () => {
    if (run.length >= MIN_ROWS) found.push(...run);
    run = [];
  };
  blocks.forEach((block, at) => {
    if (isLabelled(block) || isLabel(block) || isLabel(blocks[at - 1])) run.push(at);
    else if (isOpen(block) || block.kind === 'heading') close();
  });
  close();
  return found;
}

const MIN_NAME_LISTS = 3;
/** Names behind a label, several times: no sentence is made of them. */
function nameLists(blocks: readonly PlacedBlock[], { language }: About): number[] {
  const found = blocks.flatMap((block, at) =>
    isOpen(block) && isNameList(block.text, language) ? [at] : [],
  );
  return found.length >= MIN_NAME_LISTS ? found : [];
}

const MIN_FIELDS = 3;
/** "Description: The class of an object.", "Arguments:": fields of the entries of a reference. */
function fields(blocks: readonly PlacedBlock[], { language }: About): number[] {
  const words = WORDS.get(language);
  const found = blocks.flatMap((block, at) =>
    (isOpen(block) || block.kind === 'heading') && words?.field.test(block.text) ? [at] : [],
  );
  return found.length >= MIN_FIELDS ? found : [];
}

/** What stands between the fields of one entry and the next heading belongs to the entry. */
function besideFields(blocks: readonly PlacedBlock[], marked: ReadonlySet<number>): number[] {
  const found: number[] = [];
  let inEntry = false;
  blocks.forEach((block, at) => {
    if (marked.has(at)) inEntry = true;
    else if (block.kind === 'heading') inEntry = false;
    else if (inEntry && isOpen(block)) found.push(at);
  });
  return found;
}

const MIN_GUIDED = 3;
/** "Settings describes how to dry nets.": what the chapters of a book are about, one after the other. */
function guideToChapters(blocks: readonly PlacedBlock[], { language }: About): number[] {
  const words = WORDS.get(language);
  const isGuide = (block: PlacedBlock) =>
    isOpen(block) && sentencesOf(block.text).length === 1 && words?.guides.test(block.text);
  const found: number[] = [];
  let run: number[] = [];
  /** A heading with nothing else under it goes with them. */
  const headed = ([first = 0]: readonly number[], next: PlacedBlock) =>
    next.kind === 'heading' && blocks[first - 1]?.kind === 'heading' ? [first - 1] : [];
  blocks.forEach((block, at) => {
    if (isGuide(block)) run.push(at);
    if (isGuide(block) && at < blocks.length - 1) return;
    if (run.length >= MIN_GUIDED) found.push(...headed(run, block), ...run);
    run = [];
  });
  return found;
}

/**
 * Blocks with the entries of references marked: a term that a machine knows and its description are one, and whoever
 * doesn't hear the one can do nothing with the other.
 */
export function markEntries(blocks: readonly PlacedBlock[], about: About): PlacedBlock[] {
  const kinds = new Map<number, Kind>();
  const mark = (found: readonly number[], kind: Kind) => {
    for (const at of found) kinds.set(at, kind);
  };
  mark(guideToChapters(blocks, about), 'contents');
  mark(nameLists(blocks, about), 'table');
  mark(entriesByVerb(blocks, about), 'code');
  mark(explainedValues(blocks), 'code');
  if (about.manual) {
    const named = fields(blocks, about);
    mark(labelledRows(blocks), 'table');
    mark(named, 'code');
    mark(besideFields(blocks, new Set(named)), 'code');
    mark(underMachineHeadings(blocks, about), 'code');
    mark(describedOptions(blocks), 'code');
    mark(explainedTerms(blocks), 'code');
    mark(columns(blocks), 'table');
  }
  mark(ofTerms(blocks, about), 'code');
  return blocks.map((block, at) => {
    const kind = kinds.get(at);
    return kind === undefined ? withTerm(block, blocks[at - 1]) : { ...block, kind };
  });
}
