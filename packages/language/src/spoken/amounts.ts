import { numberUse, readNumber, sayNumber } from './numbers.ts';
import { coreAt, coreBehind, type Place, type Rule } from './place.ts';
import type { Noun, SpokenLanguage } from './spoken-language.ts';

const AMOUNT =
  /^(?<sign>[A-Z]{0,3}[$€£¥₹₩₽₺₪₿]|[A-Z]{3})?(?<figures>\d[\d.,]*)(?:[-–](?<to>\d[\d.,]*))?(?<letters>\p{L}{1,4})?(?<behind>[A-Z]{0,2}[$€£¥₹₩₽₺₪₿¢]|[A-Z]{3})?$/u;

type Amount = {
  currency: { name: Noun; cent?: Noun };
  figures: string;
  to: string;
  magnitude: Noun | undefined;
};

function readAmount(core: string, { currencies, magnitudes }: SpokenLanguage): Amount | undefined {
  const found = AMOUNT.exec(core)?.groups;
  const { figures = '', to = '', letters = '' } = found ?? {};
  // "5EUR" has no letters of its own besides the currency's.
  const sign = found?.sign ?? found?.behind ?? (letters in currencies ? letters : '');
  const currency = currencies[sign];
  if (!currency) return undefined;
  const magnitude = letters === sign ? undefined : magnitudes[letters.toLowerCase()];
  if (letters !== '' && letters !== sign && !magnitude) return undefined;
  return { currency, figures, to, magnitude };
}

const numberOf = ([one, many]: Noun, count: number): string => (count === 1 ? one : many);

/** "de reais" behind a word for millions, "reais" behind one for thousands. */
function unitOf(magnitude: string, [, many]: Noun, language: SpokenLanguage): string {
  if (language.plainMagnitude.test(magnitude) || language.ofUnit === '') return many;
  const grown = language.ofVowel && /^[aeiou]/i.test(many);
  return grown ? `${language.ofVowel}${many}` : `${language.ofUnit} ${many}`;
}

function sayCents(amount: Amount, cents: string, language: SpokenLanguage): string {
  const count = Number(cents);
  const noun = amount.currency.cent;
  if (count === 0) return '';
  const said = language.cardinal(count, noun ? numberUse(noun[1], language) : 'alone');
  return [language.withCents, said, noun && numberOf(noun, count)].filter(Boolean).join(' ');
}

export const money: Rule = (core, place) => {
  const { language } = place;
  const amount = readAmount(core, language);
  const number = amount && readNumber(amount.figures, language.decimal);
  if (!amount || !number) return undefined;
  const { name } = amount.currency;
  const use = numberUse(name[1], language);
  const next = coreBehind(place);
  const to = readNumber(amount.to, language.decimal);
  const ending = to ? ` ${language.until} ${sayNumber(to, use, language)}` : '';
  // The unit of "$5 million" is said with the word behind the amount.
  if (language.magnitudeWords.test(next.split('/')[0]!))
    return sayNumber(number, 'masculine', language) + ending;
  if (amount.magnitude) {
    const magnitude = numberOf(amount.magnitude, number.whole === 1 && !number.fraction ? 1 : 2);
    return `${sayNumber(number, 'masculine', language)}${ending} ${magnitude} ${unitOf(magnitude, name, language)}`;
  }
  if (number.fraction.length !== 2)
    return `${sayNumber(number, use, language)}${ending} ${numberOf(name, to ? 2 : number.whole)}`;
  const cents = sayCents(amount, number.fraction, language);
  if (number.whole === 0 && cents) return cents.slice(language.withCents.length).trim();
  return [language.cardinal(number.whole, use), numberOf(name, number.whole), cents]
    .filter(Boolean)
    .join(' ');
};

/** The second half of "$5 million", and a currency that stands behind such a word: "5 millions €". */
export const moneyBehind: Rule = (core, place) => {
  const { language } = place;
  const previous = coreAt(place, -1);
  if (!language.magnitudeWords.test(core)) {
    const currency = language.magnitudeWords.test(previous) ? language.currencies[core] : undefined;
    return currency && unitOf(previous, currency.name, language);
  }
  const amount = readAmount(previous, language);
  if (!amount) return undefined;
  const magnitude = language.magnitudes[core.toLowerCase()]?.[1] ?? core;
  return { said: `${magnitude} ${unitOf(magnitude, amount.currency.name, language)}`, ...noDot(place) };
};

/** "Mio." loses its full stop unless the line ends with it. */
const noDot = ({ tokens, at }: Place): { dots?: string } => (at < tokens.length - 1 ? { dots: '' } : {});

/** "2.5M people", "500k": a magnitude without a currency. "4K" is a kind of picture. */
export const magnitude: Rule = (core, { language }) => {
  const match = /^(\d[\d.,]*)([kKM]|bn|mn|(?<=[.,]\d)B)$/.exec(core);
  const noun = match && language.magnitudes[match[2]!.toLowerCase()];
  const number = noun && !/^[48]K$/.test(core) ? readNumber(match![1]!, language.decimal) : undefined;
  if (!noun || !number) return undefined;
  return `${sayNumber(number, 'masculine', language)} ${numberOf(noun, number.whole === 1 && !number.fraction ? 1 : 2)}`;
};

/** What is said for "…/month" and "…/h" behind an amount. */
export function perWhat(written: string, { units, perUnit, perUnits }: SpokenLanguage): string {
  const own = perUnits?.[written];
  return own ?? `${perUnit} ${Object.hasOwn(units, written) ? units[written]![0] : written}`;
}

/** "20km", "50%", "10–15°C". */
export const withUnit: Rule = (core, place) => {
  const { language } = place;
  const match = /^([-−]?)(\d[\d.,]*)(?:[-–](\d[\d.,]*))?([^\d.,].*)$/u.exec(core);
  const noun = match && Object.hasOwn(language.units, match[4]!) ? language.units[match[4]!] : undefined;
  const number = noun && readNumber(match![2]!, language.decimal);
  if (!match || !noun || !number) return undefined;
  const use = numberUse(noun[0], language);
  const to = match[3] ? readNumber(match[3], language.decimal) : undefined;
  const said = [
    ...(match[1] ? [language.minus] : []),
    sayNumber(number, use, language),
    ...(to ? [language.until, sayNumber(to, use, language)] : []),
  ];
  return [...said, numberOf(noun, number.whole === 1 && !number.fraction && !to ? 1 : 2)].join(' ');
};

/** "20 km": the unit is a word of its own. */
export const unitBehind: Rule = (core, place) => {
  const { units, unitOnlyBefore, decimal } = place.language;
  const noun = Object.hasOwn(units, core) ? units[core] : undefined;
  const previous = coreAt(place, -1);
  const fits = unitOnlyBefore?.[core]?.test(coreBehind(place)) ?? true;
  // "km/h" can be nothing else, also without a number.
  if (noun && core.includes('/') && !/\d$/.test(previous)) return noun[1];
  const before = place.tokens[place.at - 1];
  if (!noun || !fits || !/\d$/.test(previous) || before?.dots || before?.close) return undefined;
  const number = readNumber(previous, decimal);
  const said = numberOf(noun, number?.whole === 1 && !number.fraction ? 1 : 2);
  return { said, ...(/^[\p{Ll}\d]/u.test(coreAt(place, 1)) && noDot(place)) };
};
