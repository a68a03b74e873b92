import { ordinalEnding } from './moments.ts';
import { coreAt, coreBehind, type Place, type Rule } from './place.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/** A full stop remains where the sentence ends: with the line, or before a new beginning. */
function dotsAfter(written: string, { tokens, at, language }: Place): string {
  const next = tokens[at + 1];
  if (!next) return '.';
  const begins = /^\p{Lu}/u.test(next.core) && language.mayEnd.test(written);
  return begins ? '.' : '';
}

/** "Baker St.", "Lincoln Dr.": behind a name, where no other follows. */
function behindName(core: string, place: Place): string | undefined {
  const table = place.language.behindName ?? {};
  const said = Object.hasOwn(table, core.toLowerCase()) ? table[core.toLowerCase()] : undefined;
  const { tokens, at } = place;
  const before = tokens[at - 1];
  const named =
    /^(\p{Lu}\p{Ll}+|\d+(st|nd|rd|th))$/u.test(before?.core ?? '') && !before!.dots && !before!.close;
  return said && named && !/^\p{Lu}/u.test(coreBehindDots(place)) ? said : undefined;
}

const coreBehindDots = ({ tokens, at }: Place): string =>
  tokens[at]!.close === '' ? (tokens[at + 1]?.core ?? '') : '';

export const abbreviation: Rule = (core, place) => {
  const { abbreviations, beforeNumber } = place.language;
  const { dots } = place.tokens[place.at]!;
  const street = dots === '' ? undefined : behindName(core, place);
  if (street) return { said: street, dots: place.at === place.tokens.length - 1 ? '.' : '' };
  // "EST" is no "est.": a short form has small letters, or a stop of its own inside.
  if (/^\p{Lu}{3,}$/u.test(core)) return undefined;
  // "Vitamin D." ends a sentence; a single letter is a short form before a name or a number.
  if (/^\p{Lu}$/u.test(core) && !/^[\p{Lu}\d]/u.test(coreAt(place, 1))) return undefined;
  // "5 Min." is a unit and no short form.
  if (Object.hasOwn(place.language.units, core) && /\d$/.test(coreAt(place, -1))) return undefined;
  if (core === 'S' && dots === '.' && /^\p{Lu}\p{Ll}/u.test(coreAt(place, 1))) {
    const saint = place.language.saints?.find(([name]) => name.test(coreAt(place, 1)));
    if (saint) return { said: saint[1], dots: '' };
  }
  const find = (table: Record<string, string>, key: string) =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  const stopped = `${core}${dots.slice(0, 1)}`.toLowerCase();
  const next = coreAt(place, 1);
  const isCounted = /^\d/.test(next) || (next !== 'I' && romanValue(next) !== undefined);
  const counted = isCounted ? find(beforeNumber, stopped) : undefined;
  const said = counted ?? find(abbreviations, stopped);
  const [, start = '', rest = ''] = /^(\p{L}+)-(\p{Lu}.*)$/u.exec(core) ?? [];
  if (said === undefined && start && find(abbreviations, start.toLowerCase()))
    return `${find(abbreviations, start.toLowerCase())}-${rest}`;
  if (said === undefined) {
    const plain = find(abbreviations, core.toLowerCase());
    // Without its full stop it may be a word of the language: only signs and known forms are taken.
    return plain;
  }
  if (dots === '') return said;
  return { said, dots: counted ? '' : dotsAfter(stopped, place) };
};

/** A word in capitals beside it says that it is no short form: "DAS IST WICHTIG". */
const isShouted = (place: Place): boolean =>
  [-1, 1].some((offset) => {
    const core = coreAt(place, offset);
    const { acronyms, spelt } = place.language;
    return /^(?=.*[AEIOUÄÖÜ])\p{Lu}{4,}$/u.test(core) && !Object.hasOwn(acronyms, core) && !spelt.test(core);
  });

/** Without a vowel every engine spells it, and in one breath. */
const SHORT_CAPITALS = /^(?=.*[AEIOUY])\p{Lu}{2,5}$/u;
const NUMERAL_LETTERS = /^[IVXLCDM]+$/;

/** No word, and no number of a chapter that was not recognised. */
const canOnlyBeSpelt = (letters: string, { sayable }: SpokenLanguage): boolean =>
  sayable !== undefined &&
  SHORT_CAPITALS.test(letters) &&
  !sayable.test(letters) &&
  !NUMERAL_LETTERS.test(letters);

const oneAcronym = (core: string, place: Place): string | undefined => {
  const { language } = place;
  const [, letters = '', plural = ''] = /^(\p{Lu}[\p{L}-]*?\p{Lu})(s?)$/u.exec(core) ?? [];
  if (Object.hasOwn(language.acronyms, letters)) return language.acronyms[letters] + plural;
  if (plural && language.letterPlurals && /^\p{Lu}{2,5}$/u.test(letters))
    return [...letters.slice(0, -1), language.letterPlurals[letters.at(-1)!]].join(' ');
  const isShort = language.speltAmongWords?.test(letters) || canOnlyBeSpelt(letters, language);
  const isSpelt = language.spelt.test(letters) || (isShort && !isShouted(place));
  return isSpelt ? [...letters].join(' ') + plural : undefined;
};

/** "USB", and "USB-Anschluss" part by part. */
export const acronym: Rule = (core, place) => {
  const whole = oneAcronym(core, place);
  if (whole !== undefined || !/^\p{L}+(?:-\p{L}+)+$/u.test(core)) return whole;
  const parts = core.split('-');
  const said = parts.map((part) => oneAcronym(part, place) ?? part);
  return said.join('-') === core ? undefined : said.join('-');
};

/** "Hauptstr.", "Bürger*innen". */
export const shortEnd: Rule = (core, { language, tokens, at }) => {
  const both = language.bothSexes?.exec(core);
  if (both) return both.slice(1).join('');
  const { dots } = tokens[at]!;
  const end = dots === '' ? undefined : language.shortEnds?.find(([pattern]) => pattern.test(core));
  return end && { said: core.replace(end[0], end[1]), dots: at === tokens.length - 1 ? '.' : '' };
};

const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const ROMAN = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;

function romanValue(numeral: string): number | undefined {
  if (numeral === '' || !ROMAN.test(numeral)) return undefined;
  const values = [...numeral].map((letter) => VALUES[letter]!);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const isFeminine = (word: string, { feminine, notFeminine }: SpokenLanguage): boolean =>
  feminine.test(word) && !notFeminine.test(word);

/** "século XIX", "séculos XVIII e XIX". */
function standsAfterCentury(place: Place): boolean {
  const { ordinalAfter } = place.language.roman;
  if (ordinalAfter.test(coreAt(place, -1))) return true;
  const joined = /^\p{Ll}{1,2}$/u.test(coreAt(place, -1)) && romanValue(coreAt(place, -2)) !== undefined;
  return joined && ordinalAfter.test(coreAt(place, -3));
}

function isRuler(numeral: string, previous: string, { rulers }: SpokenLanguage['roman']): boolean {
  if (rulers.test(previous)) return true;
  return /^[IVX]{2,}$/.test(numeral) && /^\p{Lu}\p{Ll}{2,}/u.test(previous);
}

function sayRuler(value: number, name: string, { language, tokens, at }: Place) {
  const { roman } = language;
  const isQueen = roman.queens.test(name);
  if (value > roman.ordinalUpTo) return language.cardinal(value, 'alone');
  const article = roman.article === 'der' && isQueen ? 'die' : roman.article;
  const rank = language.ordinal(value, isQueen ? 'feminine' : 'masculine');
  const said = `${article} ${rank}${ordinalEnding(article, language)}`.trim();
  return language.ordinalEndings && at < tokens.length - 1 ? { said, dots: '' } : said;
}

export const roman: Rule = (core, place) => {
  const { language } = place;
  const table = language.roman;
  const ranked = /^([IVX]+)(?:e|ᵉ|ème|er|re|º|ª|th|st|nd|rd)$/.exec(core);
  const value = romanValue(ranked?.[1] ?? core);
  if (value === undefined) return undefined;
  const [previous, next] = [coreAt(place, -1), coreAt(place, 1)];
  const use = isFeminine(coreBehind(place), language) ? 'feminine' : 'masculine';
  if (ranked) return language.ordinal(value, /(re|ª)$/.test(core) ? 'feminine' : use);
  if (table.ordinalBefore.test(next)) {
    const said = language.ordinal(value, use) + ordinalEnding(previous, language);
    return language.ordinalEndings ? { said, dots: '' } : said;
  }
  if (standsAfterCentury(place))
    return value <= table.ordinalUpTo
      ? language.ordinal(value, 'masculine')
      : language.cardinal(value, 'alone');
  if (table.cardinalAfter.test(previous)) return language.cardinal(value, 'alone');
  return isRuler(core, previous, table) ? sayRuler(value, previous, place) : undefined;
};
