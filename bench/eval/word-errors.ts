import { sayWords, splitWords } from '@parlance/language/spoken/spoken-text';
import { fold } from '@parlance/language/text/fold';
import { MAX_NUMBER_WORDS, multiplierNamed, numberNamed } from '@parlance/language/text/number-words';

/** What is heard the same and may be written either way. */
const SAME: [RegExp, string][] = [
  [/%/g, ' percent '],
  [/\b(?:per ?cent|por cento|por ciento|pour cent|per cento|prozent)\b/g, ' percent '],
  [/\b(?:dr|doktor|doctor|doutor|docteur|dottor)\b\.?/g, ' doctor '],
  [/\b(?:doscient|duzent)[oa]s\b/g, '200'],
];
/** An ordinal in figures; in German it has a noun or a month behind it. */
const RANK = /(?<!\p{L})\d+(?:st|nd|rd|th|º|ª|ème|er|re|e)(?!\p{L})|(?<![\p{L}\d.,])\d{1,2}\.(?=\s\p{L})/gu;
/** British and American. */
const SPELLINGS: [RegExp, string][] = [
  [/^(harb|col|neighb|fav|hon)our/, '$1or'],
  [/^((?:kilo|centi)?met)re/, '$1er'],
];
const ORDINALS: Record<string, string> = {
  third: '3',
  fourth: '4',
  fifth: '5',
  dritten: '3',
  dritter: '3',
  vierten: '4',
};
/** German and Italian write a count and what it counts together. */
const COMPOUND = /^(.+?)(tausend|hundert|mila|cento)$/;

function compoundNumber(word: string, language: string): string | undefined {
  const [, count = '', unit = ''] = COMPOUND.exec(word) ?? [];
  const value = numberNamed(language, count);
  return value === undefined ? undefined : String(value * (/^(?:hundert|cento)$/.test(unit) ? 100 : 1000));
}

/** "eighty thousand", "quatre-vingt mille" and "achtzigtausend" as a transcriber may write them: 80000. */
function withDigits(words: readonly string[], language: string): string[] {
  const folded = words.map(fold);
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let length = Math.min(MAX_NUMBER_WORDS, words.length - at);
    const named = () => numberNamed(language, folded.slice(at, at + length).join(' '));
    while (length > 1 && named() === undefined) length--;
    const word = folded[at] ?? '';
    const value = named() ?? (/^\d+$/.test(word) ? Number(word) : undefined);
    if (value === undefined) {
      out.push(ORDINALS[word] ?? compoundNumber(word, language) ?? words[at] ?? '');
      continue;
    }
    at += length - 1;
    const factor = multiplierNamed(folded[at + 1] ?? '');
    if (factor > 1) at++;
    out.push(String(value * factor));
  }
  return out;
}

const oneSpelling = (word: string): string =>
  SPELLINGS.reduce((spelt, [pattern, replacement]) => spelt.replace(pattern, replacement), word);

/** As it sounds: no case, no signs, ranks in words ("10e" is "dixième"), numbers in digits. */
export function soundingWords(text: string, language: string): string[] {
  const ranks = text.normalize('NFC').replace(RANK, (rank) => sayWords(splitWords(rank), language).join(' '));
  let plain = ranks.toLowerCase();
  for (const [pattern, replacement] of SAME) plain = plain.replace(pattern, replacement);
  const bare = plain
    .replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
    .match(/\d+(?:[.,]\d+)?|[\p{L}\p{M}]+/gu);
  return withDigits(bare ?? [], language).map(oneSpelling);
}

/** Words in a row that may be written together or apart: "bat um ein Glas Wasser" has five. */
const MAX_JOINED = 6;

/** Whether some words before here sound as some heard ones do, only divided otherwise; each as [said, heard]. */
function sameSounds(said: readonly string[], heard: readonly string[]): [number, number][] {
  const found: [number, number][] = [];
  if (said.at(-1)?.at(-1) !== heard.at(-1)?.at(-1)) return found;
  for (let of = 1; of <= Math.min(MAX_JOINED, said.length); of++) {
    const sounds = said.slice(-of).join('');
    for (let by = 1; by <= Math.min(MAX_JOINED, heard.length); by++)
      if (of + by > 2 && heard.slice(-by).join('') === sounds) found.push([of, by]);
  }
  return found;
}

/**
 * How many words of what was said were heard wrongly: exchanged, dropped or added. Where a word ends can't be heard,
 * so the same sounds divided otherwise ("erst eine" and "er steine", a compound in two) are no error.
 */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  const width = heard.length + 1;
  const cost = new Uint32Array((said.length + 1) * width);
  const at = (row: number, column: number) => cost[row * width + column] ?? 0;
  for (let row = 0; row <= said.length; row++) {
    for (let column = 0; column <= heard.length; column++) {
      const ways = [row + column === 0 ? 0 : Number.POSITIVE_INFINITY];
      if (row > 0) ways.push(at(row - 1, column) + 1);
      if (column > 0) ways.push(at(row, column - 1) + 1);
      if (row > 0 && column > 0)
        ways.push(at(row - 1, column - 1) + (said[row - 1] === heard[column - 1] ? 0 : 1));
      for (const [of, by] of sameSounds(
        said.slice(Math.max(0, row - MAX_JOINED), row),
        heard.slice(Math.max(0, column - MAX_JOINED), column),
      ))
        ways.push(at(row - of, column - by));
      cost[row * width + column] = Math.min(...ways);
    }
  }
  return at(said.length, heard.length);
}
