import type { Noun } from './spoken-language.ts';

/** Of what a language makes the names of its units. */
export type UnitParts = {
  /** Spoken prefixes by their sign. */
  prefixes: Record<string, string>;
  /** Units that take prefixes, with those they are met with: "m" has "nµmck". */
  bases: Record<string, { name: Noun; with: string }>;
  /** Units that stand by themselves; they win over built ones. */
  plain: Record<string, Noun>;
  square: Noun;
  cube: Noun;
  /** How a prefix and a name become one word: German "kilo" and "Meter" are "Kilometer". */
  join?(prefix: string, name: string): string;
  per: string;
  /** Where "per" and a unit are said in a way of their own: "al secondo". */
  perUnits?: Record<string, string>;
  squared: string;
};

/** What is met below the stroke of a unit, and above it. */
const BELOW = ['s', 'min', 'h', 'l', 'L', 'm²', 'm³', 'kg', 'km', 'dl', 'dL'];
const ABOVE = /^(?:[kMGT]?(?:bit|B|o)|[nµmck]?[mg]|t|[mµ]?mol|[µmcd]?[lL]|[kM]?J|[kMG]?Wh?|kcal|m³)$/;

/** Signs that are something else when they stand alone: "Block 4 B". */
const NEVER_ALONE = ['B', 'o', 'N'];

/** A name inside a word begins small: "Quadratmeter". */
const put = (template: string, name: string): string =>
  template.replace('{}', /\p{L}\{\}/u.test(template) ? name.toLowerCase() : name);

const within = ([one, many]: Noun, [of, ofMany]: Noun): Noun => [put(of, one), put(ofMany, many)];

/** Every unit that can be made of the parts, by its sign. */
export function buildUnits(parts: UnitParts): Record<string, Noun> {
  const join = parts.join ?? ((prefix: string, name: string) => prefix + name);
  const units: Record<string, Noun> = {};
  for (const [sign, { name, with: prefixes }] of Object.entries(parts.bases)) {
    if (!NEVER_ALONE.includes(sign)) units[sign] = name;
    for (const prefix of prefixes) {
      const spoken = parts.prefixes[prefix] ?? '';
      units[prefix + sign] = [join(spoken, name[0]), join(spoken, name[1])];
    }
  }
  Object.assign(units, parts.plain);
  for (const sign of ['mm', 'cm', 'dm', 'm', 'km', 'ft', 'in', 'mi'].filter((each) => units[each])) {
    units[`${sign}²`] ??= within(units[sign]!, parts.square);
    units[`${sign}2`] ??= units[`${sign}²`]!;
    units[`${sign}³`] ??= within(units[sign]!, parts.cube);
    units[`${sign}3`] ??= units[`${sign}³`]!;
  }
  for (const above of Object.keys(units).filter((sign) => ABOVE.test(sign)))
    for (const below of BELOW.filter((sign) => units[sign])) {
      const per = parts.perUnits?.[below] ?? `${parts.per} ${units[below]![0]}`;
      const [one, many] = units[above]!;
      units[`${above}/${below}`] ??= [`${one} ${per}`, `${many} ${per}`];
      units[`${above}/${below}²`] ??= [`${one} ${per} ${parts.squared}`, `${many} ${per} ${parts.squared}`];
    }
  // Two signs look alike: the Greek letter and the one that is a sign by itself.
  for (const sign of Object.keys(units)) if (sign.includes('µ')) units[sign.replace('µ', 'μ')] = units[sign]!;
  return units;
}
