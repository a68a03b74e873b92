import { type ByLanguage, rowFor } from '@parlance/claims/by-language';
import { packFor } from '@parlance/language/languages';
import { fold, stemOf } from '@parlance/language/text/fold';
import { carriesMeaning } from '@parlance/language/text/small-words';
import type { Told } from './teaching.ts';

/**
 * What bounds a statement, in words that nobody tuned: these lists choose lines to measure on, and the gate has its own.
 */
const LIMITS: ByLanguage<string> = {
  en: 'about almost nearly around roughly approximately some most mostly many usually often sometimes rarely may might could perhaps maybe probably possibly likely seems seem apparently only least over under',
  de: 'etwa fast rund ungefähr knapp gut meist meistens oft manchmal selten vielleicht wohl wahrscheinlich möglicherweise könnte könnten dürfte scheint angeblich nur mindestens höchstens',
  es: 'casi unos unas aproximadamente cerca mayoría muchos muchas suele suelen menudo veces raramente quizá quizás tal puede pueden podría podrían probablemente posiblemente parece solo sólo menos',
  fr: 'environ presque près quelque plupart souvent parfois rarement peut peuvent pourrait pourraient probablement sans doute semble semblent seulement moins surtout généralement',
  it: 'circa quasi maggior spesso talvolta raramente forse può possono potrebbe potrebbero probabilmente sembra sembrano solo soltanto almeno intorno solito',
  pt: 'cerca quase aproximadamente maioria muitos muitas costuma costumam geralmente vezes raramente talvez pode podem poderia poderiam provavelmente parece parecem só apenas menos',
};
const CALENDAR_MONTHS = 12;
const CALENDAR_DAYS = 7;
/** Hundreds, thousands, shares and decades, as they begin. */
const SIZES: ByLanguage<string> = {
  en: 'hundred thousand million billion half halves third thirds quarter quarters dozen twice thrice double twenties thirties forties fifties sixties seventies eighties nineties century centuries percent',
  de: 'hundert tausend million millionen milliarde milliarden hälfte halb halbe drittel viertel fünftel dutzend doppelt zwanziger dreißiger vierziger fünfziger sechziger siebziger achtziger neunziger jahrhundert prozent',
  es: 'cien cientos mil millón millones mitad medio media tercio cuarto docena doble veinte siglo siglos ciento',
  fr: 'cent cents mille million millions milliard milliards moitié demi demie tiers quart douzaine double siècle siècles dizaine',
  it: 'cento mila mille milione milioni miliardo miliardi metà mezzo mezza terzo quarto dozzina doppio secolo secoli decina',
  pt: 'cem cento mil milhão milhões bilhão bilhões metade meio meia terço quarto dúzia dobro século séculos',
};

type Lists = { numbers: ReadonlySet<string>; limits: ReadonlySet<string> };
const lists = new Map<string, Lists>();
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

function build(language: string): Lists {
  const numbers = new Set<string>();
  const pack = packFor(language);
  const keep = (words: string) => {
    for (const word of wordsOf(fold(words))) numbers.add(word);
  };
  for (let value = 2; value <= 100; value++)
    for (const use of ['alone', 'masculine', 'feminine'] as const) {
      keep(pack?.numerals.cardinal(value, use) ?? '');
      if (value > 2) keep(pack?.numerals.ordinal(value, use) ?? '');
    }
  keep(rowFor(SIZES, language) ?? '');
  const named = (options: Intl.DateTimeFormatOptions, at: number) =>
    keep(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(at)));
  for (let month = 0; month < CALENDAR_MONTHS; month++) named({ month: 'long' }, Date.UTC(2024, month, 15));
  for (let day = 0; day < CALENDAR_DAYS; day++) named({ weekday: 'long' }, Date.UTC(2024, 0, 1 + day));
  for (const small of ['and', 'y', 'e', 'et', 'und', 'a', 'o', 'ter', 'may']) numbers.delete(small);
  return { numbers, limits: new Set((rowFor(LIMITS, language) ?? '').split(' ').map(fold)) };
}

function listsOf(language: string): Lists {
  const found = lists.get(language) ?? build(language);
  lists.set(language, found);
  return found;
}

const DIGITS = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;
/** Numbers and dates of a text as they are written: digits and words. */
const numbersOf = (text: string, language: string): string[] => [
  ...(text.match(DIGITS) ?? []),
  ...wordsOf(fold(text)).filter((word) => listsOf(language).numbers.has(word)),
];

/** Inside a sentence, with a capital. Where every noun has one, only what stands in the text before. */
function namesOf(text: string, language: string, before: ReadonlySet<string>): string[] {
  const inside = text.matchAll(/(?<=[\p{L}\p{N},;] (?:["“„«])?)\p{Lu}\p{L}+(?:[’']\p{L}{2,})?/gu);
  return Array.from(inside, ([word]) => fold(word)).filter((word) => language !== 'de' || before.has(word));
}

export const sourceOf = ({ article, sentences }: Told): string =>
  sentences.map((at) => article.sentences.get(at) ?? '').join(' ');

/** What a line says otherwise than its sentences, if anything that a gate could stumble over. */
export function saysOtherwise(told: Told): 'number' | 'limit' | 'name' | undefined {
  const { language } = told.article;
  const source = sourceOf(told);
  const written = new Set([...wordsOf(fold(source)), ...(source.match(DIGITS) ?? [])]);
  if (numbersOf(told.text, language).some((number) => !written.has(number))) return 'number';
  const before = new Set(wordsOf(fold(told.before)));
  if (namesOf(told.text, language, before).some((name) => !written.has(name))) return 'name';
  const { limits } = listsOf(language);
  const limitsOf = (text: string) => new Set(wordsOf(fold(text)).filter((word) => limits.has(word)));
  const [said, had] = [limitsOf(told.text), limitsOf(source)];
  const isSame = said.size === had.size && [...said].every((word) => had.has(word));
  return isSame ? undefined : 'limit';
}

/** A planted number, date or name, and not some other word: what a line has of them and its sentence has not. */
export function hasNumberOrName(told: Told): boolean {
  const { language } = told.article;
  const source = sourceOf(told);
  const written = new Set([...wordsOf(fold(source)), ...(source.match(DIGITS) ?? [])]);
  if (numbersOf(told.text, language).length > 0) return true;
  const capitals = Array.from(told.text.matchAll(/(?<![\p{L}])\p{Lu}[\p{L}]+/gu), ([word]) => word);
  const isFirst = (word: string) => told.text.startsWith(word);
  if (language !== 'de')
    return capitals.some((word) => !isFirst(word) || written.has(fold(word)) || told.before.includes(word));
  return capitals.some((word) => told.before.includes(word) || told.article.head.join(' ').includes(word));
}

const stemsOf = (text: string, language: string): string[] =>
  wordsOf(fold(text)).flatMap((word) => (carriesMeaning(word, language) ? [stemOf(word)] : []));

/** Of the words that mean something, so many are the sentence's own: then comparing words can tell. */
const OWN_WORDS = 0.5;

export function isInOwnWords(told: Told): boolean {
  const { language } = told.article;
  const stems = stemsOf(told.text, language);
  const source = new Set(stemsOf(sourceOf(told), language));
  return stems.filter((stem) => source.has(stem)).length >= stems.length * OWN_WORDS;
}
