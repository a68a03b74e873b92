import type { Passage } from '@parlance/artifacts/source-text';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';

/** What a stretch of a text is about, as stands above it or before it. */
export type Heading = {
  name: string;
  ref: string | undefined;
  /** A heading, "Name: …" before a paragraph of a row of such, or a line by itself that names what follows. */
  by: 'heading' | 'label' | 'line';
};

const MAX_WORDS = { label: 7, line: 8 };
/** Fewer are no habit of the text. */
const MIN_TIMES = { label: 3, line: 2 };
const BELOW_WORDS = 6;
const PRINTED_NUMBERS = 6;

const LABEL = /^(?<label>[\p{Lu}\d](?:[^:.!?;“”"«»()]|\.(?=\d)){1,58}?)(?: \([^()]{1,40}\))? ?: (?=\S)/u;

/** "Debian 1.0 was never released:" and "Ada writes:" say something; what only names has no verb. */
export function onlyNames(text: string, { words, grammar }: LanguagePack): boolean {
  const auxiliaries = new Set(words.auxiliaries.split(' '));
  const verb = wordRegex(grammar.verbEnding);
  const says = wordRegex(grammar.attribution);
  const isVerb = (word: string): boolean =>
    auxiliaries.has(word) || (/^\p{Ll}/u.test(word) && (verb.test(word) || says.test(word)));
  return !text.split(/[\s,]+/).some(isVerb);
}

function labelOf({ kind, text }: Passage, pack: LanguagePack): string | undefined {
  if (kind !== 'paragraph' && kind !== 'item') return undefined;
  const label = LABEL.exec(text)?.groups?.label?.trim();
  const names = label !== undefined && countWords(label) <= MAX_WORDS.label && onlyNames(label, pack);
  return names ? label : undefined;
}

/** Passage -> its label, where labels are how the text is made: three items, or three paragraphs that begin alike. */
export function labelsIn(passages: readonly Passage[], pack: LanguagePack): ReadonlyMap<string, string> {
  const labelled = passages.flatMap((passage) => {
    const label = labelOf(passage, pack);
    if (label === undefined) return [];
    const [first = ''] = label.toLowerCase().split(' ', 1);
    return [{ id: passage.id, label, row: passage.kind === 'item' ? '' : first }];
  });
  const rows = Map.groupBy(labelled, ({ row }) => row);
  return new Map(
    [...rows.values()]
      .filter((row) => row.length >= MIN_TIMES.label)
      .flat()
      .map(({ id, label }) => [id, label]),
  );
}

const nameOf = (line: string): string => trimEndOf(line.replace(/ ?\([^()]*\)/g, '').trim(), /[:\s]/);

/** Passage -> the name in a line by itself between paragraphs, where the text has several such lines. */
export function linesIn(passages: readonly Passage[], pack: LanguagePack): ReadonlyMap<string, string> {
  const caption = wordRegex(`^(?:${pack.documents.caption})\\.? ?\\d`);
  const lines = passages.filter(({ kind, text }, at) => {
    const below = passages[at + 1];
    if (kind !== 'paragraph' || below?.kind !== 'paragraph') return false;
    if (!/^[\p{Lu}\d]/u.test(text) || /[.!?…,;”"»]$/u.test(text) || caption.test(text)) return false;
    const isBelow =
      countWords(below.text) >= BELOW_WORDS && /[.!?…:]$/.test(below.text) && !/^[“"«„]/.test(below.text);
    return isBelow && countWords(text) <= MAX_WORDS.line && onlyNames(text, pack);
  });
  if (lines.length < MIN_TIMES.line) return new Map();
  return new Map(lines.map(({ id, text }) => [id, nameOf(text)]));
}

/** "2005-12-30 18:10:35 status installed 2.1": what a program has printed heads nothing. */
export const isPrinted = (text: string): boolean => (text.match(/\d+/g)?.length ?? 0) >= PRINTED_NUMBERS;
