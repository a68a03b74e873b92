import { numberUse, readNumber, sayNumber } from './numbers.ts';
import { coreAt, coreBehind, type Place, type Rule, type Said } from './place.ts';
import type { Noun, SpokenLanguage } from './spoken-language.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const GREEK_FIRST = 'α'.codePointAt(0)!;

const counted = (count: number, noun: Noun, language: SpokenLanguage): string =>
  `${language.cardinal(count, numberUse(noun[0], language))} ${noun[count === 1 ? 0 : 1]}`;

/** The name of a Greek letter that stands for something; a final sigma never does. */
function greekName(letter: string, { greek }: SpokenLanguage): string | undefined {
  const at = letter.toLowerCase().codePointAt(0)! - GREEK_FIRST;
  return at < 17 ? greek[at] : at === 17 ? undefined : greek[at - 1];
}

/** "α-helix", "Δt", "π"; a whole Greek word is a name and romanised later. */
export const greekLetter: Rule = (core, { language }) => {
  const found = /^([A-Za-z0-9]*-?)([Α-Ωα-ω])(?:-?([A-Za-z]\w*(?:-\w+)*))?$/u.exec(core);
  const name = found && greekName(found[2]!, language);
  if (!name) return undefined;
  return [found[1]!.replace('-', ''), name, found[3]].filter(Boolean).join(' ');
};

const exponentOf = (signs: string): number =>
  Number(
    [...signs]
      .map((sign) => (sign === '⁻' ? '-' : String(SUPERSCRIPTS.indexOf(sign))))
      .join('')
      .replace('-', ''),
  );

function sayPower(base: string, exponent: string, language: SpokenLanguage): string {
  const value = exponentOf(exponent);
  const { two, three, other } = language.power;
  if (exponent === '²') return two.replace('{}', base);
  if (exponent === '³') return three.replace('{}', base);
  const said = language.cardinal(value, 'alone');
  return other
    .replace('{}', base)
    .replace('{n}', exponent.startsWith('⁻') ? `${language.minus} ${said}` : said);
}

/** "x²", "mc²", "10¹¹"; behind a longer word a raised figure is a footnote, which nobody says. */
export const power: Rule = (core, place) => {
  const { language } = place;
  const found = /^([-−]?)(\p{L}{1,2}|\d[\d.,]*|\p{L}{3,})([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]{1,4})$/u.exec(core);
  if (!found) return undefined;
  const [, sign = '', base = '', exponent = ''] = found;
  if (/^\p{L}{3,}$/u.test(base)) return base;
  const number = readNumber(base, language.decimal);
  const said = number ? sayNumber(number, 'alone', language) : [...base].join(' ');
  return `${sign ? `${language.minus} ` : ''}${sayPower(said, exponent, language)}`;
};

export const root: Rule = (core, { language }) => {
  const number = core.startsWith('√') ? readNumber(core.slice(1), language.decimal) : undefined;
  return number && language.root.replace('{}', sayNumber(number, 'alone', language));
};

/** "3:1", "1:50,000"; a standard and its year, "9001:2015", have nothing between them. */
export const ratio: Rule = (core, { language }) => {
  const found = /^(\d[\d.,]*):(\d[\d.,]*)$/.exec(core);
  const [first, second] = [found?.[1] ?? '', found?.[2] ?? ''].map((text) =>
    readNumber(text, language.decimal),
  );
  if (!found || !first || !second) return undefined;
  const isYear = first.whole > 999 && second.whole > 1900 && second.whole < 2100;
  const last = isYear ? language.year(second.whole) : sayNumber(second, 'alone', language);
  return `${sayNumber(first, 'alone', language)} ${isYear ? '' : `${language.ratio} `}${last}`;
};

/** No quotation that is looked for begins further back. */
const QUOTED_WORDS = 40;

const isQuoted = ({ tokens, at }: Place): boolean => {
  const from = Math.max(0, at - QUOTED_WORDS);
  const marks = tokens
    .slice(from, at + 1)
    .map(({ open, close }, index) => open + (index < at - from ? close : ''));
  return (marks.join('').split('"').length - 1) % 2 === 1;
};

/** 6'2", 6′, 27": feet and inches. */
export const height: Rule = (core, place): Said | undefined => {
  const { language, tokens, at } = place;
  const { close } = tokens[at]!;
  const compound = /^(\d{1,3})["″]-(\p{L}+)$/u.exec(core);
  if (compound) return { said: `${counted(Number(compound[1]), language.inch, language)} ${compound[2]}` };
  const quoted = close.startsWith('"') && !isQuoted(place);
  const found = /^(\d{1,3})(?:(['’′])(\d{1,2})?)?([″]?)$/u.exec(core);
  if (!found) return undefined;
  const [, first = '', foot, second, mark] = found;
  const hasInches = mark !== '' || quoted;
  const without = quoted ? { close: close.slice(1) } : {};
  if (foot && language.foot && (second === undefined || hasInches)) {
    const feet = `${language.cardinal(Number(first), 'alone')} ${language.foot[second === undefined ? 1 : 0]}`;
    return { said: second ? `${feet} ${language.cardinal(Number(second), 'alone')}` : feet, ...without };
  }
  return !foot && hasInches
    ? { said: counted(Number(first), language.inch, language), ...without }
    : undefined;
};

/** "100+", "10M+" without its sign; what is said of the rest is handed in. */
export const orMore = (said: string, { orMore: template }: SpokenLanguage): string =>
  template.replace('{}', said);

/** "2x faster", "4x4". */
export const multiple: Rule = (core, { language }) => {
  const found = /^(\d[\d.,]*)[x×](\d[\d.,]*)?$/.exec(core);
  const [first, second] = [found?.[1] ?? '', found?.[2] ?? ''].map((text) =>
    readNumber(text, language.decimal),
  );
  if (!first) return undefined;
  const said = sayNumber(first, numberUse(language.times, language), language);
  if (!found?.[2]) return `${said} ${language.times}`;
  return second && `${said} ${language.by} ${sayNumber(second, 'alone', language)}`;
};

/** "45°N", and the letter of "45° N". */
export const compass: Rule = (core, place) => {
  const { language } = place;
  const found = /^(\d[\d.,]*)°([NSEWOL])$/.exec(core);
  const number = found && readNumber(found[1]!, language.decimal);
  if (found && number) {
    const point = language.compass[found[2]!];
    return point && `${sayNumber(number, 'masculine', language)} ${language.units['°']![1]} ${point}`;
  }
  return /^[NSEWOL]$/.test(core) && /\d°$/.test(coreAt(place, -1)) ? language.compass[core] : undefined;
};

const DURATION = /^(?:(\d+)h)?(?:(\d+)(?:m|min))?(?:(\d+)s)?$/;

const isTimePart = (core: string): boolean => /^\d+(?:h|m|min|s)$/.test(core);

/** "2h58m07s", "2:03:45", and in "2h 58m 07s" the minutes, which elsewhere are metres. */
export const duration: Rule = (core, place) => {
  const { language } = place;
  const { h, min, s } = language.units;
  const parts = DURATION.exec(core) ?? /^(\d{1,2}):(\d\d):(\d\d)$/.exec(core);
  const counts = parts?.slice(1).map((part) => (part === undefined ? undefined : Number(part))) ?? [];
  const said = counts.flatMap((count, at) =>
    count === undefined ? [] : [counted(count, [h!, min!, s!][at]!, language)],
  );
  if (said.length >= 2) return said.join(' ');
  const besides = [coreAt(place, -1), coreBehind(place)].some((near) => isTimePart(near) && !/m$/.test(near));
  return said.length === 1 && besides ? said[0] : undefined;
};
