import type { Passage } from '@parlance/artifacts/source-text';
import { LIMITS } from '@parlance/kernel/limits';
import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import { sectionNamed } from '../structure/document-words.ts';
import { isLabelHeading } from '../structure/labels.ts';
import { cleanInline } from './clean-inline.ts';
import { splitNumber, withoutCapitals } from './headings.ts';

const SITE_MAX_CHARS = 40;
const FEW_NAMES = /^\s+\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,3}\s?$/u;
/** " - nets.org"; "harbour.js" is a name. */
const SITE_ADDRESS =
  /\s[–—-]\s(?:[\w-]{1,40}\.){1,3}(?!(?:js|ts|py|rs|md|sh)$)(?:com|org|net|info|edu|gov|[a-z]{2})$/i;

const isApart = (title: string, at: number): boolean =>
  /\s/.test(title[at - 1] ?? '') && /\s/.test(title[at + 1] ?? '');

/** Where " | Site name" begins, as browser titles end. */
function barBeforeSite(title: string): number | undefined {
  const bar = title.search(/[|•·][^|•·]*$/);
  const behind = title.slice(bar + 1).trim();
  return isApart(title, bar) && behind.length > 1 && behind.length <= SITE_MAX_CHARS ? bar : undefined;
}

/** "The Harbour Times" of "Lean nets | The Harbour Times". */
export function siteIn(title: string): string | undefined {
  const bar = barBeforeSite(title);
  return bar === undefined ? undefined : title.slice(bar + 1).trim();
}

/** " | Site name" and " - Site name". */
function withoutSiteName(title: string): string {
  const bar = barBeforeSite(title);
  const dash = title.search(/[–—-][^–—-]*$/);
  const endsInNames = isApart(title, dash) && FEW_NAMES.test(title.slice(dash + 1));
  const address = title.search(SITE_ADDRESS);
  const cuts = [
    ...(bar === undefined ? [] : [bar]),
    ...(endsInNames ? [dash] : []),
    ...(address > 0 ? [address] : []),
  ];
  return cuts.length === 0 ? title : title.slice(0, Math.min(...cuts));
}

/** "Manual: 5.1.1 Tweaks", "Nets -- a manual", "Q. What are nets?": what is set for the eye. */
const withoutMarks = (title: string): string =>
  title
    .replace(/: \d{1,2}(?:\.\d{1,2}){1,4}\.? (?=\p{L})/u, ': ')
    .replace(/ --+ /g, ' – ')
    .replace(/^Q[.:] (?=\p{Lu})/u, '')
    // "07 philosophy": where it stands in a folder.
    .replace(/^0\d{1,2}[ _.-]{1,3}(\p{L})/u, (_, first: string) => first.toUpperCase());

/** Bars are looked for before they are made into commas. */
const tidy = (title: string): string => {
  const bare = withoutSiteName(withoutMarks(cleanInline(withoutSiteName(title))));
  return withoutCapitals(splitNumber(bare.trim()).text).slice(0, LIMITS.titleMaxChars);
};

const GENERIC = PACKS.map(({ grammar }) => wordRegex(grammar.headings.generic));
const NUMBERED_PART = PACKS.map(({ grammar }) => wordRegex(`^(?:${grammar.headings.part})\\b.{0,10}$`));
/** What programs and file systems call a document. */
const FILE_NAME =
  /^(?:untitled\b.*|document ?\d*|microsoft \w+ - .*|slide \d+|.{1,120}\.(?:docx?|indd|dvi|tex|pdf|qxd|pptx?|rtf|odt|txt|html?|md|epub))$/i;

/** ">dry", "Nets->dry": what is left of a name that a machine gave. */
const TORN = /^[>»|\\/@]|->|^\w{2,40}(?:\.\w{2,40}){2}/;

/** Says nothing of what the document is about. */
function isWeak(title: string): boolean {
  if (/^name$/i.test(title) || isLabelHeading(title)) return true;
  if (TORN.test(title)) return true;
  if (!/\p{L}{2}|\p{Lo}/u.test(title) || FILE_NAME.test(title)) return true;
  if (!/\s/.test(title) && /[\d_:]|\w-\w/.test(title) && !/\p{Lo}/u.test(title)) return true;
  if (sectionNamed(title) !== undefined) return true;
  return [...GENERIC, ...NUMBERED_PART].some((pattern) => pattern.test(title));
}

/** Manual pages say in one line what they are about: "gittutorial - A tutorial introduction to Git". */
function manualTitle(passages: readonly Passage[]): string | undefined {
  const name = passages.findIndex(
    ({ kind, text }) => kind === 'heading' && /^(?:name|nome|nom|nombre)$/i.test(text),
  );
  if (name < 0) return undefined;
  const about = /^[\w.+,() -]{1,60} [-–—] (\S.{2,119})$/.exec(passages[name + 1]?.text ?? '')?.[1];
  return about && about.charAt(0).toUpperCase() + about.slice(1);
}

/** A line that only looks like a heading is no title. */
const isHeading = ({ kind, headedBy }: Passage): boolean => kind === 'heading' && headedBy === undefined;

/** Of a text that opens with its headings: the first that says something, or the only one at the top. */
function headingTitle(passages: readonly Passage[]): string | undefined {
  const firstText = passages.findIndex((passage) => !isHeading(passage));
  const opening = passages.slice(0, firstText < 0 ? passages.length : firstText);
  const top = passages.filter((passage) => isHeading(passage) && passage.level === 1);
  const candidates = [...opening, ...(top.length === 1 ? top : [])].map((passage) => tidy(passage.text));
  return candidates.find((title) => !isWeak(title));
}

const tellingWords = (title: string): Set<string> =>
  new Set(title.toLowerCase().match(/\p{L}{4,}|\p{Lo}/gu) ?? []);

/** Pages of a collection are often called after the collection; the one heading over the whole page knows better. */
function isOverruled(said: string, passages: readonly Passage[]): boolean {
  const [first, ...rest] = passages;
  if (first?.kind !== 'heading' || first.level !== 1 || isWeak(tidy(first.text))) return false;
  if (rest.some(({ kind, level }) => kind === 'heading' && level === 1)) return false;
  const over = tellingWords(first.text);
  return ![...tellingWords(said)].some((word) => over.has(word));
}

/** "How to dry nets — Harbour 14 documentation" over the heading "How to dry nets". */
function headingIn(said: string, [first]: readonly Passage[]): string | undefined {
  if (first?.kind !== 'heading') return undefined;
  const heading = tidy(first.text);
  const rest = said.toLowerCase().startsWith(heading.toLowerCase()) ? said.slice(heading.length) : '';
  return /^\s[|–—:·•-]\s/.test(rest) && heading.split(' ').length > 2 && !isWeak(heading)
    ? heading
    : undefined;
}

const SEPARATORS = [' – ', ' — ', ' | ', ' - '];
/** A page called "FAQ" or "Getting started" is known by the collection it is of. */
const TELLING_WORDS = 3;

/** "Harbour 1.8.2 documentation" is the Harbour; undefined for what is no edition. */
function collectionOf(name: string): string | undefined {
  const words = name.split(' ');
  const isBook = /^(?:documentation|docs)$/i.test(words.at(-1) ?? '');
  const bare = isBook ? words.slice(0, -1) : words;
  const hasVersion = (isBook ? /^v?\d/ : /^v?\d+\.\d/).test(bare.at(-1) ?? '');
  const collection = (hasVersion ? bare.slice(0, -1) : bare).join(' ');
  return collection === '' || collection === name ? undefined : collection;
}

/** "Nets and wind — Harbour 1.8.2 documentation", "Nets (Harbour API)": edition and kind of book are not said. */
function withoutEdition(title: string): string {
  const bare = title.replace(/ \([^()]{2,80} (?:API|Documentation)\)$/i, '');
  const at = Math.max(...SEPARATORS.map((separator) => bare.lastIndexOf(separator)));
  const collection = at < 1 ? undefined : collectionOf(bare.slice(at + 3));
  if (collection === undefined) return bare;
  const page = bare.slice(0, at);
  return isWeak(page) || page.split(' ').length < TELLING_WORDS ? `${page} – ${collection}` : page;
}

/** "4 Dry nets" over "4.1 Wind": the number of a chapter, and not how many there are of something. */
function withoutChapter(title: string, passages: readonly Passage[]): string {
  const [counted = '', number] = /^(\d{1,2}) (?=\p{Lu})/u.exec(title) ?? [];
  return number !== undefined && passages.some((passage) => passage.number?.startsWith(`${number}.`))
    ? title.slice(counted.length)
    : title;
}

/** What the document is called: by itself where that says something, else by the headings it opens with. */
export function findTitle(passages: readonly Passage[], said?: string): string | undefined {
  const manual = manualTitle(passages.slice(0, 3));
  if (manual !== undefined) return manual;
  const named =
    said === undefined
      ? undefined
      : withoutChapter(withoutEdition(tidy(said).replace(/\(\d\w{0,3}\)$/, '')), passages);
  const heading = named === undefined ? undefined : headingIn(named, passages);
  if (heading !== undefined) return heading;
  if (named !== undefined && !isWeak(named) && !isOverruled(named, passages)) return named;
  return headingTitle(passages);
}
