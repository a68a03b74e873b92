import { address } from './addresses.ts';
import { money, moneyBehind, unitBehind, withUnit } from './amounts.ts';
import { clock, date, dayOfMonth, halfDay, hourBehind, ordinal } from './moments.ts';
import { abbreviation, acronym, roman } from './names.ts';
import { decade, dotted, fraction, phone, plainNumber, range, sayFigures } from './numbers.ts';
import type { Place, Rule, Said } from './place.ts';

const sign: Rule = (core, { language }) => {
  if (Object.hasOwn(language.signs, core)) return language.signs[core];
  const [, mark = '', rest = ''] = /^([#№§~≈<>≤≥±+])(\d.*)$/u.exec(core) ?? [];
  return mark && Object.hasOwn(language.signsBefore, mark)
    ? `${language.signsBefore[mark]} ${rest}`
    : undefined;
};

/** "COVID-19", "CO2", "19th-century": part by part. */
const mixed: Rule = (core, place) => {
  if (!/\d/.test(core) || !/\p{L}/u.test(core) || !/^[\p{L}\d-]+$/u.test(core)) return undefined;
  const say = (part: string): string => {
    if (/^\d+$/.test(part)) {
      return part.length > 4 || /^0\d/.test(part)
        ? sayFigures(part, place.language)
        : place.language.cardinal(Number(part), 'alone');
    }
    return sayWith(WHOLE, part, place)?.said ?? part.replace(/\d+/g, (figures) => ` ${say(figures)} `);
  };
  return core
    .split('-')
    .filter(Boolean)
    .map((part) => say(part).replace(/ +/g, ' ').trim())
    .join(' ');
};

/** Two words with a stroke between them, and a sign inside a name: "read/write", "AT&T". */
const joined: Rule = (core, { language }) =>
  /\p{L}[/&]\p{L}/u.test(core)
    ? core.replace(/(\p{L})\/(?=\p{L})/gu, '$1 ').replace(/(\p{L})&(?=\p{L})/gu, `$1 ${language.signs['&']} `)
    : undefined;

/** What a part of a word can be. */
const WHOLE: readonly Rule[] = [acronym, decade, ordinal];

/** The first that knows the word says it. */
const RULES: readonly Rule[] = [
  hourBehind,
  moneyBehind,
  abbreviation,
  address,
  money,
  date,
  halfDay,
  clock,
  phone,
  decade,
  unitBehind,
  withUnit,
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

export function sayCore(core: string, place: Place): Said {
  const signed = sign(core, place);
  if (typeof signed !== 'string') return sayWith(RULES, core, place) ?? { said: core };
  // "~5 km": the sign is said, then what stands behind it.
  const [first = '', ...rest] = signed.split(/ (?=[^ ]*\d)/u);
  if (rest.length === 0) return { said: signed };
  const behind = sayWith(RULES, rest.join(' '), place) ?? { said: rest.join(' ') };
  return { ...behind, said: `${first} ${behind.said}` };
}
