import { address } from './addresses.ts';
import { magnitude, money, moneyBehind, perWhat, unitBehind, withUnit } from './amounts.ts';
import { heteronym } from './heteronyms.ts';
import { clock, date, dayOfMonth, halfDay, hourBehind, ordinal, shortMonth } from './moments.ts';
import { abbreviation, acronym, roman, shortEnd } from './names.ts';
import {
  code,
  decade,
  dotted,
  fraction,
  law,
  numberWord,
  phone,
  plainNumber,
  range,
  readNumber,
  sayFigures,
  sayNumber,
} from './numbers.ts';
import type { Place, Rule, Said } from './place.ts';
import {
  compass,
  duration,
  greekLetter,
  height,
  multiple,
  orMore,
  power,
  ratio,
  root,
} from './quantities.ts';

const sign: Rule = (core, { language }) => {
  if (Object.hasOwn(language.signs, core)) return language.signs[core];
  const [, mark = '', rest = ''] = /^([#№§~≈<>≤≥±+])(\d.*)$/u.exec(core) ?? [];
  return mark && Object.hasOwn(language.signsBefore, mark)
    ? `${language.signsBefore[mark]} ${rest}`
    : undefined;
};

/** "CO2", "C6H12O6", "MP3": single letters and numbers. */
const FORMULA = /^\p{Lu}{1,3}\d{1,4}(?:\p{Lu}\d{0,4})*$/u;

/** "COVID-19", "CO2", "19th-century": part by part. */
const mixed: Rule = (core, place) => {
  if (!/\d/.test(core) || !/\p{L}/u.test(core) || !/^[\p{L}\d.,-]+$/u.test(core)) return undefined;
  const say = (part: string): string => {
    if (/^\d+$/.test(part)) {
      return part.length > 4 || /^0\d/.test(part)
        ? sayFigures(part, place.language)
        : place.language.cardinal(Number(part), 'alone');
    }
    const number = /^\d[\d.,]*$/.test(part) ? readNumber(part, place.language.decimal) : undefined;
    if (number) return sayNumber(number, 'alone', place.language);
    if (FORMULA.test(part))
      return part.replace(/\p{Lu}\p{Ll}?|\d+/gu, (each) => ` ${/\d/.test(each) ? say(each) : each} `);
    return sayWith(WHOLE, part, place)?.said ?? part.replace(/\d+/g, (figures) => ` ${say(figures)} `);
  };
  return core
    .split('-')
    .filter(Boolean)
    .map((part) => say(part).replace(/ +/g, ' ').trim())
    .join(' ');
};

/** Two words with a stroke between them, and a sign inside a name: "read/write", "AT&T". */
const joined: Rule = (core, place) =>
  /\p{L}[/&]\p{L}/u.test(core)
    ? core
        .split(/([/&])/)
        .map((part) => (part === '/' ? '' : part === '&' ? place.language.signs['&'] : sayPart(part, place)))
        .filter(Boolean)
        .join(' ')
    : undefined;

/** Two capitals beside a sign are letters: "AT&T". */
function sayPart(part: string, place: Place): string {
  const said = sayWith(WHOLE, part, place)?.said;
  return said ?? (/^\p{Lu}{2}$/u.test(part) ? [...part].join(' ') : part);
}

/** "$10/month", "25 €/h": an amount, and for how much of what. */
const perEach: Rule = (core, place) => {
  const [, many = '', each = ''] = /^(\p{L}+)\/(\p{L}+)$/u.exec(core) ?? [];
  const behind = many === '' ? undefined : moneyBehind(many, place);
  if (typeof behind === 'object') return `${behind.said} ${perWhat(each, place.language)}`;
  const found = /^([^/]*\d[^/\d]{0,4})\/(\p{L}+)$/u.exec(core);
  const said = found ? sayWith(RULES, found[1]!, place)?.said : undefined;
  return found && said ? `${said} ${perWhat(found[2]!, place.language)}` : undefined;
};

/** "100+", "10M+". */
const more: Rule = (core, place) => {
  if (!/^\d[^+]*\+$/.test(core)) return undefined;
  const said = sayWith(RULES, core.slice(0, -1), place)?.said;
  return said && orMore(said, place.language);
};

/** What a part of a word can be. */
const WHOLE: readonly Rule[] = [acronym, decade, numberWord, ordinal];

/** The first that knows the word says it. */
const RULES: readonly Rule[] = [
  hourBehind,
  moneyBehind,
  heteronym,
  shortMonth,
  abbreviation,
  shortEnd,
  address,
  money,
  date,
  halfDay,
  clock,
  duration,
  code,
  phone,
  decade,
  compass,
  unitBehind,
  magnitude,
  withUnit,
  power,
  root,
  ratio,
  height,
  multiple,
  greekLetter,
  more,
  perEach,
  numberWord,
  law,
  ordinal,
  roman,
  fraction,
  dotted,
  range,
  dayOfMonth,
  plainNumber,
  acronym,
  mixed,
  joined,
];

function sayWith(rules: readonly Rule[], core: string, place: Place): Said | undefined {
  for (const rule of rules) {
    const said = rule(core, place);
    if (said !== undefined) return typeof said === 'string' ? { said } : said;
  }
  return undefined;
}

/** "all'1:15", "l'8%": what has melted into a number stays before it. */
const ELIDED = /^(\p{L}{1,5}['’])(\d.*|\p{Lu}{2,})$/u;

const LETTER_ALONE = /^\p{Lu}(?= |$)/u;

export function sayCore(core: string, place: Place): Said {
  const [, elided = '', number = ''] = ELIDED.exec(core) ?? [];
  if (elided) {
    const behind = sayWith(RULES, number, place);
    // "L'I R M": a capital article would be read as one letter more, and its apostrophe by name.
    const article = LETTER_ALONE.test(behind?.said ?? '') ? elided.toLowerCase() : elided;
    if (behind) return { ...behind, said: article + behind.said };
  }
  const signed = sign(core, place);
  if (typeof signed !== 'string') return sayWith(RULES, core, place) ?? { said: core };
  // "~5 km": the sign is said, then what stands behind it.
  const [first = '', ...rest] = signed.split(/ (?=[^ ]*\d)/u);
  if (rest.length === 0) return { said: signed };
  const behind = sayWith(RULES, rest.join(' '), place) ?? { said: rest.join(' ') };
  return { ...behind, said: `${first} ${behind.said}` };
}
