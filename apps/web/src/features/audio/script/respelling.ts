import type { EditBasis } from '@parlance/contract/audios';
import { hasWord } from '@parlance/kernel/respell';

type Entry = EditBasis['pronunciations'][number];

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu;
const MIN_LETTERS = 3;

/** Words of a line that somebody may want said differently: names first, since those go wrong most. */
export function wordsToChoose(text: string): string[] {
  const words = [...new Set(text.match(WORD) ?? [])].filter((word) => word.length >= MIN_LETTERS);
  const isName = (word: string) => /^\p{Lu}/u.test(word) && !text.startsWith(word);
  return [...words.filter(isName), ...words.filter((word) => !isName(word))];
}

/** A person's dictionary with the entry in it, instead of one for the same word. */
export const withEntry = (entries: readonly Entry[], entry: Entry): Entry[] => [
  ...entries.filter(({ written, language }) => written !== entry.written || language !== entry.language),
  entry,
];

/** The line to try it out on. */
export function firstWith<Line extends { text: string }>(
  lines: readonly Line[],
  entry: Entry,
): Line | undefined {
  if (entry.written === '') return undefined;
  const isHere = hasWord(entry);
  return lines.find(({ text }) => isHere(text));
}
