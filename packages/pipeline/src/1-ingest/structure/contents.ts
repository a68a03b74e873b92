import { trimEndOf } from '@parlance/kernel/scan-text';
import { splitNumber } from '../text/headings.ts';
import { sectionNamed } from './document-words.ts';
import type { PlacedBlock } from './placed-block.ts';

const ENTRY_MAX_CHARS = 140;
const LEADERS = /(?:[.·…_] ?){3}\s?(?:\d{1,4}|[ivxlc]{1,6})?$|\s(?:\d{1,4}|[ivxlc]{1,6})$/i;
const ENDS_OPEN = /[^.;,!…]$|\.\.\.$/;
/** So many short lines in a row, most of which come again as headings, are a list of them. */
const MIN_UNNAMED = 4;

const SECTION = /(?<=^|\s)(\d{1,2})\.\d{1,2}(?:\.\d{1,2}){0,3}\.? (?=["“«¿]?[\p{Lu}\p{Lo}])/gu;
const SECTIONS_MAX_CHARS = 4_000;

/** "7.34 How can I save it 7.36 Why are there borders": rows of a list that lost their ends. */
function areRows(text: string): boolean {
  if (text.length > SECTIONS_MAX_CHARS || !/^\d{1,2}\.\d/.test(text)) return false;
  const chapters = [...text.matchAll(SECTION)].map(([, chapter]) => Number(chapter));
  return (
    chapters.length > 1 &&
    chapters.every((chapter, at) => at === 0 || [0, 1].includes(chapter - chapters[at - 1]!))
  );
}

const INDEXED = /[\p{L}\p{N}*?!)-], \d{1,4}(?![\d:])/gu;
const MIN_INDEXED = 4;
const CHARS_AN_ENTRY = 45;

/** "sqrt, 314 square, 138, 250": words and where they stand, as the last pages of a book have them. */
const isIndex = (text: string): boolean => {
  const entries = text.match(INDEXED)?.length ?? 0;
  return entries >= MIN_INDEXED && text.length <= entries * CHARS_AN_ENTRY && !/[.!?]["”’»)]?$/.test(text);
};

/** "Introduction ........ 3": in a list or alone. */
export const isContentsRow = (text: string): boolean =>
  isIndex(text) ||
  (text.length <= ENTRY_MAX_CHARS * 2 && /(?:\. ?){4}\s?(?:\d{1,4}|[ivxlc]{1,6})?$/i.test(text)) ||
  areRows(text);

/** A heading and its entry in the list, without what only one of them has. */
const keyOf = (text: string): string =>
  splitNumber(trimEndOf(text.replace(LEADERS, ''), /[.·…_\s]/))
    .text.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isEntry({ kind, text }: PlacedBlock): boolean {
  if (kind !== 'heading' && kind !== 'item' && kind !== 'paragraph') return false;
  return (
    text.length <= ENTRY_MAX_CHARS &&
    (ENDS_OPEN.test(text) || LEADERS.test(text)) &&
    !/[.!?]\s\p{Lu}/u.test(text)
  );
}

const isNamed = ({ text }: PlacedBlock): boolean => sectionNamed(splitNumber(text).text) === 'contents';

const REPEATED_MAX_CHARS = 300;

/** Where each line stands last: a list of chapters is known by what comes again. */
function lastPlaces(blocks: readonly PlacedBlock[]): Map<string, number> {
  const places = new Map<string, number>();
  blocks.forEach(({ text }, at) => {
    if (text.length <= REPEATED_MAX_CHARS) places.set(keyOf(text), at);
  });
  return places;
}

/** The list ends where its first entry comes again: there the text begins. */
function listEnd(blocks: readonly PlacedBlock[], from: number, last: ReadonlyMap<string, number>): number {
  const seen = new Set<string>();
  let at = from;
  for (; at < blocks.length; at++) {
    const block = blocks[at] as PlacedBlock;
    const key = keyOf(block.text);
    if ((at > from && isNamed(block)) || (key !== '' && seen.has(key))) break;
    if (!isEntry(block) && (last.get(key) ?? -1) <= at) break;
    seen.add(key);
  }
  return at;
}

/** Marks lists of chapters; what follows them stays, whatever stands over it. */
export function markContents(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const last = lastPlaces(blocks);
  const marked = [...blocks];
  const comesAgain = (at: number, end: number) => (last.get(keyOf(blocks[at]?.text ?? '')) ?? -1) >= end;
  for (let at = 0; at < blocks.length; ) {
    const named = isNamed(blocks[at] as PlacedBlock);
    const from = named ? at + 1 : at;
    const end = listEnd(blocks, from, last);
    const entries = Array.from({ length: end - from }, (_, index) => from + index);
    const known = entries.filter(
      (entry) => comesAgain(entry, end) || LEADERS.test(blocks[entry]?.text ?? ''),
    );
    const isList = named
      ? entries.length >= 2 &&
        (known.length * 2 >= entries.length || entries.every((entry) => blocks[entry]?.kind !== 'heading'))
      : entries.length >= MIN_UNNAMED && known.length * 3 >= entries.length * 2;
    // Its name alone announces nothing that could be told.
    const listed = isList ? (named ? entries : known) : [];
    for (const entry of named ? [at, ...listed] : listed)
      marked[entry] = { ...(blocks[entry] as PlacedBlock), kind: 'contents' };
    at = Math.max(end, at + 1);
  }
  return marked;
}
