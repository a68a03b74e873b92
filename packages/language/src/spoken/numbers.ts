import { trimEndOf } from '@parlance/kernel/scan-text';
import { coreAt, coreBefore, coreBehind, type Place, type Rule } from './place.ts';
import type { SpokenLanguage, Use } from './spoken-language.ts';

export type WrittenNumber = { whole: number; fraction: string };

/** Nobody says a number with more figures; what is longer is a code. */
const MAX_FIGURES = 15;

export function numberPatterns(decimal: '.' | ','): RegExp[] {
  const [d, g] = decimal === ',' ? ['\\,', '\\.'] : ['\\.', '\\,'];
  return [
    new RegExp(`^(\\d{1,3}(?:${g}\\d{3})+|\\d+)(?:${d}(\\d+))?$`),
    new RegExp(`^(\\d{1,3}(?:${d}\\d{3}){2,})$`),
    new RegExp(`^(\\d+)${g}(\\d{1,2}|\\d{4,})$`),
  ];
}

const NUMBER_PATTERNS = { '.': numberPatterns('.'), ',': numberPatterns(',') };

/** By the language's own marks; the other way of writing is understood where it cannot be mistaken. */
export function readNumber(text: string, decimal: '.' | ','): WrittenNumber | undefined {
  const match = NUMBER_PATTERNS[decimal].map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const figures = match?.[1]?.replace(/[.,]/g, '') ?? '';
  if (figures === '' || figures.length > MAX_FIGURES) return undefined;
  return { whole: Number(figures), fraction: match?.[2] ?? '' };
}

export const sayFigures = (figures: string, language: SpokenLanguage): string =>
  [...figures].map((figure) => language.cardinal(Number(figure), 'alone')).join(' ');

function sayFraction(fraction: string, language: SpokenLanguage): string {
  if (language.decimals === 'figures' || fraction.length > 3) return sayFigures(fraction, language);
  const zeros = /^0*/.exec(fraction)![0];
  const rest = fraction.slice(zeros.length);
  const said = rest ? language.cardinal(Number(rest), 'alone') : '';
  return [sayFigures(zeros, language), said].filter(Boolean).join(' ');
}

export function sayNumber({ whole, fraction }: WrittenNumber, use: Use, language: SpokenLanguage): string {
  if (!fraction) return language.cardinal(whole, use);
  return `${language.cardinal(whole, 'alone')} ${language.point} ${sayFraction(fraction, language)}`;
}

/** How a number goes with the noun it counts. */
export function numberUse(noun: string, { feminine, notFeminine, notCounted }: SpokenLanguage): Use {
  const [head = ''] = noun.split(/[ -]/);
  if (!/^\p{L}/u.test(noun) || notCounted.test(head)) return 'alone';
  return feminine.test(head) && !notFeminine.test(head) ? 'feminine' : 'masculine';
}

/** What a number counts: the unit or the word behind it, or behind "mil". */
function countedBy(place: Place): string {
  const { language } = place;
  const next = coreBehind(place);
  // "Art. 1 GG": what stands before it is counted, and not what follows.
  if (Object.hasOwn(language.beforeNumber, `${coreAt(place, -1)}.`.toLowerCase())) return '';
  if (language.plainMagnitude.test(next)) return coreAt(place, 2);
  return language.units[next]?.[0] ?? next;
}

const YEAR = /^(?:1[1-9]|20)\d\d$/;

/** Whether four figures are a year rather than an amount. */
function isYear(core: string, place: Place): boolean {
  const { years, units, unitOnlyBefore = {} } = place.language;
  if (!years || !YEAR.test(core)) return false;
  const next = coreBehind(place);
  if ((next in units && !(next in unitOnlyBefore)) || place.language.magnitudeWords.test(next)) return false;
  const isCounted = years.notBefore.test(next) && !place.language.notCounted.test(next);
  return !isCounted || years.after.test(coreBefore(place));
}

/** "12000000" is a round number and said as one; "12345678" is a code. */
function withoutRoundEnd(figures: string): string {
  const bare = trimEndOf(figures, /0/);
  return figures.length - bare.length >= 3 ? bare : figures;
}

export const plainNumber: Rule = (core, place) => {
  const { language } = place;
  const negative = /^[-−](?=\d)/.exec(core);
  const figures = negative ? core.slice(1) : core;
  if (language.codesAfter.test(coreAt(place, -1)) && /^\d{3,}$/.test(figures))
    return sayFigures(figures, language);
  if (language.decimal === '.' && /^\.\d+$/.test(figures))
    return `${language.point} ${sayFigures(figures.slice(1), language)}`;
  if (/^0\d+$/.test(figures) || /^\d{8,}$/.test(withoutRoundEnd(figures)))
    return sayFigures(figures, language);
  if (isYear(figures, place)) return language.year(Number(figures));
  const number = readNumber(figures, language.decimal);
  if (!number) return undefined;
  const said = sayNumber(number, numberUse(countedBy(place), language), language);
  return negative ? `${language.minus} ${said}` : said;
};

/** Papers and post codes: "123.456.789-09", "01310-100", "123-45-6789". */
const CODES =
  /^(?:\d{1,3}(?:\.\d{3}){2}-\d{1,2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{5}-\d{3}|\d{3}-\d{2}-\d{4}|\d{8}-?\p{Lu})$/u;

export const code: Rule = (core, { language }) =>
  CODES.test(core)
    ? [sayFigures(core.replace(/\D/g, ''), language), /\p{Lu}$/u.exec(core)?.[0]].filter(Boolean).join(' ')
    : undefined;

/** "2010–2020", "10-15%", "1914–18". */
export const range: Rule = (core, place) => {
  const { language } = place;
  const match = /^(\d[\d.,]*)[-–—](\d[\d.,]*)$/.exec(core);
  const [first = '', last = ''] = match?.slice(1) ?? [];
  const [from, to] = [readNumber(first, language.decimal), readNumber(last, language.decimal)];
  if (!from || !to) return undefined;
  // Nobody counts down to a figure with a zero in front.
  if (/^0\d/.test(first) || /^0\d/.test(last))
    return `${sayFigures(first, language)} ${sayFigures(last, language)}`;
  if (language.years && YEAR.test(first))
    return `${language.year(from.whole)} ${language.until} ${language.year(to.whole)}`;
  const use = numberUse(countedBy(place), language);
  // "fifty-fifty"
  if (first === last) return `${sayNumber(from, use, language)} ${sayNumber(to, use, language)}`;
  return `${sayNumber(from, use, language)} ${language.until} ${sayNumber(to, use, language)}`;
};

/** Builds "version 3.2.1" and dotted numbers. */
export const dotted: Rule = (core, { language }) =>
  /^\d+(\.\d+){2,}$/.test(core) && !readNumber(core, language.decimal)
    ? core
        .split('.')
        .map((part) => language.cardinal(Number(part), 'alone'))
        .join(` ${language.dot} `)
    : undefined;

export const decade: Rule = (core, { language }) => {
  const match = /^(\d\d)?(\d0)s$/.exec(core);
  if (!match || !language.decades) return undefined;
  const century = match[1] ? language.cardinal(Number(match[1]), 'alone') : '';
  if (match[2] === '00')
    return match[1] === '20' ? 'two thousands' : [century, 'hundreds'].filter(Boolean).join(' ');
  return [century, language.decades[match[2]!]].filter(Boolean).join(' ');
};

function sayParts(written: string, language: SpokenLanguage): string {
  const [over = 0, under = 0] = written.split('/').map(Number);
  const part = language.parts[under];
  if (language.fractions[written] !== undefined) return language.fractions[written]!;
  if (part && over < under) return `${language.cardinal(over, 'masculine')} ${part[over === 1 ? 0 : 1]}`;
  return `${language.cardinal(over, 'alone')} ${language.over} ${language.cardinal(under, 'alone')}`;
}

export const fraction: Rule = (core, { language }) => {
  const glyph = /^(\d*)([¼-¾⅐-⅞])$/u.exec(core);
  if (glyph) {
    const part = sayParts(glyph[2]!.normalize('NFKC').replace('⁄', '/'), language);
    if (!glyph[1]) return part;
    const behind = glyph[2] === '½' && language.andHalf ? language.andHalf : `${language.andPart} ${part}`;
    return `${language.cardinal(Number(glyph[1]), 'alone')} ${behind}`;
  }
  return /^[1-9]\d?\/[1-9]\d{0,3}$/.test(core) ? sayParts(core, language) : undefined;
};

/** "8.078/90", "13.709/2018": a law and its year. */
export const law: Rule = (core, { language }) => {
  const found = language.ofYear === undefined ? null : /^(\d{1,3}\.\d{3}|\d{3,5})\/(\d{2}|\d{4})$/.exec(core);
  const number = found && readNumber(found[1]!, language.decimal);
  if (!found || !number) return undefined;
  const year = language.cardinal(Number(found[2]), 'alone');
  return `${language.cardinal(number.whole, 'alone')} ${language.ofYear} ${year}`;
};

/** "die 80er", "5-mal", "20-jährig": a word made of a number. */
export const numberWord: Rule = (core, { language }) => {
  const found = language.numberEnd?.exec(core);
  if (!found) return undefined;
  const value = Number(found[1]);
  const said = value > 999 ? language.year(value) : language.cardinal(value, 'masculine');
  return said + found[2];
};

/** Groups of figures; whoever writes more of them in a row writes no telephone number. */
const LONGEST_PHONE = 12;

/** Figures that are dialled: each is said. */
export const phone: Rule = (core, place) => {
  const { tokens, at, language } = place;
  const isPart = (index: number): boolean => /^\+?[\d().-]+$/.test(tokens[index]?.core ?? '');
  if (!isPart(at)) return undefined;
  let from = at;
  while (isPart(from - 1) && at - from < LONGEST_PHONE) from--;
  let written = '';
  for (let index = from; isPart(index) && index - from < 2 * LONGEST_PHONE; index++)
    written += `${tokens[index]!.open}${tokens[index]!.core}${tokens[index]!.close} `;
  const figures = written.replace(/\D/g, '');
  const announced = language.codesAfter.test(tokens[from - 1]?.core ?? '');
  const dialled =
    announced ||
    /^(\+\d|\(\d{2,3}\)|0\d{1,3} \d{2})/.test(written) ||
    /(^|-)\d{3}-\d{4} $|^\d{5}-\d{4} $/.test(written);
  if (figures.length < 7 || !dialled) return undefined;
  const plus = core.startsWith('+') ? `${language.signs['+']} ` : '';
  const groups = core.split(/\D+/).filter(Boolean);
  return plus + groups.map((group) => sayFigures(group, language)).join(', ');
};
