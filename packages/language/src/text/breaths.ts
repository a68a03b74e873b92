import type { LanguagePack } from '../language.ts';
import { PACKS, packFor } from '../languages.ts';
import { fold } from './fold.ts';
import { multiplierNamed, numberNamed } from './number-words.ts';

/** How well a line can be parted before a word: behind a mark, before a new phrase, or where nothing is torn. */
export type Breath = 'mark' | 'phrase' | 'word';

const MARKS = /[.,;:!?…—–][”’"'»)\]]*$/u;
const LETTER = /[\p{L}\p{N}]/u;
const CAPITAL = /^\P{L}*\p{Lu}/u;
const DIGIT = /\p{N}/u;

/** Without the marks around it. */
function bareOf(word: string): string {
  const signs = Array.from(word);
  const isLetter = (sign: string) => LETTER.test(sign);
  return signs.slice(Math.max(0, signs.findIndex(isLetter)), signs.findLastIndex(isLetter) + 1).join('');
}

const listed = (words: string): string[] =>
  words
    .split(/[\s|]+/)
    .filter(Boolean)
    .map(fold);

function wordsOf({ words, clauses, conversation }: LanguagePack) {
  const prepositions = listed(words.prepositions);
  const subordinators = listed(clauses.subordinators);
  return {
    /** What stands behind one of these belongs to it. */
    leaning: new Set([
      ...prepositions,
      ...subordinators,
      ...listed(words.determiners),
      ...listed(words.articles),
      ...listed(words.connectors),
      ...listed(words.auxiliaries),
      ...listed(clauses.openEnds),
    ]),
    /** One of these begins something new. */
    opening: new Set([...prepositions, ...subordinators, ...listed(conversation.questionWords)]),
    beforeNumber: clauses.beforeNumber.split('|').map(listed),
  };
}

const known = new Map(PACKS.map((pack) => [pack.language, { ...wordsOf(pack), and: pack.and, or: pack.or }]));

/** Whether a word, folded, is a number or part of one. */
const isNumber = (word: string, language: string): boolean =>
  DIGIT.test(word) || multiplierNamed(word) > 1 || (numberNamed(language, word) ?? 0) > 1;

/**
 * For each word of a line, whether one may breathe before it. Never behind a word that leans on the next, between a
 * number and what is counted or what bounds it, nor inside a name.
 */
export function breathsIn(words: readonly string[], language: string): (Breath | undefined)[] {
  const pack = packFor(language);
  const code = pack?.language ?? '';
  const lists = known.get(code);
  const bare = words.map((word) => fold(bareOf(word)));

  /** "more than 200": with what bounds it a number is one. */
  const bounds = (phrase: string[], from: number): boolean =>
    phrase.every((word, nth) => bare[from + nth] === word) &&
    isNumber(bare[from + phrase.length] ?? '', code);
  const isBounded = (at: number): boolean =>
    lists?.beforeNumber.some((phrase) => phrase.some((_, nth) => bounds(phrase, at - 1 - nth))) ?? false;

  function isTorn(at: number): boolean {
    const before = bare[at - 1] ?? '';
    if (isNumber(before, code) || lists?.leaning.has(before) || isBounded(at)) return true;
    return CAPITAL.test(words[at - 1] ?? '') && CAPITAL.test(words[at] ?? '');
  }

  return words.map((_, at) => {
    if (at === 0) return undefined;
    if (MARKS.test(words[at - 1] ?? '')) return 'mark';
    if (isTorn(at)) return undefined;
    const next = bare[at] ?? '';
    return lists?.opening.has(next) || next === lists?.and || next === lists?.or ? 'phrase' : 'word';
  });
}
