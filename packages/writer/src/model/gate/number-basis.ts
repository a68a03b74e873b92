import { baseLanguage } from '@parlance/kernel/languages';
import { isYear } from '@parlance/language/claims/figures';
import { cuesOf } from '@parlance/language/claims/number-cues';
import type { NumberMention } from '@parlance/language/claims/number-mention';
import { readNumbers } from '@parlance/language/claims/read-numbers';
import { unitOf } from '@parlance/language/claims/units';
import { fold, stemOf } from '@parlance/language/text/fold';

const WORD = /\p{L}[\p{L}\p{M}]{2,}/gu;
const HOURS_A_WEEK = 168;
const HOURS_A_YEAR = 8766;
const LAST_DAY = 31;
const DAYS_A_MONTH = 30.4375;
const DAYS_A_YEAR = 12 * DAYS_A_MONTH;
const DECADE = 10;
const CENTURY = 100;
const ROUGH_YEARS = 3;
/** Below, and where a number is round, too many ways lead to any number to look for one. */
const TELLING_FROM = 20;
const TIMES = [7, 12, 24, 30, 52, 60, 365];
const EXACT_SHARE = 0.02;
const ROUGH_SHARE = 0.15;

type Unit = NonNullable<ReturnType<typeof unitOf>>;
type Quoted = {
  told: NumberMention[];
  years: number[];
  /** Amounts that are no year, and how many things are listed. */
  amounts: number[];
  units: Unit[];
  /** Sizes of units of time, in hours, with or without a number. */
  times: number[];
};

const decadesIn = (values: readonly string[]): number[] =>
  values.flatMap((value) => (value.startsWith('decade:') ? Number(value.slice(7)) : []));

/** "The diver, a biologist and a teacher": three of them, told without a number. */
function listed(words: string, language: string): number[] {
  const joints = cuesOf(baseLanguage(language)).and.split(' ');
  const count =
    words.split(/,|\s+/u).filter((word) => joints.includes(word)).length + words.split(',').length;
  return count > 1 ? [count] : [];
}

function readQuoted(words: string, language: string): Quoted {
  const told = readNumbers(words, language);
  const units = (words.match(WORD) ?? []).flatMap((word) => unitOf(word) ?? []);
  return {
    told,
    years: told.flatMap(({ amount, values }) => (isYear(amount) ? [amount] : decadesIn(values))),
    amounts: [
      ...told.flatMap(({ amount }) => (amount === undefined || isYear(amount) ? [] : [amount])),
      ...listed(words, language),
    ],
    units,
    times: units.flatMap(({ measure, size }) => (measure === 'time' ? [size] : [])),
  };
}

/** How many years a number is, if it may be so many: "twenty years", "aged 22". */
function spanOf({ amount = 0, counts }: NumberMention): number[] {
  const unit = unitOf(counts);
  if (unit === undefined) return amount > 2 && !isYear(amount) ? [amount] : [];
  const years = (amount * unit.size) / HOURS_A_YEAR;
  return unit.measure === 'time' && unit.size >= HOURS_A_YEAR ? [years] : [];
}

/** Years that are told, or that a span leads to; "the next year" is a span of one. */
function yearsFrom({ told, years, times }: Quoted): number[] {
  const spans = [...told.flatMap(spanOf), ...(times.includes(HOURS_A_YEAR) ? [1] : [])];
  return years.flatMap((year) => [year, ...spans.flatMap((span) => [year - span, year + span])]);
}

/** How far any two of some numbers are apart. */
const gaps = (numbers: readonly number[]): number[] =>
  numbers.flatMap((one) => numbers.flatMap((other) => (one > other ? [one - other] : [])));

const within = (value: number, from: number, size: number): boolean => value >= from && value < from + size;

/** A decade or a century of a year, or the tens of an age: "in his thirties". */
function timeFollows({ kind, values }: NumberMention, quoted: Quoted): boolean {
  const years = yearsFrom(quoted);
  return values.some((value) => {
    const [sort, number] = value.split(':');
    const said = Number(number);
    if (sort === 'century') return years.some((year) => within(year, (said - 1) * CENTURY, CENTURY));
    if (sort === 'decade') return years.some((year) => within(year, said - 1, DECADE + 1));
    if (kind !== 'decade') return false;
    return [...years.map((year) => year % CENTURY), ...gaps(quoted.years), ...quoted.amounts].some((years) =>
      within(years, said - 1, DECADE + 1),
    );
  });
}

/** A month or a day of the week: another one is told, and how far it is. */
function dateFollows({ values }: NumberMention, { told, times }: Quoted): boolean {
  const sort = values[0]?.split(':')[0] ?? '';
  const isReached = times.some((size) => (sort === 'month' ? size >= HOURS_A_WEEK : size <= HOURS_A_WEEK));
  return isReached && told.some((other) => other.values.some((value) => value.startsWith(`${sort}:`)));
}

/** What an amount, a fraction or a percentage is worth. */
function worthOf({ amount, values }: NumberMention): number[] {
  const [part, whole] = (values.find((value) => value.includes('/')) ?? '').split('/').map(Number);
  return [...(amount === undefined ? [] : [amount]), ...(part && whole ? [part / whole] : [])];
}

/** Days between dates of the quotation, months taken to be of one length, also over the turn of a year. */
function daysBetween(told: readonly NumberMention[]): number[] {
  const days = told.flatMap(({ values }, at) => {
    const month = values.find((value) => value.startsWith('month:'));
    if (month === undefined) return [];
    const beside = [told[at - 1], told[at + 1]].map((other) => other?.amount);
    const day = beside.find((amount) => amount !== undefined && amount <= LAST_DAY) ?? 0;
    return [Number(month.slice('month:'.length)) * DAYS_A_MONTH + day];
  });
  return gaps(days.flatMap((day) => [day, day + DAYS_A_YEAR]));
}

/** By what a number is more in the units of the other: there and back, hours of a day, feet of a metre. */
function factors(mention: NumberMention, { units, times }: Quoted): number[] {
  const unit = unitOf(mention.counts);
  const measured = units.filter(({ measure }) => measure === unit?.measure);
  return [
    2,
    ...(isShare(mention) ? [100] : []),
    ...(times.length > 0 ? TIMES : []),
    ...measured.map(({ size }) => size / (unit?.size ?? size)),
  ];
}

/** What any two of some numbers make. */
const made = (numbers: readonly number[]): number[] =>
  numbers.flatMap((one, at) =>
    numbers.toSpliced(at, 1).flatMap((other) => [one + other, one - other, one * other, one / other]),
  );

/** Whether some two of the numbers make this one, in other units, or with one more or less. */
function isReckoned(mention: NumberMention, quoted: Quoted): boolean {
  const { amount = 0, rough } = mention;
  const known = [...quoted.told.flatMap(worthOf), ...quoted.amounts];
  const sum = known.reduce((all, one) => all + one, 0);
  const share = rough ? ROUGH_SHARE : EXACT_SHARE;
  const by = factors(mention, quoted);
  return [...known, ...made(known), sum, ...daysBetween(quoted.told)]
    .flatMap((one) => [one, one + 1, one - 1, ...by.flatMap((factor) => [one * factor, one / factor])])
    .some((one) => Math.abs(one - amount) <= amount * share);
}

const isShare = ({ values }: NumberMention): boolean => values.some((value) => /^pct:|\//.test(value));

/** What it counts, as far as two languages have the same word for it. */
function sameThing(one: NumberMention, other: NumberMention): boolean {
  if (isShare(one) || isShare(other)) return isShare(one) && isShare(other);
  if (one.counts === undefined || other.counts === undefined) return false;
  const [unit, otherUnit] = [unitOf(one.counts), unitOf(other.counts)];
  if (unit && otherUnit) return unit.measure === otherUnit.measure && unit.size === otherUnit.size;
  return stemOf(fold(one.counts)) === stemOf(fold(other.counts));
}

/** Whether somebody who says the one may mean the other. */
function mayMean(said: number, known: number, { rough, side }: NumberMention): boolean {
  if (side === 'above' && known < said) return false;
  if (side === 'below' && known > said) return false;
  return Math.abs(said - known) <= (rough ? said * ROUGH_SHARE : 0);
}

/** The quotation counts the same thing once, and otherwise, and has nothing to reckon it with. */
function isDenied(mention: NumberMention, { told, amounts }: Quoted): boolean {
  const same = told.filter((other) => sameThing(mention, other));
  const [said] = worthOf(mention);
  if (same.length !== 1 || said === undefined) return false;
  // "There and back" is twice as far.
  const once = same.flatMap(worthOf).flatMap((known) => [known, known * 2]);
  return ![...once, ...made(amounts)].some((known) => mayMean(said, known, mention));
}

const isTelling = (amount: number | undefined): amount is number =>
  amount !== undefined && amount > TELLING_FROM && amount % 10 ** Math.floor(Math.log10(amount)) !== 0;

/**
 * Whether a number may follow from words of the source that were quoted for it. What one may reckon is not listed: there
 * must be something to reckon with, nothing that speaks against it, and a number that nobody says by chance has to come
 * out in some way.
 */
export function numberFollows(mention: NumberMention, words: string, language: string): boolean {
  const quoted = readQuoted(words, language);
  const { amount, kind, values } = mention;
  if (kind === 'date') return dateFollows(mention, quoted);
  if (kind === 'decade' || kind === 'century') return timeFollows(mention, quoted);
  if (values.some((value) => value.startsWith('year2:')))
    return yearsFrom(quoted).some((year) => year % CENTURY === amount);
  if (isYear(amount) && unitOf(mention.counts) === undefined) {
    const reach = mention.rough ? ROUGH_YEARS : 0;
    const isReached = yearsFrom(quoted).some((year) => Math.abs(year - amount) <= reach);
    return isReached || made(quoted.amounts).includes(amount);
  }
  if (isTelling(amount) && !isReckoned(mention, quoted)) return false;
  return (
    (quoted.amounts.length > 0 || quoted.told.length > 0 || quoted.units.length > 0) &&
    !isDenied(mention, quoted)
  );
}
